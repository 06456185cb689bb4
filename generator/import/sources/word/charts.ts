import type { BlockNode, TableCell, TableNode } from '../../model/content.ts';
import { textOfInline } from '../../model/text.ts';
import { childOf, descendantsOf, textOf, type XmlElement } from '../office/xml.ts';
import { allTextOf } from './all-text.ts';
import { change, omit, type WordContext } from './context.ts';

interface Series {
  name: string;
  categories: Map<number, string>;
  values: Map<number, string>;
}

const valuesOf = (element: XmlElement | undefined): Map<number, string> =>
  new Map(descendantsOf(element, 'c:pt').map((point) => [Number(point.attributes.idx ?? 0), textOf(childOf(point, 'c:v'))]));

const readSeries = (element: XmlElement): Series => ({
  name: [...valuesOf(childOf(element, 'c:tx')).values()].join(' ') || textOf(childOf(element, 'c:tx', 'c:v')),
  categories: valuesOf(childOf(element, 'c:cat') ?? childOf(element, 'c:xVal')),
  values: valuesOf(childOf(element, 'c:val') ?? childOf(element, 'c:yVal')),
});

const cell = (value: string, isHead = false): TableCell => ({
  content: value === '' ? [] : [{ type: 'text', value }],
  ...(isHead ? { isHead } : {}),
});

function tableOf(title: string, series: Series[]): TableNode {
  const categories = new Map(series.flatMap((one) => [...one.categories]));
  const indexes = [...new Set(series.flatMap(({ categories: own, values }) => [...own.keys(), ...values.keys()]))];
  const rows = indexes
    .toSorted((a, b) => a - b)
    .map((index) => [cell(categories.get(index) ?? ''), ...series.map(({ values }) => cell(values.get(index) ?? ''))]);
  return {
    type: 'table',
    ...(title === '' ? {} : { caption: [{ type: 'text', value: title }] }),
    head: [[cell(''), ...series.map(({ name }) => cell(name, true))]],
    body: rows,
    foot: [],
  };
}

/** Values of a chart as a table. */
export function readChart(id: string | undefined, context: WordContext): BlockNode[] {
  const part = context.relationships.get(id ?? '')?.target;
  const tree = part === undefined ? undefined : context.file.readTree(part);
  const series = descendantsOf(tree, 'c:ser').map(readSeries);
  const title = descendantsOf(childOf(tree, 'c:chart', 'c:title'), 'a:p')
    .map(allTextOf)
    .join(' ')
    .trim();
  if (series.length === 0) {
    omit(context, { reason: 'unreadable', name: part ?? 'chart', text: '' });
    return [];
  }
  const table = tableOf(title, series);
  const cells = [...table.head, ...table.body].flat();
  const after = [title, ...cells.map(({ content }) => textOfInline(content))].filter(Boolean).join('\n');
  change(context, { reason: 'structure-flattened', name: 'c:chart', after, counts: { tableCells: cells.length } });
  return [table];
}
