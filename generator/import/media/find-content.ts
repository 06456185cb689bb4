import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashBytes } from '../../core/util/hash.ts';
import { fileLimits } from '../../core/util/limits.ts';
import { type Candidates, candidatesOf } from './candidates.ts';
import type { Downloads } from './downloads.ts';
import { fileWithin, LocalFiles, type LocalResult } from './local-files.ts';
import type { MediaKind, MediaReason, MediaRequest } from './media-types.ts';
import { FetchError } from './receive-body.ts';

/** Content of a request, or why there is none. */
export type FoundContent =
  | { outcome: 'copied'; file: string }
  /** @property name suggested by the server. @property fetchedFrom for `ContentFinder.forget` */
  | { outcome: 'fetched'; file: string; name?: string; fetchedFrom: string }
  | { outcome: 'missing' | 'refused'; reason: MediaReason; detail: string };

export interface ContentPlaces {
  sourceRoot: string;
  uploads?: string | undefined;
  /** Folder of files that were inside files of the source. */
  extracted?: string | undefined;
  site: URL | undefined;
  /** Folder for content that is not in a file. */
  work: string;
  /** Absent if nothing is fetched. */
  downloads: Downloads | undefined;
}

/** Maximum size by the kind that is asked for, in bytes. */
const mostBytes: Record<MediaKind, number> = {
  picture: fileLimits.picture,
  file: fileLimits.video,
  audio: fileLimits.audio,
  video: fileLimits.video,
};

/** Reasons that say that there is no such file; others say that it may not be used. */
const missingReasons = new Set<MediaReason>([
  ...(['missing', 'gone', 'forbidden', 'unknown-host', 'busy', 'server-error', 'timeout', 'connection', 'host-down'] as const),
]);

/** Failure of a fetch, as a result. */
export const failed = (reason: MediaReason, detail: string): FoundContent => ({
  outcome: missingReasons.has(reason) ? 'missing' : 'refused',
  reason,
  detail,
});

/** Finds the content of requests: given with the request, in the folders, on the network. */
export class ContentFinder {
  readonly #places: ContentPlaces;
  readonly #source: LocalFiles;
  readonly #uploads: LocalFiles | undefined;

  constructor(places: ContentPlaces) {
    this.#places = places;
    this.#source = new LocalFiles(places.sourceRoot);
    this.#uploads = places.uploads === undefined ? undefined : new LocalFiles(places.uploads);
  }

  async find(request: MediaRequest): Promise<FoundContent> {
    if (request.bytes) return { outcome: 'copied', file: await this.keep(request.bytes) };
    const atHand = request.file === undefined ? undefined : this.#within(request.file);
    if (atHand === 'outside') return failed('outside', request.file ?? '');
    if (atHand) return { outcome: 'copied', file: atHand.file };
    const candidates = candidatesOf(request, this.#places.site);
    if (candidates.data) return { outcome: 'copied', file: await this.keep(candidates.data) };
    const local = this.#findLocally(candidates);
    if (typeof local === 'object') return { outcome: 'copied', file: local.file };
    return (await this.#fetch(candidates, request.kind)) ?? this.#notFound(candidates, local);
  }

  /** Has content fetched again next time: it is no picture, for instance, but a page that says so. */
  async forget({ fetchedFrom }: FoundContent & { outcome: 'fetched' }): Promise<void> {
    await this.#places.downloads?.forget(fetchedFrom);
  }

  /** Writes content into a file that is named by its hash. @returns path of the file */
  async keep(bytes: Uint8Array): Promise<string> {
    const { work } = this.#places;
    await mkdir(work, { recursive: true });
    const file = join(work, `${hashBytes(bytes)}.data`);
    // Whole at once: another request may read the same content.
    const unfinished = `${file}.${randomUUID()}`;
    await writeFile(unfinished, bytes);
    await rename(unfinished, file);
    return file;
  }

  #within(file: string): LocalResult {
    const { sourceRoot, uploads, extracted } = this.#places;
    return fileWithin(
      [sourceRoot, uploads, extracted].filter((folder) => folder !== undefined),
      file,
    );
  }

  #findLocally({ uploads, source }: Candidates): LocalResult {
    let result: LocalResult;
    const uploadPaths = ['', 'uploads/', 'wp-content/uploads/'].flatMap((folder) => uploads.map((path) => folder + path));
    for (const [files, paths] of [
      [this.#uploads, uploadPaths],
      [this.#source, [...source, ...uploadPaths]],
    ] as const)
      for (const path of files ? paths : []) {
        const found = files?.find(path);
        if (typeof found === 'object') return found;
        result ??= found;
      }
    return result;
  }

  async #fetch({ remote }: Candidates, kind: MediaKind): Promise<FoundContent | undefined> {
    const { downloads } = this.#places;
    let result: FoundContent | undefined;
    for (const address of downloads ? remote : []) {
      try {
        const { name } = (await downloads?.fetch(address, mostBytes[kind])) ?? {};
        const { href } = address;
        return { outcome: 'fetched', file: downloads?.fileOf(href) ?? '', ...(name && { name }), fetchedFrom: href };
      } catch (error) {
        if (!(error instanceof FetchError)) throw error;
        result = failed(error.reason, error.message);
      }
    }
    return result;
  }

  #notFound({ refusal }: Candidates, local: LocalResult): FoundContent {
    if (local === 'outside') return failed('outside', '');
    return refusal ? failed(refusal.reason, refusal.detail) : failed('missing', '');
  }
}
