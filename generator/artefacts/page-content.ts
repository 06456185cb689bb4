import type { StoredContent } from '../output/output-file.ts';
import type { Copy, FileFacts } from './workshop.ts';

/** Bytes of a page or of a copy of it: read when they are asked for. */
export class PageContent implements StoredContent {
  readonly #facts: FileFacts;
  readonly entry: string | undefined;
  readonly #extension: string;
  readonly #read: (extension: string) => Promise<Uint8Array>;

  constructor(
    { extension, content }: Copy<FileFacts>,
    entry: string | undefined,
    read: (extension: string) => Promise<Uint8Array>,
  ) {
    this.#facts = content;
    this.entry = entry;
    this.#extension = extension;
    this.#read = read;
  }

  get size(): number {
    return this.#facts.size;
  }

  get hash(): string {
    return this.#facts.hash;
  }

  read(): Promise<Uint8Array> {
    return this.#read(this.#extension);
  }
}
