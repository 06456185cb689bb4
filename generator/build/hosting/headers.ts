import type { Site } from '../../../site.schema.ts';
import { descriptorOf } from '../../../templates/blocks/descriptors.ts';
import {
  type FileKindName,
  fileKindNames,
  fileKindOf,
  filesFolder,
  kindOfFile,
} from '../../../templates/model/files/file-kinds.ts';
import type { AnyEntry } from '../../../templates/registry/collections/entries/descriptor.ts';
import { entryDescriptorOf } from '../../../templates/registry/collections/types.ts';
import { contentMetadataOf } from '../../content/site/content-metadata.ts';
import { memoizeByBlocks } from '../../content/site/memoize-by-blocks.ts';
import { namedFiles } from '../../content/site/named-files.ts';
import { filesBase, hashedFolder } from '../../content/site/page-url.ts';
import { withBlocks } from '../../content/site/strips.ts';
import { memoizeByObject } from '../../core/util/memoize.ts';
import { speculationFile } from '../../pages/plan/speculation.ts';
import { liveFolder } from '../write/live-folder.ts';

/** Origins of the frames, form targets and players of pages. */
interface Origins {
  frames: string[];
  forms: string[];
  players: string[];
  /** The desk of the site, if a form is sent there: its script connects to it too. */
  desks: string[];
}

/** CSP source of a form target: its origin, or the scheme `mailto:`. */
function formSource(target: string): string {
  const { protocol, origin } = new URL(target);
  return protocol === 'https:' ? origin : protocol;
}

const originsOfPage = memoizeByBlocks((blocks): Origins => {
  const of = (key: 'frameOrigins' | 'formTargets' | 'playerOrigins') =>
    blocks.flatMap((block) => descriptorOf(block.type)?.[key]?.(block) ?? []);
  return {
    frames: of('frameOrigins'),
    forms: of('formTargets').map(formSource),
    players: of('playerOrigins'),
    desks: [],
  };
});

const sendsToDesk = memoizeByBlocks((blocks) => blocks.some((block) => descriptorOf(block.type)?.sendsToDesk?.(block) === true));

/** Origins of the pages of collection items, which have form targets only. */
function originsOfEntries(collection: Site['collections'][string]): Origins {
  const { formTargets } = entryDescriptorOf(collection.type) ?? {};
  const { entries = [] } = collection as { entries?: AnyEntry[] };
  return { frames: [], forms: formTargets ? entries.flatMap(formTargets).map(formSource) : [], players: [], desks: [] };
}

/** Merges origins without duplicates. */
function joinOrigins(each: readonly Origins[]): Origins {
  const all = (key: keyof Origins) => [...new Set(each.flatMap((origins) => origins[key]))];
  return { frames: all('frames'), forms: all('forms'), players: all('players'), desks: all('desks') };
}

/** Origins in the content of an edition. */
const originsOfEdition = memoizeByObject((site: Site): Origins => {
  const { desk } = site.site;
  const pages = withBlocks(site);
  const origins = joinOrigins([...pages.map(originsOfPage), ...Object.values(site.collections).map(originsOfEntries)]);
  return desk && pages.some(sendsToDesk) ? { ...origins, desks: [new URL(desk.url).origin] } : origins;
});

const originsOf = (editions: readonly Site[]): Origins => joinOrigins(editions.map(originsOfEdition));

const isMedia = (kind: FileKindName) => ['video', 'audio'].includes(fileKindOf(kind).group);

const isPlayed = (file: string) => {
  const kind = kindOfFile(file);
  return kind !== undefined && isMedia(kind);
};

const mediaFile = new RegExp(`${filesFolder}.*\\.(?:${fileKindNames.filter(isMedia).join('|')})`);

/** Whether any text looks like the name of a video or audio file: a fast check, as most sites have none. */
function mayPlayMedia({ routes, ...rest }: Site): boolean {
  const parts = [rest, ...routes.flatMap(({ blocks, ...head }): object[] => [head, blocks])];
  return parts.some((part) => contentMetadataOf(part).withFiles.some((text) => mediaFile.test(text)));
}

const playsMediaIn = memoizeByObject((site: Site) => mayPlayMedia(site) && [...namedFiles(site)].some(isPlayed));

