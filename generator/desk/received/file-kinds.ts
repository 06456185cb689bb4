import { open } from 'node:fs/promises';
import { accepted } from '../../../templates/blocks/form/file-rules.ts';

type Kind = keyof typeof accepted;

/** Media types by kind of file, as read from the first bytes. Drawings (SVG) are no pictures here: they may contain scripts. */
const mediaTypes: Record<Kind, RegExp> = {
  pdf: /^application\/pdf$/,
  word: /^application\/(?:x-cfb|vnd\.openxmlformats-officedocument\.wordprocessingml\.document|vnd\.oasis\.opendocument\.text)$/,
  excel:
    /^application\/(?:x-cfb|vnd\.openxmlformats-officedocument\.spreadsheetml\.sheet|vnd\.oasis\.opendocument\.spreadsheet)$/,
  image: /^image\/(?!svg)/,
  audio: /^audio\//,
  video: /^video\//,
};

const isKind = (name: string): name is Kind => Object.hasOwn(accepted, name);

/** Extensions of each kind; kinds by media type have none. */
const extensionOf = (name: string) => /\.[^.]+$/.exec(name.toLowerCase())?.[0] ?? '';

/** Whether the name fits a kind: only kinds that browsers choose by extension have some. */
const fitsName = (kind: Kind, name: string) => {
  const extensions = accepted[kind].split(',').filter((one) => one.startsWith('.'));
  return extensions.length === 0 || extensions.includes(extensionOf(name));
};

/**
 * Whether a file is of a kind that the form accepts, by its first bytes and its name.
 * @param accept kinds; absent: all
 */
export async function isAcceptedFile(path: string, name: string, accept: readonly string[] | undefined): Promise<boolean> {
  const kinds = (accept ?? Object.keys(accepted)).filter(isKind);
  const { fileTypeFromFile } = await import('file-type');
  const found = await fileTypeFromFile(path);
  if (found) return kinds.some((kind) => mediaTypes[kind].test(found.mime) && fitsName(kind, name));
  if (!kinds.includes('excel') || extensionOf(name) !== '.csv') return false;
  const handle = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(4096), 0, 4096, 0);
    // Comma-separated text has no signature, and may be in a former encoding.
    return !buffer.subarray(0, bytesRead).includes(0);
  } finally {
    await handle.close();
  }
}
