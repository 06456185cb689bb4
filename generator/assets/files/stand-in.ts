import { closeSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { openRegularFile } from '../../core/util/regular-file.ts';

/** What lies in the place of a file that is kept elsewhere. */
export type StandIn = 'lfs' | 'annex' | 'cloud' | 'empty';

/** Bytes that a stand-in has at most. */
const maxBytes = 1024;

const texts: [kind: StandIn, form: RegExp][] = [
  ['lfs', /^version https:\/\/(?:git-lfs\.github\.com|hawser\.github\.com)\/spec\//],
  ['annex', /^(?:\.\.\/)*(?:\.git)?\/?annex\/objects\//],
];

/** What a file is a stand-in of; undefined where it may be the file itself. */
export function standInOf(dir: string, source: string): StandIn | undefined {
  const opened = openRegularFile(join(dir, source));
  if ('refusal' in opened) return undefined;
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

/** How iCloud calls what it leaves in the place of a file: `.photo.jpg.icloud`. */
export const cloudName = (source: string): string => source.replace(/[^/]*$/, (name) => `.${name}.icloud`);
