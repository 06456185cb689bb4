import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { projectRoot } from '../support/project-root.ts';

/** Files of a public repository at a commit, with their SHA-256. They are under the GPL, and so not part of this project. */
interface SampleRepository {
  repository: string;
  commit: string;
  files: Record<string, string>;
}

export interface Sample {
  name: string;
  address: string;
  hash: string;
}

const repositories: SampleRepository[] = JSON.parse(readFileSync(join(import.meta.dirname, 'samples.json'), 'utf8'));

/** Public exports of WordPress: content for tests of themes and importers. */
export const samples: Sample[] = repositories.flatMap(({ repository, commit, files }) =>
  Object.entries(files).map(([path, hash]) => ({
    name: `${basename(repository)}/${path}`,
    address: `https://raw.githubusercontent.com/${repository}/${commit}/${path}`,
    hash,
  })),
);

const folder = join(projectRoot, 'node_modules/.cache/qiyam-samples');

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/**
 * Path of a sample, fetched once.
 * @throws Error if it cannot be fetched or is not the expected file
 */
export async function fileOfSample({ address, hash }: Sample): Promise<string> {
  const file = join(folder, `${hash}.xml`);
  if (existsSync(file) && hashOf(readFileSync(file)) === hash) return file;
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (hashOf(bytes) !== hash) throw new Error(`${address} is not the expected file.`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, bytes);
  return file;
}
