import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { filesOfFolder } from '../../generator/cli/new/folder-files.ts';
import type { NewSite } from '../../generator/cli/new/site-of-start.ts';
import type { LanguageChoice, StartName } from '../../generator/cli/new/starts.ts';
import { languageChoiceNames, startNames } from '../../generator/cli/new/starts.ts';
import { temporaryFolder } from './build.ts';
import { projectRoot } from './project-root.ts';

/** New site with all defaults. */
export const defaultOptions: NewSite = {
  languages: 'ar',
  year: 2026,
  schema: './site.schema.json',
  dependency: 'file:qiyam.tgz',
};

/**
 * Files of a new site in a temporary folder.
 * @returns path of its site file
 */
export async function newSite(start: StartName, overrides: Partial<NewSite> = {}): Promise<string> {
  const folder = await temporaryFolder();
  for (const [name, content] of filesOfFolder(projectRoot, start, { ...defaultOptions, ...overrides })) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  return join(folder, 'site.json');
}

/** Every starter site with every choice of languages. */
export const startCases: { start: StartName; languages: LanguageChoice }[] = startNames.flatMap((start) =>
  languageChoiceNames.map((languages) => ({ start, languages })),
);
