import { constants } from 'node:fs';
import { copyFile, mkdir, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, extname, join } from 'node:path';
import pLimit from 'p-limit';
import { hashBytes, hashFile } from '../../core/util/hash.ts';
import { AssetNames, isNumbered, nameInAddress, stemFor, titleInName, withoutEnding } from './asset-names.ts';
import { type DownloadOptions, Downloads } from './downloads.ts';
import { ContentFinder, type FoundContent } from './find-content.ts';
import { fileWithin } from './local-files.ts';
import type { MediaChange, MediaFile, MediaReason, MediaRecord, MediaRequest } from './media-types.ts';
import { plainPictureTools } from './picture-tools.ts';
import { placeholderFor } from './placeholder.ts';
import { prepareFile } from './prepare-file.ts';
import { type PictureTools, preparePicture } from './prepare-picture.ts';

export interface MediaStoreOptions {
  /** Folder for the results, with the layout of `assets/`. */
  staging: string;
  /** Folder of the source. */
  sourceRoot: string;
  /** Folder `wp-content/uploads` of a WordPress site, or a folder above it. */
  uploads?: string | undefined;
  /** Folder of files that were inside files of the source, such as the pictures of a Word document. */
  extracted?: string | undefined;
  /** Address of the old site. */
  address?: string | undefined;
  /** Whether files may be fetched from the network. */
  isFetching: boolean;
  /** Folder of what was fetched, for an import that is started again. */
  cache: string;
  /** Folder of content that is in no file and of converted files, which the caller removes (default: that of the cache). */
  work?: string | undefined;
  /** Milliseconds between two requests to one host (default: 500). */
  delay?: number | undefined;
  /** Replaces the network and the clock in tests. */
  fetcher?: Pick<DownloadOptions, 'transport' | 'lookUp' | 'sleep' | 'now' | 'timeouts'> | undefined;
  /** Result of `openPictureTools` (default: without cache and HEIC). */
  tools?: PictureTools | undefined;
  /** Result of `names` of an earlier import: the same files keep their names. */
  names?: ReadonlyMap<string, string> | undefined;
  /** Folder `assets/` of the earlier import: what cannot be brought any more is taken from there. */
  present?: string | undefined;
  /** Names under `assets/` that are in use, apart from those of the earlier import. */
  taken?: Iterable<string> | undefined;
  progress?: ((event: { done: number; total: number; address: string }) => void) | undefined;
}

/** Content that was converted, before it has a name. */
type Prepared =
  | {
      state: 'ready';
      folder: string;
      ending: string;
      kind: MediaFile['kind'];
      /** File that contains it. */
      file: string;
      hash: string;
      size: number;
      width?: number;
      height?: number;
      changes: MediaChange[];
    }
  | { state: 'refused'; reason: MediaReason; detail: string };

interface Found {
  request: MediaRequest;
  outcome: MediaRecord['outcome'];
  /** Name on the old site. */
  name: string;
  prepared: Prepared;
}

/**
 * Brings the pictures and files of an old site into a folder. Each content is one file, whatever its addresses; pictures that
 * cannot be brought have a placeholder.
 */
export class MediaStore {
  readonly #options: MediaStoreOptions;
  readonly #finder: ContentFinder;
  readonly #names = new AssetNames();
  readonly #given = new Map<string, string>();
  /** Prepared content by its hash and role; assets by the hash of their content and folder. */
  readonly #prepared = new Map<string, Promise<Prepared>>();
  readonly #assets = new Map<string, string>();
  readonly #results = new Map<string, MediaFile | undefined>();
  readonly #records = new Map<string, MediaRecord>();
  readonly #files = new Map<string, { bytes: number; hash: string }>();

  constructor(options: MediaStoreOptions) {
    const { sourceRoot, uploads, extracted, cache, delay, fetcher, isFetching } = options;
    const site = options.address !== undefined && URL.canParse(options.address) ? new URL(options.address) : undefined;
    const downloads = isFetching ? new Downloads({ ...fetcher, cache, delay, site }) : undefined;
    this.#options = options;
    this.#finder = new ContentFinder({ sourceRoot, uploads, extracted, site, work: options.work ?? cache, downloads });
    for (const asset of [...(options.names?.values() ?? []), ...(options.taken ?? [])]) this.#names.reserve(asset);
  }

