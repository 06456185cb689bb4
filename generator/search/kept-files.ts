import { resolve } from 'node:path';
import { serialize } from 'node:v8';
import pLimit from 'p-limit';
import { copyOf, knownCopiesForm } from '../artefacts/kept-forms.ts';
import { compressedCopies, compressionKey, type Effort } from '../hosts/compress.ts';
import { isBytes, listOf, mapOf, takeValue } from '../kept-value.ts';
import { hashBytes, type OutputFile, type StoredFile } from '../output/output-file.ts';
import { store } from '../store.ts';

interface Copy<Content> {
  extension: string;
  content: Content;
}

/** What is known of a file and of its compressed copies without their bytes. */
type KnownCopies = Copy<{ size: number; hash: string }>[];

const entryOf = (hash: string, effort: Effort) => `search/${hash} ${compressionKey} ${effort}`;

async function makeCopies({ content }: OutputFile, hash: string, effort: Effort): Promise<Copy<Uint8Array>[]> {
  const bytes = Buffer.from(content);
  const copies = [{ extension: '', content: bytes }, ...(await compressedCopies(bytes, effort))];
  await store.put(entryOf(hash, effort), serialize(copies));
  return copies;
}

export interface KeepInput {
  files: readonly OutputFile[];
  /** Whose files these are: what is known of them is kept together. */
  siteFile: string;
  effort: Effort;
}

/**
 * Files with their compressed copies, as pages have them: those that the build before made are neither compressed nor read.
 * An index has hundreds, and an edit changes a few.
 */
export async function keepFiles({ files, siteFile, effort }: KeepInput): Promise<StoredFile[]> {
  if (files.length === 0) return [];
  const name = `search of/${effort} ${compressionKey} ${hashBytes(resolve(siteFile))}`;
  const known: ReadonlyMap<string, KnownCopies> = (await takeValue(name, mapOf(knownCopiesForm))) ?? new Map();
  const used = new Map<string, KnownCopies>();
  const all = await pLimit(8).map([...files], async (file): Promise<StoredFile[]> => {
    const hash = hashBytes(file.content);
    const made = known.has(hash) ? undefined : await makeCopies(file, hash, effort);
    const copies =
      known.get(hash) ??
      (made ?? []).map(({ extension, content }) => ({
        extension,
        content: { size: content.byteLength, hash: hashBytes(content) },
      }));
    used.set(hash, copies);
    const read = async (extension: string): Promise<Uint8Array> => {
      if (extension === '') return Buffer.from(file.content);
      const wanted = copies.find((one) => one.extension === extension)?.content.hash;
      const isWanted = (one: Copy<Uint8Array>) => one.extension === extension && hashBytes(one.content) === wanted;
      const stored = await takeValue(entryOf(hash, effort), listOf(copyOf(isBytes)));
      const copy = stored?.find(isWanted) ?? (await makeCopies(file, hash, effort)).find(isWanted);
      if (!copy) throw new Error(`${file.path} has no copy "${extension}".`);
      return copy.content;
    };
    return copies.map(({ extension, content }) => ({
      path: file.path + extension,
      content: { ...content, entry: entryOf(hash, effort), read: () => read(extension) },
    }));
  });
  if (used.size !== known.size || [...used.keys()].some((hash) => !known.has(hash))) await store.put(name, serialize(used));
  return all.flat();
}
