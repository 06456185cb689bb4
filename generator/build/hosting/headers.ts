import type { Site } from '../../../site.schema.ts';
import { descriptorOf } from '../../../templates/blocks/descriptors.ts';
import {
  aboutKind,
  type FileKindName,
  fileKindNames,
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

/** Origins that pages may show in frames, send forms to, or show players of. */
interface Origins {
  frames: string[];
  forms: string[];
  players: string[];
}

/** What a policy calls the place that a form is sent to: an origin, or `mailto:`, which has none. */
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
  };
});

/** Those of the pages of entries, which say no more than whose they are. */
function originsOfEntries(collection: Site['collections'][string]): Origins {
  const { formTargets } = entryDescriptorOf(collection.type) ?? {};
  const { entries = [] } = collection as { entries?: AnyEntry[] };
  return { frames: [], forms: formTargets ? entries.flatMap(formTargets).map(formSource) : [], players: [] };
}

/** All of some, each once. */
function joinOrigins(each: readonly Origins[]): Origins {
  const all = (key: keyof Origins) => [...new Set(each.flatMap((origins) => origins[key]))];
  return { frames: all('frames'), forms: all('forms'), players: all('players') };
}

/** Those of an edition, taken from its content. */
const originsOfEdition = memoizeByObject(
  (site: Site): Origins =>
    joinOrigins([...withBlocks(site).map(originsOfPage), ...Object.values(site.collections).map(originsOfEntries)]),
);

const originsOf = (editions: readonly Site[]): Origins => joinOrigins(editions.map(originsOfEdition));

const isMedia = (kind: FileKindName) => ['video', 'audio'].includes(aboutKind(kind).group);

const isPlayed = (file: string) => {
  const kind = kindOfFile(file);
  return kind !== undefined && isMedia(kind);
};

const mediaFile = new RegExp(`${filesFolder}.*\\.(?:${fileKindNames.filter(isMedia).join('|')})`);

/** Whether a text of a site looks like the name of a video or a sound: most sites have none, and need not be gone through by kinds. */
function mayPlayMedia({ routes, ...rest }: Site): boolean {
  const parts = [rest, ...routes.flatMap(({ blocks, ...head }): object[] => [head, blocks])];
  return parts.some((part) => contentMetadataOf(part).withFiles.some((text) => mediaFile.test(text)));
}

const playsMediaIn = memoizeByObject((site: Site) => mayPlayMedia(site) && [...namedFiles(site)].some(isPlayed));

/** Whether a site has a video or a sound of its own. */
const playsMedia = (editions: readonly Site[]) => editions.some(playsMediaIn);

/**
 * Content-Security-Policy of a site, of all its editions: its own files and nothing else, no inline script or style.
 * `frame-ancestors` makes X-Frame-Options needless: a browser that knows it ignores the older header (CSP 3, 6.4.2).
 */
function contentPolicy(...editions: readonly Site[]): string {
  const { frames, forms } = originsOf(editions);
  const connect = new Set(editions.flatMap(({ site }) => site.security?.connect ?? []));
  const sources = (origins: string[]) => (origins.length > 0 ? origins.join(' ') : "'none'");
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    // Drawings that stand in the sheets: nothing runs in a picture, and it asks nobody for anything.
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    ["connect-src 'self'", ...connect].join(' '),
    // Players, and the captions that they load. Browsers show a video that is opened by itself as a page with a player.
    ...(playsMedia(editions) ? ["media-src 'self'"] : []),
    `frame-src ${sources(frames)}`,
    `form-action ${sources(["'self'", ...forms])}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Abilities of the browser that no page uses, and no frame in it may. Only names that browsers know: others are reported. */
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

/** What a player may do once a visitor has started it. */
const playerFeatures: readonly string[] = ['autoplay', 'fullscreen', 'picture-in-picture'];

/** Every feature is denied, but for what players use: those of the site itself, and those in frames that blocks name. */
function permissions(editions: readonly Site[]): string {
  const own = playsMedia(editions) ? ['self'] : [];
  const allowed = [...own, ...originsOf(editions).players.map((origin) => `"${origin}"`)].join(' ');
  return deniedFeatures.map((feature) => `${feature}=(${playerFeatures.includes(feature) ? allowed : ''})`).join(', ');
}

/** Two years, as the preload list asks. Whether to be on that list is for the owner of the domain to decide. */
const transportSecurity = 'max-age=63072000; includeSubDomains';

/**
 * Headers that a host should send with every answer. A page that shows a frame has no Cross-Origin-Embedder-Policy: the
 * map's own server sends none, and browsers would then refuse its frame.
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

/** Headers that a host should send with every answer: those for safety, and where the rules for next pages are. */
export function answerHeaders(editions: readonly [Site, ...Site[]]): Record<string, string> {
  const [site] = editions;
  // A list of strings as structured fields write it (RFC 9651); only documents are read for it.
  return { ...securityHeaders(...editions), 'Speculation-Rules': `"${filesBase(site)}${speculationFile(site).path}"` };
}

/** Folder of files that other programs write (`generator/build/write/live-folder.ts`). */
export const liveFiles = `${liveFolder}/`;

/** How long an answer may be kept without asking again. */
export const caching = {
  /** Files under a hashed name never change. */
  hashed: 'public, max-age=31536000, immutable',
  /** Files that programs ask for by a name of their own: an hour. */
  named: 'public, max-age=3600',
  /** What other programs write changes at any time. */
  live: 'no-store',
  /** Pages, and everything else: asked for again each time, and answered 304 while the same. */
  page: 'no-cache',
} as const;

/** Extensions of the files beside the pages that have a fixed name, such as `robots.txt` and `favicon.ico`. */
export const namedExtensions = ['ico', 'json', 'png', 'svg', 'txt', 'webmanifest', 'xml'] as const;

const namedFile = new RegExp(String.raw`\.(?:${namedExtensions.join('|')})$`);

/** Cache-Control of a file that is there; `path` is relative to the output folder. */
export function cacheControl(path: string): string {
  if (path.startsWith(hashedFolder)) return caching.hashed;
  // Pages may have such an address, too.
  if (path.startsWith(liveFiles) && !path.endsWith('.html')) return caching.live;
  return namedFile.test(path) ? caching.named : caching.page;
}
