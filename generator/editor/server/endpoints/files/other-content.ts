import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { readJson } from '../../../../core/json/value.ts';
import type { Project } from '../../../../core/util/project.ts';

/** Whether a text somewhere in a value has some words in it. */
function says(value: unknown, words: string): boolean {
  if (typeof value === 'string') return value.includes(words);
  return typeof value === 'object' && value !== null && Object.values(value).some((part) => says(part, words));
}

/** Tells whether a file of content may name a file of the assets; of what is no JSON that is not known. */
export function namesOf(text: string): (source: string) => boolean {
  const value = readJson(text);
  return (source) => value === undefined || says(value, source);
}

/** Files of content in the folder of a site, but for its own: the name of each and its text. */
export async function otherContent({ root, siteFile }: Project): Promise<{ name: string; text: string }[]> {
  const entries = await readdir(root, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile() && entry.name.endsWith('.json') && entry.name !== basename(siteFile));
  return Promise.all(names.map(async ({ name }) => ({ name, text: await readFile(join(root, name), 'utf8') })));
}

/** Other files of content that name a file of the assets; of what is no JSON its text is asked. */
export async function othersNaming(project: Project): Promise<(source: string) => string[]> {
  const others = (await otherContent(project)).map(({ name, text }) => ({ name, text, value: readJson(text) }));
  return (source) =>
    others
      .filter(({ text, value }) => (value === undefined ? text.includes(source) : says(value, source)))
      .map(({ name }) => name);
}
