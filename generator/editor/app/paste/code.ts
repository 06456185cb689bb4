import { type CodeLanguage, codeLanguageOf } from '../../../../templates/schema/code-languages.ts';
import { findForbidden, isCode } from '../../../../templates/schema/rules.ts';
import type { HtmlNode } from './html.ts';

/** Code as running text has it. */
export interface CodePiece {
  type: 'code';
  language?: CodeLanguage;
  text: string;
}

/** What begins on a line of its own where pages put each line of code into an element. */
const lines = /^(?:div|p|li|tr)$/;

/** The text of code, where each line may be an element, and numbers of lines may stand beside it. */
function textOf(node: HtmlNode): string {
  if (node.name === '') return node.text;
  if (node.name === 'br') return '\n';
  if (/^(?:button|style|script)$/.test(node.name)) return '';
  return node.children.reduce((text, child) => {
    const isLine = lines.test(child.name) && text !== '' && !text.endsWith('\n');
    return text + (isLine ? '\n' : '') + textOf(child);
  }, '');
}

/** Code without what no page can show, its lines as files of ours have them; nothing else of it is changed. */
function cleanCode(text: string): string {
  const clean = text.replaceAll(/\r\n?/g, '\n').replaceAll('\u00a0', ' ');
  if (isCode(clean)) return clean;
  return [...clean.toWellFormed()].filter((character) => character === '\t' || findForbidden(character) === -1).join('');
}

/** Classes by which pages name the language of code: `language-js`, `lang-js`, `highlight-source-js`. */
const naming = /(?:^|\s)(?:language|lang|highlight-source|brush:?)[-\s]?([\w+#-]+)/i;

function namedIn(node: HtmlNode): string | undefined {
  const found = node.attributes['data-lang'] ?? node.attributes['data-language'] ?? naming.exec(node.attributes.class ?? '')?.[1];
  if (found !== undefined) return found;
  return node.children.filter(({ name }) => name === 'code').map(namedIn)[0];
}

/** A piece of code; undefined where there is none. @param named the language, by whatever name */
function pieceOf(text: string, named: string | undefined): CodePiece | undefined {
  const clean = cleanCode(text);
  const language = named === undefined ? undefined : codeLanguageOf(named);
  return /\S/.test(clean) ? { type: 'code', ...(language && { language }), text: clean } : undefined;
}

/** What stands in a `pre` of HTML. @param around what it is in: some pages name the language there */
export const codeIn = (node: HtmlNode, around?: HtmlNode): CodePiece | undefined =>
  pieceOf(textOf(node), namedIn(node) ?? (around && namedIn(around)));

/** Code between fences, as Markdown has it. https://spec.commonmark.org/0.31.2/#fenced-code-blocks */
const fenced = /^ {0,3}(`{3,}|~{3,})[^\S\n]*([^\s`]*)[^`\n]*\n((?:[\s\S]*?\n)??) {0,3}\1[`~]*[^\S\n]*$/m;

/** Plain text in its order: what stands between fences is code, all else is not. */
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
