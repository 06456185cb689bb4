import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileListName } from '../../../../build/write/file-list.ts';
import { contentHash } from '../../../../core/util/hash.ts';
import { isWithin } from '../../../../core/util/is-within.ts';
import type { SiteVersion } from './rendered-version.ts';

/** Site of the last build; undefined if there is none. Only files in its folder are read. */
export async function builtVersion(outDir: string): Promise<SiteVersion | undefined> {
  const record = join(outDir, fileListName);
  const text = await readFile(record, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const files = new Set(text.split('\n').filter((line) => line !== '' && !line.startsWith('#')));
  const read = async (path: string) => {
    if (!files.has(path) || !isWithin(outDir, join(outDir, path))) return undefined;
    return readFile(join(outDir, path)).catch(() => undefined);
  };
  return {
    key: contentHash(text),
    content: undefined,
    when: (await stat(record)).mtimeMs,
    pages: [...files].filter((file) => /(?<!(?:^|\/)404)\.html$/.test(file)),
    page: async (outputPath) => (await read(outputPath))?.toString(),
    file: read,
  };
}
