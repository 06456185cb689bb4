import { posix } from 'node:path';
import { decodedPart } from '../../../templates/model/addresses/decode.ts';
import type { MediaReason, MediaRequest } from './media-types.ts';

/** Places where a file may be, in the order in which they are tried. */
export interface Candidates {
  /** Paths in the folder of uploads and in the folder of the source. */
  uploads: string[];
  source: string[];
  remote: URL[];
  /** Content of a `data:` URL. */
  data?: Uint8Array;
  /** Why an address is no place at all. */
  refusal?: { reason: MediaReason; detail: string };
}

/** Folders of static files of site generators: an address from the root of the site is below one of them. */
const staticFolders = ['', 'static', 'public', 'assets', 'src', 'source', 'docs'];

const driveName = /^[a-z]:[\\/]/i;
const scheme = /^([a-z][a-z\d+.-]*):/i;

/** Both readings of a path: percent-decoded, and as written. */
function readings(path: string): string[] {
  const decoded = decodedPart(path);
  return decoded === undefined || decoded === path ? [path] : [decoded, path];
}

/** A path as written, and without its query and fragment, which a file name may contain too. */
function spellings(path: string): string[] {
  const [plain = ''] = path.split(/[?#]/);
  return [...new Set([...readings(plain), ...readings(path)])].filter(Boolean);
}

/** Path below the folder of uploads, in a usual installation and in a network of sites. */
function pathInUploads(path: string): string | undefined {
  const [, rest] = /(?:^|\/)(?:wp-content\/uploads|wp-content\/blogs\.dir\/\d+\/files)\/+(?:sites\/\d+\/)?(.+)$/.exec(path) ?? [];
  return rest;
}

/** Content of a `data:` URL. https://fetch.spec.whatwg.org/#data-url-processor */
function dataOf(address: string): Uint8Array | undefined {
  const [, head = '', body = ''] = /^data:([^,]*),(.*)$/is.exec(address) ?? [];
  const text = decodedPart(body) ?? body;
  const bytes = /;\s*base64\s*$/i.test(head) ? Buffer.from(text, 'base64') : Buffer.from(text);
  return bytes.length > 0 ? bytes : undefined;
}

/** Picture services that take the address of the original as their path. */
const pictureProxy = /^i\d\.wp\.com$/i;

/** Parameters that name the original in scripts that scale pictures: TimThumb, Next.js. */
const originalParameters = ['src', 'url', 'img', 'image'];

/** The original of a picture that a service or a script scales. */
function originalOf({ hostname, pathname, searchParams, href }: URL): URL | undefined {
  const named = originalParameters
    .map((name) => searchParams.get(name))
    .find((value) => /\.(?:jpe?g|png|gif|webp)$/i.test(value ?? ''));
  const original = pictureProxy.test(hostname) ? `https:/${pathname}` : named;
  return typeof original === 'string' && URL.canParse(original, href) ? new URL(original, href) : undefined;
}

const withoutWww = (host: string) => host.replace(/^www\./i, '');

/** Whether an address belongs to the old site, with or without `www`. */
const isOfSite = (url: URL, site: URL | undefined) => site !== undefined && withoutWww(url.host) === withoutWww(site.host);

class Places {
  readonly found: Candidates = { uploads: [], source: [], remote: [] };
  readonly #site: URL | undefined;

  constructor(site: URL | undefined) {
    this.#site = site;
  }

  add(address: string, base: string): void {
    const text = address.trim();
    const [, name = ''] = scheme.exec(text) ?? [];
    if (text.includes('\0') || driveName.test(text)) this.#refuse('outside', text);
    else if (/^data$/i.test(name)) this.#addData(text);
    else if (/^https?$/i.test(name) || text.startsWith('//')) this.#addUrl(text, `${this.#site?.protocol ?? 'https:'}//-/`);
    else if (name !== '') this.#refuse('scheme', `${name}:`);
    else if (text !== '') this.#addPath(text.replaceAll('\\', '/'), base);
  }

  #refuse(reason: MediaReason, detail: string): void {
    this.found.refusal ??= { reason, detail: detail.slice(0, 200) };
  }

  #addData(address: string): void {
    const data = dataOf(address);
    if (data) this.found.data ??= data;
    else this.#refuse('empty', 'data:');
  }

  #addUrl(address: string, base: string): void {
    if (!URL.canParse(address, base)) {
      this.#refuse('scheme', address);
      return;
    }
    const url = new URL(address, base);
    url.hash = '';
    const original = originalOf(url);
    if (original) this.#addUrl(original.href, base);
    this.found.remote.push(url);
    if (isOfSite(url, this.#site) || pathInUploads(url.pathname) !== undefined) this.#addLocal(url.pathname);
  }

  #addLocal(path: string): void {
    for (const reading of readings(path)) {
      const inUploads = pathInUploads(reading);
      if (inUploads !== undefined) this.found.uploads.push(inUploads);
      this.found.source.push(...staticFolders.map((folder) => posix.join(folder, reading.replace(/^\/+/, ''))));
    }
  }

  #addPath(path: string, base: string): void {
    const isOnline = /^https?:\/\//i.test(base);
    if (isOnline) {
      this.#addUrl(path, base);
      if (path.startsWith('/')) this.#addLocal(path);
      return;
    }
    const folder = base.includes('/') ? base.slice(0, base.lastIndexOf('/')) : '';
    for (const spelling of spellings(path)) {
      if (spelling.startsWith('/')) this.#addLocal(posix.normalize(spelling));
      else this.found.source.push(posix.join(folder, spelling));
    }
    if (this.#site) this.#addUrl(path, new URL(encodeURI(base), `${this.#site.href.replace(/\/$/, '')}/`).href);
  }
}

/**
 * Places of a requested file: those of its originals come first.
 * @param site address of the old site
 */
export function candidatesOf(request: Pick<MediaRequest, 'address' | 'base' | 'originals'>, site: URL | undefined): Candidates {
  const places = new Places(site);
  for (const address of [...(request.originals ?? []), request.address]) places.add(address, request.base);
  return places.found;
}
