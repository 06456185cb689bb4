import type { BlockNode } from '../../../model/content.ts';
import { firstOf, type Inner, type Written, withoutIndent } from './parts.ts';
import type { Reader } from './token.ts';

interface Tab {
  label: string;
  text: string;
  line: number;
}

/** Tabs whose labels and bodies are known. Text between them comes before. */
export function tabsOf(tabs: readonly Tab[], reader: Reader): BlockNode[] {
  if (tabs.length === 0) return [];
  return [{ type: 'tabs', tabs: tabs.map(({ label, text, line }) => ({ label, blocks: reader.readBlocks(text, line) })) }];
}

const opening = /\{\{[<%]\s*(tab|tab-item|item)(?=[\s>%])((?:"[^"]*"|(?![>%]\}\})[\s\S])*)[>%]\}\}/g;

/** `{{< tab "Title" >}}` inside `{{< tabs >}}`. */
export function shortcodeTabs(inner: Inner, reader: Reader): BlockNode[] {
  const tabs: Tab[] = [];
  let outside = '';
  let at = 0;
  for (let found = opening.exec(inner.text); found; found = opening.exec(inner.text)) {
    const close = new RegExp(`\\{\\{[<%]\\s*/\\s*${found[1]}\\s*[>%]\\}\\}`, 'g');
    close.lastIndex = opening.lastIndex;
    const end = close.exec(inner.text);
    outside += inner.text.slice(at, found.index);
    const from = opening.lastIndex;
    at = end ? close.lastIndex : inner.text.length;
    const text = inner.text.slice(from, end?.index ?? inner.text.length);
    const label = /(?:header|title|name|label)="([^"]*)"|"([^"]*)"/.exec(found[2] ?? '');
    const line = inner.line + inner.text.slice(0, from).split('\n').length - 1;
    tabs.push({ label: label?.[1] ?? label?.[2] ?? '', text: withoutIndent(text.replace(/^[ \t]*\n/, '')), line });
    opening.lastIndex = at;
  }
  opening.lastIndex = 0;
  outside += inner.text.slice(at);
  const before = outside.trim() === '' ? [] : reader.readBlocks(outside, inner.line);
  return [...before, ...tabsOf(tabs, reader)];
}

/** Labels of tabs by their values: `values={[{label: 'npm', value: 'npm'}]}`. */
export function labelsIn(expression: string): Record<string, string> {
  const labels: Record<string, string> = {};
  for (const [object] of expression.matchAll(/\{[^{}]*\}/g)) {
    const read = (name: string) => new RegExp(`\\b${name}:\\s*(["'\`])(.*?)\\1`).exec(object)?.[2];
    const [label, value] = [read('label'), read('value')];
    if (label !== undefined && value !== undefined) labels[value] = label;
  }
  return labels;
}

/** Label of a tab. */
export const labelOf = ({ values }: Written): string => firstOf(values, 'label', 'title', 'value') ?? '';
