import type { Site } from '../../../site.schema.ts';
import { hashedFolder } from '../../content/site/page-url.ts';
import type { CopiedContent, InMemoryFile } from '../../core/util/output-file.ts';
import type { StoredContent } from '../../core/util/stored-content.ts';
import { cacheControl, caching } from '../hosting/headers.ts';
import type { HostPlan } from '../hosting/host-plan.ts';
import { dispositionOf, mediaTypeOf, mediaTypes } from '../hosting/media-types.ts';
import { byPath } from '../hosting/queries.ts';
import { redirectPages } from '../hosting/redirect-pages.ts';

/**
 * When an object is sent. A page comes after all that it shows, and what leads on to a page after that page: publishing
 * may end anywhere, and whatever visitors then get is whole.
 */
export const stages = ['hashed', 'named', 'page', 'redirect'] as const;

/** The bytes of an object that are sent from where they lie; `hash` names them. */
export interface FileBody extends Pick<CopiedContent, 'from' | 'size'> {
  hash: string;
}

/** The bytes of an object that are read when it is sent; `hash` names them. */
export interface LaterBody extends Pick<StoredContent, 'size' | 'read'> {
  hash: string;
}

/** What is published of a site: its files, large ones where they lie, and many as they are asked for. */
export type PublishedFile = InMemoryFile | { path: string; content: FileBody | LaterBody };

/** An object of a store that speaks S3. */
export interface PublishedObject {
  stage: (typeof stages)[number];
  key: string;
  body: Buffer | FileBody | LaterBody;
  contentType: string;
  cacheControl: string;
  /** Absent where browsers show what they get. */
  contentDisposition?: string | undefined;
  /** Where the object leads to, percent-encoded: known to the website endpoint of a store, others send the body. */
  location?: string;
}

/** Notes to other hosts, and compressed copies: stores cannot negotiate them, compressing is for the CDN. */
const forOtherHosts = /^_|\.(?:br|gz)$/;

/** Pages are kept under their address, without `.html`, so that no CDN has to rewrite it; two have a name that stores know. */
const keyOf = (path: string) => (/^(?:index|404)\.html$/.test(path) ? path : path.replace(/\.html$/, ''));

function stageOf(path: string): PublishedObject['stage'] {
  if (path.startsWith(hashedFolder)) return 'hashed';
  return path.endsWith('.html') ? 'page' : 'named';
}

/** Redirects of the content: for a website endpoint by its own header, for others as a page that leads on. No key has a query. */
function redirectObjects(editions: readonly Site[], { base, redirects }: HostPlan, folder: string): PublishedObject[] {
  const pages = redirectPages(...editions);
  return byPath(redirects).flatMap(({ from, to, fragment }, index) => {
    const names = from.map((path) => path.slice(base.length)).map((path) => (/^$|\/$/.test(path) ? `${path}index.html` : path));
    return [...new Set(names)].map((name) => ({
      stage: 'redirect' as const,
      key: folder + name,
      body: Buffer.from(pages[index]?.content ?? ''),
      contentType: mediaTypes.html ?? '',
      cacheControl: caching.page,
      location: to + fragment,
    }));
  });
}

export interface PlanObjectsOptions {
  /** In all its languages, the default first. */
  sites: readonly Site[];
  plan: HostPlan;
  /** What a build wrote. */
  files: PublishedFile[];
  /** Folder of the bucket, with a slash at its end, or empty: the path at the origin of the CDN. */
  prefix: string;
}

/** The folder of the store that holds the site, its base path included; empty, or with a slash at its end. */
export const siteFolder = ({ plan, prefix }: Pick<PlanObjectsOptions, 'plan' | 'prefix'>) => prefix + plan.base.slice(1);

/** What a store has to hold for a site, in the order in which it is sent. */
export function planObjects(options: PlanObjectsOptions): PublishedObject[] {
  const { sites, plan, files } = options;
  const folder = siteFolder(options);
  const own = files
    .filter(({ path }) => !forOtherHosts.test(path))
    .map(({ path, content }) => ({
      stage: stageOf(path),
      key: folder + keyOf(path),
      body: typeof content === 'object' && 'hash' in content ? content : Buffer.from(content),
      contentType: mediaTypeOf(path),
      cacheControl: cacheControl(path),
      contentDisposition: dispositionOf(path),
    }));
  const order = ({ stage }: PublishedObject) => stages.indexOf(stage);
  const all = [...own, ...redirectObjects(sites, plan, folder)];
  return all.sort((a, b) => order(a) - order(b) || (a.key < b.key ? -1 : 1));
}
