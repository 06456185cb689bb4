import { createElement, Fragment, type ReactNode } from 'react';
import type { InlineNode, InlineText } from '../model/planned/values.ts';
import { renderFormula } from './formula.tsx';
import { LinkName } from './link-name.tsx';
import { MailAddress } from './mail-address.tsx';
import { NoteMark } from './note-mark.tsx';
import { withoutNoncharacters } from './without-noncharacters.ts';

/**
 * A key combination is one `<kbd>` with nested ones.
 * https://html.spec.whatwg.org/multipage/text-level-semantics.html#the-kbd-element
 */
function renderKeys(keys: string[]): ReactNode {
  if (keys.length === 1) return <kbd dir="ltr">{keys[0]}</kbd>;
  return createElement(
    'kbd',
    { dir: 'ltr' },
    ...keys.map((key, index) => (index % 2 === 0 ? createElement('kbd', {}, key) : key)),
  );
}

const elementOfMark = { strong: 'strong', emphasis: 'em', subscript: 'sub', superscript: 'sup', struck: 's' } as const;

function renderNode(node: InlineNode): ReactNode {
  if (typeof node === 'string') return node;
  if (node.mark === 'break') return <br />;
  if (node.mark === 'key') return renderKeys(node.keys);
  if (node.mark === 'formula') return renderFormula(node);
  if (node.mark === 'run') return <code dir="ltr">{node.text}</code>;
  if (node.mark === 'note') return createElement(NoteMark, { note: node });
  const children = node.children.map(renderNode);
  if (node.mark === 'language') return createElement('bdi', { lang: node.lang, dir: node.dir }, ...children);
  if (node.mark === 'abbreviation') return createElement('abbr', { title: node.meaning }, ...children);
  if (node.mark !== 'link') return createElement(elementOfMark[node.mark], {}, ...children);
  const [words] = node.children;
  const isAddress = typeof words === 'string' && node.href === `mailto:${withoutNoncharacters(words)}`;
  if (isAddress) return createElement('a', { href: node.href }, createElement(MailAddress, { value: words }));
  const name = createElement(LinkName, { href: node.href, label: wordsOf(node.children) });
  return createElement('a', { href: node.href }, ...children, name);
}

/**
 * Renders a sentence with its marks. Children are passed as arguments and need no keys. Not a component: a page has dozens of
 * sentences, most of them plain strings.
 */
export function inline(text: InlineText): ReactNode {
  return typeof text === 'string' ? text : createElement(Fragment, {}, ...text.map(renderNode));
}

/**
 * Sentence as plain text where elements are not possible, e.g. in an accessible name; bidi characters of a plain sentence are
 * kept.
 */
export const asWords = (text: InlineText): string => (typeof text === 'string' ? text : wordsOf(text));

/** Words of a sentence without marks: for comparing, measuring and naming. */
export function wordsOf(text: InlineText): string {
  if (typeof text === 'string') return withoutNoncharacters(text);
  return text.map((node) => (typeof node === 'string' ? withoutNoncharacters(node) : plainOf(node))).join('');
}

function plainOf(node: Exclude<InlineNode, string>): string {
  if (node.mark === 'break') return '\n';
  if (node.mark === 'note') return '';
  if (node.mark === 'key') return withoutNoncharacters(node.keys.join(''));
  if (node.mark === 'formula') return withoutNoncharacters(node.tex);
  return node.mark === 'run' ? withoutNoncharacters(node.text) : wordsOf(node.children);
}
