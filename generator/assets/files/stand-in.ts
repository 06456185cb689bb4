import { closeSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { openRegularFile } from '../../core/util/regular-file.ts';

/** Placeholder in place of a file whose content is stored elsewhere. */
export type StandIn = 'lfs' | 'annex' | 'cloud' | 'empty';

/** Maximum size of a placeholder, in bytes. */
const maxBytes = 1024;

const texts: [kind: StandIn, form: RegExp][] = [
  ['lfs', /^version https:\/\/(?:git-lfs\.github\.com|hawser\.github\.com)\/spec\//],
  ['annex', /^(?:\.\.\/)*(?:\.git)?\/?annex\/objects\//],
];

/** Kind of placeholder that a file is; undefined if it may be the file itself. */
export function standInOf(dir: string, source: string): StandIn | undefined {
  const opened = openRegularFile(join(dir, source));
  if ('reason' in opened) return undefined;
  try {
    if (opened.stats.size === 0) return 'empty';
    if (opened.stats.size > maxBytes) return undefined;
    const bytes = Buffer.alloc(maxBytes);
    const text = bytes.toString('latin1', 0, readSync(opened.file, bytes, 0, maxBytes, 0));
    return texts.find(([, form]) => form.test(text))?.[0];
  } finally {
    closeSync(opened.file);
  }
}

/** Name of the placeholder that iCloud leaves for a file: `.photo.jpg.icloud`. */
export const cloudName = (source: string): string => source.replace(/[^/]*$/, (name) => `.${name}.icloud`);
