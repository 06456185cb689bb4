import { fileOfHref } from '../../templates/files/file-kinds.ts';
import { walkFields } from '../content/fields.ts';

/** Addresses of files in a sentence, whose links are written in it. */
const inSentence = /(?<=\]\()\/[^\s)]+/g;

/** Names of the files under `assets/` that some content names or links to, pictures apart. */
export function namedFiles(content: unknown): Set<string> {
  const named = new Set<string>();
  const link = (href: string) => {
    const file = fileOfHref(href);
    if (file !== undefined) named.add(file);
  };
  walkFields(content, ({ value, kind }) => {
    if (typeof value !== 'string') return;
    if (kind === 'file') named.add(value);
    if (kind === 'href' || kind === 'path') link(value);
    if (kind === 'inline') for (const [href] of value.matchAll(inSentence)) link(href);
  });
  return named;
}
