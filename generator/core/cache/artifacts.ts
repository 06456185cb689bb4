import { deserialize, serialize } from 'node:v8';
import { hashBytes } from '../util/hash.ts';
import type { CodeScope, StoredContent, StoreLocation } from '../util/stored-content.ts';
import type { Store } from './store.ts';
import type { ArtifactFile, ArtifactMetadata, FileMetadata } from './task.ts';

/** What is remembered of a thing that was made, without the bytes of its files. */
export interface ArtifactRecord<Facts> extends ArtifactMetadata<Facts> {
  /** Names the content that its input is made of, where that is known without making the input. */
  name: string | undefined;
}

type ArtifactFiles = readonly ArtifactFile<Uint8Array>[];

/** Under which key the store has the files of a thing. */
export const entryKeyOf = (task: string, key: string): string => `made by ${task}/${key}`;

/** Keeps the files of a thing. */
export const putArtifact = (store: Store, entry: string, files: ArtifactFiles): Promise<void> =>
  store.put(entry, serialize(files));

/** The files of a thing; undefined where the store has not kept them as they were put. Never throws. */
export async function getArtifact(store: Store, entry: string): Promise<ArtifactFiles | undefined> {
  const bytes = await store.get(entry);
  return bytes && (deserialize(bytes) as ArtifactFiles);
}

const hasHashes = (files: ArtifactFiles, expected: readonly ArtifactFile<FileMetadata>[]) =>
  expected.every(({ content: { hash } }, index) => {
    const actual = files[index]?.content;
    return actual !== undefined && hashBytes(actual) === hash;
  });

/** A thing whose files may have to be made again. */
export interface StoredArtifact {
  entry: string;
  row: ArtifactRecord<unknown>;
  make: () => Promise<ArtifactFiles>;
}

/** The files of a thing: from the store, or made again where they are not there. */
export async function readArtifact(store: Store, { entry, row: record, make }: StoredArtifact): Promise<ArtifactFiles> {
  const cached = await getArtifact(store, entry);
  if (cached && hasHashes(cached, record.copies)) return cached;
  const files = await make();
  await putArtifact(store, entry, files);
  return files;
}

/** Bytes of a file of a thing: read when they are asked for. A class, as there are tens of thousands. */
export class ArtifactContent implements StoredContent {
  readonly #metadata: FileMetadata;
  readonly #extension: string;
  readonly #artifact: StoredArtifact;
  readonly #code: CodeScope;
  readonly #read: (thing: StoredArtifact) => Promise<ArtifactFiles>;

  constructor(
    { extension, content }: ArtifactFile<FileMetadata>,
    { thing, code }: { thing: StoredArtifact; code: CodeScope },
    read: (thing: StoredArtifact) => Promise<ArtifactFiles>,
  ) {
    this.#metadata = content;
    this.#extension = extension;
    this.#artifact = thing;
    this.#code = code;
    this.#read = read;
  }

  get place(): StoreLocation {
    return { code: this.#code, entry: this.#artifact.entry };
  }

  get size(): number {
    return this.#metadata.size;
  }

  get hash(): string {
    return this.#metadata.hash;
  }

  async read(): Promise<Uint8Array> {
    const file = (await this.#read(this.#artifact)).find(({ extension }) => extension === this.#extension);
    if (!file) throw new Error(`There is no copy "${this.#extension}".`);
    return file.content;
  }
}
