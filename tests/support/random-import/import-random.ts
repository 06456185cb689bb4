import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { temporaryFolder } from '../build.ts';
import { importTemporarily } from '../import-site.ts';
import { randomSites, type SiteFiles } from './random-sites.ts';

export type RandomFormat = keyof typeof randomSites;

async function writeSite(files: SiteFiles): Promise<string> {
  const folder = await temporaryFolder();
  for (const [file, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), content);
  }
  return folder;
}

/** What an import says of a site of random documents. */
export interface RandomImport {
  documents: number;
  words: number;
  /** What the account cannot explain, and errors of the new site: each with the seed and the document. */
  problems: string[];
}

/** Imports a site of random documents, and proves what was kept. */
export async function importRandom(format: RandomFormat, seed: number, count: number): Promise<RandomImport> {
  const folder = await writeSite(randomSites[format](seed, count));
  const { account, diagnostics } = await importTemporarily(folder);
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const found = (account?.documents ?? []).flatMap(({ id, missing }) =>
    missing.map((one) => `${id}: ${one.measure} ${JSON.stringify(one)}`),
  );
  const problems = [...errors.map((error) => JSON.stringify(error)), ...found].map((one) => `seed ${seed}: ${one}`);
  if (account?.isBalanced !== true && problems.length === 0) problems.push(`seed ${seed}: no account`);
  return { documents: account?.documents.length ?? 0, words: account?.sum.words.in ?? 0, problems };
}
