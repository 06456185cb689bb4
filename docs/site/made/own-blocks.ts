import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from './page.ts';
import { inLanguage } from './recipes.ts';

/** What makers of blocks read, in a language: the title, and the text below it and below the way to the other language. */
function readDocument(root: string, name: string): { title: string; body: string } {
  const source = readFileSync(join(root, 'docs', name), 'utf8').replaceAll('\r\n', '\n');
  const [, title = '', body = ''] = /^# ([^\n]+)\n\n\[[^\]]+\]\(own-blocks[.\w]*\)\n(.*)$/s.exec(source) ?? [];
  return { title, body };
}

const fences = /^(```[^\n]+\n)(.*?)^```$/gms;

/** Code stands in the English alone: a text of another language has an empty fence with the same words in its place. */
function withCodeOf(english: string, text: string): string {
  const codes = new Map([...english.matchAll(fences)].map(([fence, opening]) => [opening, fence]));
  return text.replaceAll(fences, (fence, opening: string) => codes.get(opening) ?? fence);
}

/** How a site brings blocks of its own, as the documents of the repository say it. */
export function ownBlocksSections(root: string): Content[] {
  const english = readDocument(root, 'own-blocks.md');
  const arabic = readDocument(root, 'own-blocks.ar.md');
  return [inLanguage('ar', withCodeOf(english.body, arabic.body), arabic.title), inLanguage('en', english.body, english.title)];
}