/** Whether a site contains video or audio files. */
const playsMedia = (editions: readonly Site[]) => editions.some(playsMediaIn);

/**
 * Content-Security-Policy of all editions of a site: its own files only, no inline scripts or styles. `frame-ancestors`
 * replaces X-Frame-Options, which browsers then ignore (CSP 3, 6.4.2).
 */
function contentPolicy(...editions: readonly Site[]): string {
  const { frames, forms, desks } = originsOf(editions);
  const connect = new Set([...editions.flatMap(({ site }) => site.security?.connect ?? []), ...desks]);
  const sources = (origins: string[]) => (origins.length > 0 ? origins.join(' ') : "'none'");
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    // For images in style sheets. Images run no scripts and load no resources.
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    ["connect-src 'self'", ...connect].join(' '),
    // For players and their captions. Browsers show a directly opened video in a page with a player.
    ...(playsMedia(editions) ? ["media-src 'self'"] : []),
    `frame-src ${sources(frames)}`,
    `form-action ${sources([...new Set(["'self'", ...forms, ...desks])])}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/**
 * Browser features denied to pages and their frames, except those that players use. Only names that browsers know: unknown ones
 * cause warnings.
 */
const deniedFeatures = [
  'accelerometer',
  'autoplay',
  'camera',
  'clipboard-read',
  'clipboard-write',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** Features that players use. */
const playerFeatures: readonly string[] = ['autoplay', 'fullscreen', 'picture-in-picture'];

/** Permissions-Policy: denies all features except those of players, in the site itself and in the frames of its blocks. */
function permissions(editions: readonly Site[]): string {
  const own = playsMedia(editions) ? ['self'] : [];
  const allowed = [...own, ...originsOf(editions).players.map((origin) => `"${origin}"`)].join(' ');
  return deniedFeatures.map((feature) => `${feature}=(${playerFeatures.includes(feature) ? allowed : ''})`).join(', ');
}

/** Two years, as the HSTS preload list requires. Whether to join that list is for the owner of the domain to decide. */
const transportSecurity = 'max-age=63072000; includeSubDomains';

/**
 * Security headers for every response. Sites with frames have no Cross-Origin-Embedder-Policy: map servers do not send it, and
 * browsers would block their frames.
 */
export function securityHeaders(...editions: readonly Site[]): Record<string, string> {
  const isEmbedding = originsOf(editions).frames.length > 0;
  return {
    'Content-Security-Policy': contentPolicy(...editions),
    ...(!isEmbedding && { 'Cross-Origin-Embedder-Policy': 'require-corp' }),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': permissions(editions),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Strict-Transport-Security': transportSecurity,
    'X-Content-Type-Options': 'nosniff',
  };
}

/** Headers for every response: security headers, and the URL of the speculation rules. */
export function answerHeaders(editions: readonly [Site, ...Site[]]): Record<string, string> {
  const [site] = editions;
  // List of strings in structured field syntax (RFC 9651); browsers read it on documents only.
  return { ...securityHeaders(...editions), 'Speculation-Rules': `"${filesBase(site)}${speculationFile(site).path}"` };
}

/** Folder of files that other programs write (`generator/build/write/live-folder.ts`). */
export const liveFiles = `${liveFolder}/`;

/** Values of Cache-Control. */
export const caching = {
  /** Files with a hashed name never change. */
  hashed: 'public, max-age=31536000, immutable',
  /** Files with a fixed name: one hour. */
  named: 'public, max-age=3600',
  /** Files that other programs change at any time. */
  live: 'no-store',
  /** Pages and all other files: revalidated each time, and answered with 304 if unchanged. */
  page: 'no-cache',
} as const;

/** Extensions of non-page files with a fixed name, such as `robots.txt` and `favicon.ico`. */
export const namedExtensions = ['ico', 'json', 'png', 'svg', 'txt', 'webmanifest', 'xml'] as const;

const namedFile = new RegExp(String.raw`\.(?:${namedExtensions.join('|')})$`);

/** Cache-Control of an existing file; `path` is relative to the output folder. */
export function cacheControl(path: string): string {
  if (path.startsWith(hashedFolder)) return caching.hashed;
  // Pages may be below this folder too.
  if (path.startsWith(liveFiles) && !path.endsWith('.html')) return caching.live;
  return namedFile.test(path) ? caching.named : caching.page;
}