  /**
   * Brings files. Names depend on the addresses of one call, not on their order.
   * @returns results by `MediaRequest.key`; files other than pictures that cannot be brought are absent
   */
  async get(requests: readonly MediaRequest[]): Promise<Map<string, MediaFile>> {
    const wanted = new Map<string, MediaRequest>();
    for (const request of requests) if (!this.#results.has(idOf(request))) wanted.set(idOf(request), request);
    let done = 0;
    // Pictures are decoded in parallel; what is fetched waits for its turn.
    const found = await pLimit(availableParallelism()).map(wanted.values(), async (request) => {
      const one = await this.#find(request);
      this.#options.progress?.({ done: ++done, total: wanted.size, address: request.address });
      return one;
    });
    // Former names come first: content that also has a new address keeps its name.
    const orderOf = ({ request }: Found) => [this.#formerName(request) === undefined ? '1' : '0', request.address, idOf(request)];
    const sorted = found.toSorted((a, b) => compare(orderOf(a).join('\n'), orderOf(b).join('\n')));
    for (const one of sorted) this.#results.set(idOf(one.request), await this.#place(one));
    const results = requests.map((request) => [request.key, this.#results.get(idOf(request))] as const);
    return new Map(results.filter((entry): entry is [string, MediaFile] => entry[1] !== undefined));
  }

  /** All files, with their size and hash (`hashBytes`). */
  files(): { asset: string; bytes: number; hash: string }[] {
    return [...this.#files].map(([asset, facts]) => ({ asset, ...facts })).sort((a, b) => compare(a.asset, b.asset));
  }

  /** What became of a request. */
  recordOf(request: MediaRequest): MediaRecord | undefined {
    return this.#records.get(fileIdOf(request));
  }

  /** What became of each address, sorted by it. */
  report(): MediaRecord[] {
    return [...this.#records.values()].sort((a, b) => compare(a.address, b.address) || compare(a.kind, b.kind));
  }

  /** Names of the files by what asked for them, for {@link MediaStoreOptions.names} of the next import. */
  names(): Map<string, string> {
    return new Map([...this.#given].sort(([a], [b]) => compare(a, b)));
  }

  async #find(request: MediaRequest): Promise<Found> {
    const found = await this.#finder.find(request);
    const content = found.outcome === 'missing' ? (this.#former(request) ?? found) : found;
    const suggested = content.outcome === 'fetched' ? content.name : undefined;
    const name = suggested ?? nameInAddress(request.file ?? request.address);
    if (!('file' in content)) return { request, outcome: content.outcome, name, prepared: { state: 'refused', ...content } };
    const prepared = await this.#prepare(content, name, request);
    const isRefused = prepared.state === 'refused';
    if (isRefused && content.outcome === 'fetched') await this.#finder.forget(content);
    return { request, outcome: isRefused ? 'refused' : content.outcome, name, prepared };
  }

  /** The same content in the same role is prepared once. */
  async #prepare({ file }: { file: string }, name: string, { kind }: MediaRequest): Promise<Prepared> {
    const isText = /\.(?:csv|ics|vtt)$/i.exec(name)?.[0].toLowerCase() ?? '';
    const key = `${kind === 'picture' ? kind : 'file'}${isText} ${await hashFile(file)}`;
    const known = this.#prepared.get(key) ?? this.#prepareNew(file, name, kind === 'picture');
    this.#prepared.set(key, known);
    return known;
  }

  async #prepareNew(file: string, name: string, isPicture: boolean): Promise<Prepared> {
    const { tools = plainPictureTools } = this.#options;
    const made = isPicture ? await preparePicture(file, name, tools) : await prepareFile(file, name, tools);
    if (made.state === 'refused') return made;
    const { bytes, ending, width, height, changes } = made;
    const content = bytes ? await this.#finder.keep(bytes) : file;
    return {
      state: 'ready',
      folder: 'folder' in made ? made.folder : 'pictures/',
      ending,
      kind: 'group' in made ? made.group : 'picture',
      file: content,
      hash: await hashFile(content),
      size: (await stat(content)).size,
      ...(width !== undefined && height !== undefined && { width, height }),
      changes: [...changes],
    };
  }

  async #place(found: Found): Promise<MediaFile | undefined> {
    const { request, outcome, name, prepared } = found;
    const { address, kind } = request;
    if (prepared.state === 'refused') {
      const { reason, detail } = prepared;
      const file = kind === 'picture' ? await this.#placeholder(request) : undefined;
      const more = { ...(detail !== '' && { detail }), ...(file && { asset: file.asset }) };
      this.#records.set(fileIdOf(request), { address: shortAddress(address), kind, outcome, reason, ...more, changes: [] });
      return file;
    }
    const { width, height, size, hash } = prepared;
    const asset = await this.#assetFor(found, prepared);
    if (!/^data:/i.test(address)) this.#given.set(nameKeyOf(request), asset);
    const changes = [...prepared.changes, ...(isWrongEnding(name, prepared) ? (['extension'] as const) : [])];
    this.#records.set(fileIdOf(request), { address: shortAddress(address), kind, outcome, asset, changes, bytes: size, hash });
    const title = titleInName(name);
    return {
      asset,
      kind: prepared.kind,
      ...(width !== undefined && height !== undefined && { width, height }),
      isPlaceholder: false,
      address,
      ...(title !== undefined && { title }),
    };
  }

  #formerName(request: MediaRequest): string | undefined {
    return this.#options.names?.get(nameKeyOf(request));
  }

  /** File that the earlier import brought. */
  #former(request: MediaRequest): FoundContent | undefined {
    const { present } = this.#options;
    const name = this.#formerName(request);
    if (present === undefined || name === undefined) return undefined;
    const file = fileWithin([present], join(present, name));
    return typeof file === 'object' ? { outcome: 'copied', file: file.file } : undefined;
  }

  async #assetFor({ request, name }: Found, prepared: Prepared & { state: 'ready' }): Promise<string> {
    const { folder, ending, file, hash, size } = prepared;
    const key = `${folder} ${ending} ${hash}`;
    const known = this.#assets.get(key);
    if (known !== undefined) return known;
    const former = this.#formerName(request);
    const isFormer = former?.startsWith(folder) === true && former.endsWith(`.${ending}`) && !this.#files.has(former);
    const own = withoutEnding(name);
    const wishes = isNumbered(own) ? [request.alt ?? '', own] : [own, request.alt ?? ''];
    const asset = isFormer ? former : this.#names.give(folder, stemFor(wishes, request.kind), ending);
    this.#assets.set(key, asset);
    await this.#write(asset, file);
    this.#files.set(asset, { bytes: size, hash });
    return asset;
  }

  async #write(asset: string, content: Uint8Array | string): Promise<void> {
    const target = join(this.#options.staging, asset);
    await mkdir(dirname(target), { recursive: true });
    if (typeof content === 'string') await copyFile(content, target, constants.COPYFILE_FICLONE);
    else await writeFile(target, content);
  }

  async #placeholder({ address, width, height }: MediaRequest): Promise<MediaFile> {
    const { asset, svg, ...size } = placeholderFor(width, height);
    const bytes = Buffer.from(svg);
    if (!this.#files.has(asset)) {
      await this.#write(asset, bytes);
      this.#files.set(asset, { bytes: bytes.length, hash: hashBytes(bytes) });
    }
    return { asset, kind: 'picture', ...size, isPlaceholder: true, address };
  }
}

/** Identifies the file of a request over several imports. */
const nameKeyOf = ({ address, base, kind }: MediaRequest) => {
  const isRelative = !/^(?:[a-z][a-z\d+.-]*:|\/)/i.test(address);
  return `${kind} ${address}${isRelative ? ` in ${base}` : ''}`;
};

/** Requests for the same file in the same role. */
const fileIdOf = (request: MediaRequest) => {
  const { bytes, file = '', originals = [] } = request;
  return [nameKeyOf(request), bytes ? hashBytes(bytes) : file, ...originals].join('\n');
};

/** Requests with the same result. */
const idOf = (request: MediaRequest) => [fileIdOf(request), request.width ?? '', request.height ?? ''].join('\n');

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Addresses that contain their file are only named. */
const shortAddress = (address: string) => (/^data:/i.test(address) ? address.slice(0, 60) : address);

const sameEndings: Record<string, string> = { jpeg: 'jpg', jpe: 'jpg', tiff: 'tif', m4v: 'mp4', m4b: 'm4a' };

function isWrongEnding(name: string, { ending, changes }: Prepared & { state: 'ready' }): boolean {
  const own = extname(name).slice(1).toLowerCase();
  return own !== '' && (sameEndings[own] ?? own) !== ending && !changes.includes('format');
}
