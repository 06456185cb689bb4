import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../support/project-root.ts';

/** An input that showed a fault of the product, kept so that the fault cannot come back. */
export interface Finding {
  layer: string;
  /** What was wrong, in words. */
  about: string;
  input: unknown;
}

/** Findings that `npm test` replays. */
export const keptFolder = join(projectRoot, 'tests/fuzz/findings');

/** Where a run leaves what it finds. */
export const foundFolder = join(projectRoot, 'out.fuzz');

export function readFindings(folder = keptFolder): (Finding & { name: string })[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return names
    .sort()
    .map((name) => ({ name: name.replace(/\.json$/, ''), ...JSON.parse(readFileSync(join(folder, name), 'utf8')) }));
}

export async function saveFinding(name: string, finding: Finding): Promise<string> {
  await mkdir(foundFolder, { recursive: true });
  const file = join(foundFolder, `${name}.json`);
  await writeFile(file, `${JSON.stringify(finding, null, 2)}\n`);
  return file;
}

/** Numbers, places and quoted words differ between inputs that show the same fault. */
export function kindOf(complaint: string): string {
  const [first = ''] = complaint.split('\n    at ', 2);
  const frame = /\n {4}at (?:[^\n]*\/)?(\S+?:\d+):/.exec(complaint)?.[1] ?? '';
  return `${first
    .replaceAll(/"(?:[^"\\]|\\.)*"?/g, '""')
    .replaceAll(/\d+(?:\.\d+)?/g, '#')
    .replaceAll(/\/[^\s:]*\/#?\S*/g, '/…')
    .slice(0, 160)} ${frame}`.trim();
}
