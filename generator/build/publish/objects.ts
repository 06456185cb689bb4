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
 * Order of publishing. A page is sent after the files it uses, and redirects after their target pages, so that visitors get
 * complete pages even if publishing is interrupted.
 */
export const stages = ['hashed', 'named', 'page', 'redirect'] as const;

/** Body streamed from a file on disk; `hash` is that of its bytes. */
export interface FileBody extends Pick<CopiedContent, 'from' | 'size'> {
  hash: string;
}

/** Body read when it is sent; `hash` is that of its bytes. */
export interface LaterBody extends Pick<StoredContent, 'size' | 'read'> {
  hash: string;
}

/** File of a site to publish; large files stay on disk, others are read on demand. */
export type PublishedFile = InMemoryFile | { path: string; content: FileBody | LaterBody };

/** Object of an S3-compatible store. */
export interface PublishedObject {
  stage: (typeof stages)[number];
  key: string;
  body: Buffer | FileBody | LaterBody;
  contentType: string;
  cacheControl: string;
  /** Absent if browsers show the object. */
  contentDisposition?: string | undefined;
  /** Redirect target, percent-encoded. Used by website endpoints of stores; others send the body. */
  location?: string;
}

/** Configuration of other hosts, and compressed copies: stores cannot negotiate encodings, so the CDN compresses. */
const forOtherHosts = /^_|\.(?:br|gz)$/;

/**
 * Key of a file: pages have no `.html`, so that no CDN has to rewrite addresses; the names of two pages are fixed by stores.
 */
const keyOf = (path: string) => (/^(?:index|404)\.html$/.test(path) ? path : path.replace(/\.html$/, ''));

function stageOf(path: string): PublishedObject['stage'] {
  if (path.startsWith(hashedFolder)) return 'hashed';
  return path.endsWith('.html') ? 'page' : 'named';
}

/** Objects of redirects: website endpoints use their header, others serve the redirect page. Keys have no query. */
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
  /** The site in all its languages, the default first. */
  sites: readonly Site[];
  plan: HostPlan;
  /** Files written by a build. */
  files: PublishedFile[];
  /** Folder in the bucket, with a trailing slash, or empty: the origin path of the CDN. */
  prefix: string;
}

/** Folder of the site in the bucket, including its base path; empty, or with a trailing slash. */
export const siteFolder = ({ plan, prefix }: Pick<PlanObjectsOptions, 'plan' | 'prefix'>) => prefix + plan.base.slice(1);

/** Objects to store for a site, in the order in which they are sent. */
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
