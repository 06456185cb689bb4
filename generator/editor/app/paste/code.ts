import { type CodeLanguage, codeLanguageOf } from '../../../../templates/schema/code-languages.ts';
import { findForbidden, isCode } from '../../../../templates/schema/rules.ts';
import type { HtmlNode } from './html.ts';

/** Code block in running text. */
export interface CodePiece {
  type: 'code';
  language?: CodeLanguage;
  text: string;
}

/** Elements that hold one line of code each on some pages. */
const lines = /^(?:div|p|li|tr)$/;

/** Text of a code element, in which each line may be an element. */
function textOf(node: HtmlNode): string {
  if (node.name === '') return node.text;
  if (node.name === 'br') return '\n';
  if (/^(?:button|style|script)$/.test(node.name)) return '';
  return node.children.reduce((text, child) => {
    const isLine = lines.test(child.name) && text !== '' && !text.endsWith('\n');
    return text + (isLine ? '\n' : '') + textOf(child);
  }, '');
}

/** Removes characters that content may not contain and normalises line ends and no-break spaces. */
function cleanCode(text: string): string {
  const clean = text.replaceAll(/\r\n?/g, '\n').replaceAll('\u00a0', ' ');
  if (isCode(clean)) return clean;
  return [...clean.toWellFormed()].filter((character) => character === '\t' || findForbidden(character) === -1).join('');
}

/** Class names that state the language of code: `language-js`, `lang-js`, `highlight-source-js`. */
const naming = /(?:^|\s)(?:language|lang|highlight-source|brush:?)[-\s]?([\w+#-]+)/i;

function namedIn(node: HtmlNode): string | undefined {
  const found = node.attributes['data-lang'] ?? node.attributes['data-language'] ?? naming.exec(node.attributes.class ?? '')?.[1];
  if (found !== undefined) return found;
  return node.children.filter(({ name }) => name === 'code').map(namedIn)[0];
}

/**
 * Code block of a text; undefined if it is empty.
 * @param named language, by any of its names
 */
function pieceOf(text: string, named: string | undefined): CodePiece | undefined {
  const clean = cleanCode(text);
  const language = named === undefined ? undefined : codeLanguageOf(named);
  return /\S/.test(clean) ? { type: 'code', ...(language && { language }), text: clean } : undefined;
}

/**
 * Code block of a `pre` element.
 * @param context parent element; some pages state the language there
 */
export const codeIn = (node: HtmlNode, context?: HtmlNode): CodePiece | undefined =>
  pieceOf(textOf(node), namedIn(node) ?? (context && namedIn(context)));

/** Fenced code block of Markdown. https://spec.commonmark.org/0.31.2/#fenced-code-blocks */
const fenced = /^ {0,3}(`{3,}|~{3,})[^\S\n]*([^\s`]*)[^`\n]*\n((?:[\s\S]*?\n)??) {0,3}\1[`~]*[^\S\n]*$/m;

/** Splits plain text into text and fenced code blocks, in order. */
export function partsByFences(plain: string): (string | CodePiece)[] {
  const parts: (string | CodePiece)[] = [];
  let rest = plain.replaceAll(/\r\n?/g, '\n');
  for (let found = fenced.exec(rest); found; found = fenced.exec(rest)) {
    const [all, , named, code = ''] = found;
    const before = rest.slice(0, found.index);
    if (before.trim() !== '') parts.push(before);
    parts.push(pieceOf(code.replace(/\n$/, ''), named) ?? '');
    rest = rest.slice(found.index + all.length);
  }
  return rest.trim() === '' && parts.length > 0 ? parts : [...parts, rest];
}
