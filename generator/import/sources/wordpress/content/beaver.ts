import { escapeHtml } from '../../../../core/util/escape-html.ts';
import { type PhpValue, phpMembers, unserialize } from '../values/php-values.ts';
import { withParagraphs } from './paragraphs.ts';

const text = (value: PhpValue | undefined): string => (typeof value === 'string' ? value : '');

const textKeys = new Set(['heading', 'title', 'text', 'html', 'content', 'caption', 'label', 'description', 'quote', 'name']);

/** Texts of a module in their order. */
function moduleHtml(settings: PhpValue | undefined): string {
  const values = new Map(phpMembers(settings));
  const heading = text(values.get('heading'));
  const address = text(values.get('photo_src'));
  const parts = [...values].map(([key, value]) => {
    if (typeof value === 'object') return moduleHtml(value);
    return textKeys.has(key) && key !== 'heading' ? `<div>${withParagraphs(text(value))}</div>` : '';
  });
  const photo = address === '' ? '' : `<img src="${escapeHtml(address)}" alt="${escapeHtml(text(values.get('alt')))}">`;
  return (heading === '' ? '' : `<h2>${heading}</h2>`) + photo + parts.join('');
}

/** HTML of a page of Beaver Builder, as far as it is text; undefined if there is none. */
export function beaverHtml(data: string): string | undefined {
  const nodes = phpMembers(unserialize(data, { readsPlainObjects: true })).map(([, node]) => new Map(phpMembers(node)));
  const modules = nodes.filter((node) => node.get('type') === 'module');
  const sorted = modules.toSorted((one, other) => Number(one.get('position') ?? 0) - Number(other.get('position') ?? 0));
  const html = sorted.map((node) => moduleHtml(node.get('settings'))).join('\n');
  return html === '' ? undefined : html;
}
