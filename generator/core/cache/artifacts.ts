import { deserialize, serialize } from 'node:v8';
import { hashBytes } from '../util/hash.ts';
import type { CodeScope, StoredContent, StoreLocation } from '../util/stored-content.ts';
import type { Store } from './store.ts';
import type { ArtifactFile, ArtifactMetadata, FileMetadata } from './task.ts';

/** Cache record of an artifact: its metadata, without the bytes of its files. */
export interface ArtifactRecord<Facts> extends ArtifactMetadata<Facts> {
  /** Fingerprint of the content that the input is created from, if known without creating the input. */
  inputFingerprint: string | undefined;
}

type ArtifactFiles = readonly ArtifactFile<Uint8Array>[];

/** Store key of the files of an artifact. */
export const entryKeyOf = (task: string, key: string): string => `made by ${task}/${key}`;

/** Stores the files of an artifact. */
export const putArtifact = (store: Store, entry: string, files: ArtifactFiles): Promise<void> =>
  store.put(entry, serialize(files));

/** Files of an artifact; undefined if missing or corrupt. Never throws. */
export async function getArtifact(store: Store, entry: string): Promise<ArtifactFiles | undefined> {
  const bytes = await store.get(entry);
  return bytes && (deserialize(bytes) as ArtifactFiles);
}

const hasHashes = (files: ArtifactFiles, expected: readonly ArtifactFile<FileMetadata>[]) =>
  expected.every(({ content: { hash } }, index) => {
    const actual = files[index]?.content;
    return actual !== undefined && hashBytes(actual) === hash;
  });

/** Artifact whose files can be created again if the store lacks them. */
export interface StoredArtifact {
  entryKey: string;
  record: ArtifactRecord<unknown>;
  make: () => Promise<ArtifactFiles>;
}

/** Files of an artifact, from the store or created again. */
export async function readArtifact(store: Store, { entryKey, record, make }: StoredArtifact): Promise<ArtifactFiles> {
  const cached = await getArtifact(store, entryKey);
  if (cached && hasHashes(cached, record.files)) return cached;
  const files = await make();
  await putArtifact(store, entryKey, files);
  return files;
}

/** Content of a file of an artifact, read on demand. A class because there are tens of thousands of instances. */
export class ArtifactContent implements StoredContent {
  readonly #metadata: FileMetadata;
  readonly #extension: string;
  readonly #artifact: StoredArtifact;
  readonly #code: CodeScope;
  readonly #read: (thing: StoredArtifact) => Promise<ArtifactFiles>;

  constructor(
    { extension, content }: ArtifactFile<FileMetadata>,
    { artifact, code }: { artifact: StoredArtifact; code: CodeScope },
    read: (thing: StoredArtifact) => Promise<ArtifactFiles>,
  ) {
    this.#metadata = content;
    this.#extension = extension;
    this.#artifact = artifact;
    this.#code = code;
    this.#read = read;
  }

  get location(): StoreLocation {
    return { code: this.#code, entryKey: this.#artifact.entryKey };
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
