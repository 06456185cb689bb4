import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { readJson } from '../../../../core/json/value.ts';
import type { Project } from '../../../../core/util/project.ts';

/** Whether any string in a value contains a text. */
function says(value: unknown, words: string): boolean {
  if (typeof value === 'string') return value.includes(words);
  return typeof value === 'object' && value !== null && Object.values(value).some((part) => says(part, words));
}

/** Function that tells whether a text of content refers to an asset; always true for invalid JSON. */
export function namesOf(text: string): (source: string) => boolean {
  const value = readJson(text);
  return (source) => value === undefined || says(value, source);
}

/** Report of an import: it lists files, but does not show them. */
const reportName = 'import.report.json';

/** Other content files in the project folder, with name and text. */
export async function otherContent({ root, siteFile }: Project): Promise<{ name: string; text: string }[]> {
  const entries = await readdir(root, { withFileTypes: true });
  const isOther = (name: string) => name.endsWith('.json') && name !== basename(siteFile) && name !== reportName;
  const names = entries.filter((entry) => entry.isFile() && isOther(entry.name));
  return Promise.all(names.map(async ({ name }) => ({ name, text: await readFile(join(root, name), 'utf8') })));
}

/** Function that lists the other content files that refer to an asset; invalid JSON is searched as text. */
export async function othersNaming(project: Project): Promise<(source: string) => string[]> {
  const others = (await otherContent(project)).map(({ name, text }) => ({ name, text, value: readJson(text) }));
  return (source) =>
    others
      .filter(({ text, value }) => (value === undefined ? text.includes(source) : says(value, source)))
      .map(({ name }) => name);
}
