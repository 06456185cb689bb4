import { defaultTreeAdapter, html as htmlNames, parseFragment } from 'parse5';
import type { HtmlContext } from '../../generator/import/html/html-reader.ts';
import { readHtml } from '../../generator/import/html/read-html.ts';
import type { BlockNode } from '../../generator/import/model/content.ts';
import { type Losses, noLosses } from '../../generator/import/model/losses.ts';
import { textOfBlocks } from '../../generator/import/model/text.ts';

/** Blocks of a part of a page, without their places, and what was lost. */
export function readPart(html: string, context: Partial<HtmlContext> = {}): { blocks: BlockNode[]; losses: Losses } {
  const losses = noLosses();
  const blocks = readHtml(html, { place: { file: 'page.html' }, losses, language: 'ar', ...context });
  return { blocks: JSON.parse(JSON.stringify(blocks, (key, value) => (key === 'place' ? undefined : value))), losses };
}

/** Words of a text, sorted. */
export const wordsOf = (text: string): string[] => (text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).sort();

/** Words of blocks and of everything that is left out or changed. */
export function accountedWords(blocks: BlockNode[], { omissions, changes }: Losses): string[] {
  const words = wordsOf(textOfBlocks(blocks));
  for (const { text } of omissions) words.push(...wordsOf(text));
  for (const { before, after } of changes) {
    words.push(...wordsOf(before));
    for (const word of wordsOf(after)) words.splice(words.indexOf(word), 1);
  }
  return words.sort();
}

interface AnyNode {
  nodeName: string;
  value?: string;
  attrs?: { name: string; value: string }[];
  childNodes?: AnyNode[];
}

const ignored = new Set(['script', 'style', 'template', 'noembed', 'frame', 'head']);
const inline =
  /^(?:a|abbr|acronym|b|bdi|bdo|big|cite|code|data|del|dfn|em|font|i|ins|kbd|label|map|mark|ruby|rb|rtc|s|samp|small|span|strike|strong|sub|sup|time|tt|u|var|wbr|picture|noscript)$/;
const worded: Record<string, string> = {
  img: 'alt',
  area: 'alt',
  abbr: 'title',
  acronym: 'title',
  iframe: 'title',
  video: 'title',
  audio: 'title',
  object: 'title',
  embed: 'title',
};

/** A link that looks like a button is a box apart. */
const isButton = ({ nodeName, attrs = [] }: AnyNode): boolean =>
  nodeName === 'a' && attrs.some(({ name, value }) => name === 'class' && /(?:^|[\s_-])(?:btn|button)\b/.test(value));

const isInline = (node: AnyNode): boolean => inline.test(node.nodeName) && !isButton(node);

/**
 * Text of a tree of parse5, by a walk that shares nothing with the reader.
 * @param apart takes hidden parts, which do not separate words; absent in such a part
 */
function textOf(node: AnyNode, apart?: string[]): string {
  if (node.nodeName === '#text') return node.value ?? '';
  if (ignored.has(node.nodeName)) return '';
  const attribute = (name: string | undefined) => node.attrs?.find((one) => one.name === name)?.value;
  const isHidden = attribute('hidden') !== undefined || /display:\s*none/.test(attribute('style') ?? '');
  const inner = (node.childNodes ?? []).map((child) => textOf(child, isHidden ? undefined : apart)).join('');
  const words = attribute(worded[node.nodeName]);
  const isAbbreviation = /^(?:abbr|acronym)$/.test(node.nodeName);
  const text = words === undefined ? inner : isAbbreviation ? `${inner} ${words} ` : ` ${words} ${inner}`;
  const separated = isInline(node) || node.nodeName.startsWith('#') ? text : ` ${text} `;
  if (!isHidden || apart === undefined) return separated;
  apart.push(text);
  return isInline(node) ? '' : ' ';
}

/** Words of a part of a page by an independent walk. */
export function sourceWords(html: string): string[] {
  const body = defaultTreeAdapter.createElement('body', htmlNames.NS.HTML, []);
  const apart: string[] = [];
  const text = textOf(parseFragment(body, html, { scriptingEnabled: false }) as AnyNode, apart);
  return [text, ...apart].flatMap(wordsOf).sort();
}
