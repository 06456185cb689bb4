import type { MessageLanguage } from '../../../../templates/languages/message-languages.ts';
import { escapeHtml } from '../../../core/util/escape-html.ts';
import type { Place } from '../../model/content.ts';
import { type Counts, type Measure, measures } from '../../model/losses.ts';
import type { Line, Lines } from '../account.ts';
import { columnNames, commas, counted, formatted, measureNames, sentences } from './words.ts';

/** Text of the source within a line, which has its own direction. */
export const isolated = (text: string): string => `<bdi>${escapeHtml(text)}</bdi>`;

/** Name of a file, an element or an address: always left to right. */
export const code = (text: string): string => `<code dir="ltr">${escapeHtml(text)}</code>`;

export const paragraph = (text: string, classes = ''): string => `<p${classes && ` class="${classes}"`}>${text}</p>`;

export function list(items: readonly string[], classes = 'list'): string {
  return items.length === 0 ? '' : `<ul class="${classes}" role="list">${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
}

const columns = ['in', 'kept', 'changed', 'omitted', 'unaccounted'] as const;

function cell(line: Line, column: (typeof columns)[number], language: MessageLanguage): string {
  const number = line[column];
  const classes = number === 0 ? 'zero' : column === 'unaccounted' ? 'bad' : '';
  return `<td role="cell" data-name="${escapeHtml(columnNames[column][language])}"${classes && ` class="${classes}"`}>${formatted(number)}</td>`;
}

/** Table of measures. Rows become cards on phones, so roles are stated. */
export function measureTable(lines: Lines, language: MessageLanguage, name: string): string {
  const shown = measures.filter((measure) => lines[measure].in > 0);
  if (shown.length === 0) return '';
  const head = (['measure', ...columns] as const).map(
    (key) => `<th scope="col" role="columnheader">${columnNames[key][language]}</th>`,
  );
  const rows = shown.map(
    (measure) =>
      `<tr role="row"><th scope="row" role="rowheader">${measureNames[measure][language]}</th>${columns.map((column) => cell(lines[measure], column, language)).join('')}</tr>`,
  );
  return (
    `<table role="table" aria-label="${escapeHtml(name)}"><thead role="rowgroup"><tr role="row">${head.join('')}</tr></thead>` +
    `<tbody role="rowgroup">${rows.join('')}</tbody></table>`
  );
}

/** Where something is in the source. */
export function placeText(place: Place | undefined, language: MessageLanguage): string {
  if (!place || place.file === '') return '';
  return place.line === undefined ? code(place.file) : sentences[language].file(code(place.file), formatted(place.line));
}

/** `2 links, 1 picture`. */
export function countsText(counts: Partial<Counts>, language: MessageLanguage): string {
  return measures
    .filter((measure: Measure) => (counts[measure] ?? 0) !== 0)
    .map((measure) => counted(Math.abs(counts[measure] ?? 0), measure, language))
    .join(commas[language]);
}
