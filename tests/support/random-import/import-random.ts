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

/** Text of a file, for the message of a failure; of a package, that it is one. */
const textOf = (content: string | Uint8Array | undefined): string => (typeof content === 'string' ? content : '(a package)');

/** What an import says of a site of random documents. */
export interface RandomImport {
  documents: number;
  words: number;
  /** Documents of which something is not explained. */
  open: number;
  /** What the account cannot explain, and errors of the new site: each with the seed and the document. */
  problems: string[];
}

/** Imports a site of random documents, and proves what was kept. */
export async function importRandom(format: RandomFormat, seed: number, count: number): Promise<RandomImport> {
  const files = randomSites[format](seed, count);
  const folder = await writeSite(files);
  const { account, diagnostics } = await importTemporarily(folder);
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const found = (account?.documents ?? []).flatMap(({ id, missing }) =>
    missing.map((one) => `${id}: ${one.measure} ${JSON.stringify(one)}`),
  );
  const shown = (account?.documents ?? []).filter(({ missing }) => missing.length > 0).slice(0, 3);
  const texts = shown.map(({ place: { file } }) => `${file}:\n${textOf(files[file])}`);
  const problems = [...errors.map((error) => JSON.stringify(error)), ...found, ...texts].map((one) => `seed ${seed}: ${one}`);
  if (account?.isBalanced !== true && problems.length === 0) problems.push(`seed ${seed}: no account`);
  const open = account ? account.documents.filter(({ missing }) => missing.length > 0).length : count;
  return { open, documents: account?.documents.length ?? 0, words: account?.sum.words.in ?? 0, problems };
}
