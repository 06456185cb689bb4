import type { Site } from '../../../site.schema.ts';
import { hashOfContent, type PictureContent, readContent } from '../../assets/images/content.ts';
import { drawMark } from '../../assets/images/draw.ts';
import { type Drawing, drawingKey } from '../../assets/images/drawings.ts';
import type { AssetIndex } from '../../content/site/assets.ts';
import { iconContent, letterIcon } from '../../content/site/icon.ts';
import { localisedText } from '../../content/site/localised-texts.ts';
import { editionPath, filesBase, hrefOf } from '../../content/site/page-url.ts';
import { themeOf } from '../../content/theme/theme.ts';
import { shortHash } from '../../core/util/hash.ts';
import type { InMemoryFile } from '../../core/util/output-file.ts';

/** Paths that pages link to, relative to the output. */
export interface IconPaths {
  favicon: string;
  /** Absent if browsers find it without a link. */
  touchIcon: string | undefined;
  webManifest: string;
}

/** Icons of a site: their paths, and the files to generate. */
export interface SiteIcons {
  iconPaths: IconPaths;
  drawings: Drawing[];
  webManifest: InMemoryFile;
}

/** A square icon. `ground` is its background colour, if any; the mark takes up `share` of its side. */
interface IconDesign {
  side: number;
  share: number;
  ground?: string;
}

async function drawIcon(content: PictureContent, { side, share, ground = '#0000' }: IconDesign): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const input = await drawMark(await readContent(content), Math.round(side * share));
  return sharp({ create: { width: side, height: side, channels: 4, background: ground } })
    .composite([{ input }])
    .png({ palette: true, effort: 10, compressionLevel: 9 })
    .toBuffer();
}

const faviconSide = 32;

/** An ICO file with one PNG picture, supported since Windows Vista. */
function toIco(png: Uint8Array): Uint8Array {
  const directory = Buffer.alloc(22);
  const write = (value: number, at: number) => directory.writeUInt16LE(value, at);
  write(1, 2);
  write(1, 4);
  directory.writeUInt8(faviconSide, 6);
  directory.writeUInt8(faviconSide, 7);
  write(1, 10);
  write(32, 12);
  directory.writeUInt32LE(png.length, 14);
  directory.writeUInt32LE(directory.length, 18);
  return Buffer.concat([directory, png]);
}

/** Square inside the circle that is never masked: its diameter is 80 % of the side (W3C Manifest, maskable icons). */
const safeShare = 0.8 * Math.SQRT1_2;

/** Share of the mark on home screens, which round the corners. */
const touchShare = 0.72;

/** Mark and background of the icons. */
interface IconInput {
  content: PictureContent;
  source: string;
  /** Fingerprint of the drawing code. */
  code: string;
  /** The mark on its background, at `share` of the side. */
  onGround: (share: number) => { share: number; ground: string };
}

/** The PNG files of a site. */
function planPngs({ content, source, code, onGround }: IconInput) {
  const picture = shortHash(hashOfContent(content));
  const plan = (fileName: string, design: IconDesign): Drawing => {
    const key = drawingKey(code, [picture, design]);
    return { source, key, path: `assets/${fileName}.${key}.png`, draw: () => drawIcon(content, design) };
  };
  return {
    touch: plan(touchName, { side: 180, ...onGround(touchShare) }),
    sized: [192, 512].map((side) => ({ side, drawing: plan(`icon-${side}`, { side, share: 1 }) })),
    maskable: plan('icon-maskable', { side: 512, ...onGround(safeShare) }),
  };
}

function planFavicon({ content, source, code }: IconInput): Drawing {
  const design = { side: faviconSide, share: 1 };
  return {
    source,
    path: 'favicon.ico',
    key: drawingKey(code, ['ico', shortHash(hashOfContent(content)), design]),
    draw: async () => toIco(await drawIcon(content, design)),
  };
}

function planWebManifest(site: Site, { sized, maskable }: Pick<ReturnType<typeof planPngs>, 'sized' | 'maskable'>): InMemoryFile {
  const { language, direction } = site.site;
  // An edition without a translated site name uses the title of its home page.
  const name = localisedText(site, site.site.name) ?? site.routes.find(({ path }) => path === '/')?.title ?? '';
  const { paper, surface } = themeOf(site).light;
  const home = hrefOf(site, '/');
  const files = filesBase(site);
  const entry = (side: number, { path }: Drawing, purpose: 'any' | 'maskable') => {
    return { src: files + path, sizes: `${side}x${side}`, type: 'image/png', purpose };
  };
  const manifest = {
    id: home,
    name,
    short_name: name,
    lang: language,
    dir: direction,
    start_url: home,
    scope: home,
    // The site does not work offline: visitors keep the address bar and the back button.
    display: 'browser',
    theme_color: surface,
    background_color: paper,
    icons: [...sized.map(({ side, drawing }) => entry(side, drawing, 'any')), entry(512, maskable, 'maskable')],
  };
  return { path: editionPath(site, 'site.webmanifest'), content: `${JSON.stringify(manifest, null, 2)}\n` };
}

// Phones request it under this name at the root of a host, where no link is needed.
const touchName = 'apple-touch-icon';

/**
 * Plans the icons of a site from its `icon`, and the web manifest. Nothing is drawn yet.
 * @param code fingerprint of the drawing code
 */
export function planIcons(site: Site, assets: AssetIndex, code: string): SiteIcons {
  const { src: source } = site.site.icon;
  const { brand, paper } = themeOf(site).light;
  // A letter icon has a background, which then fills the whole icon.
  const isLetter = source === letterIcon.src;
  const onGround = (share: number) => (isLetter ? { share: 1, ground: brand } : { share, ground: paper });
  const input = { content: iconContent(site, assets), source, code, onGround };
  const { touch, sized, maskable } = planPngs(input);
  const isFound = filesBase(site) === '/';
  const touchIcon = isFound ? { ...touch, path: `${touchName}.png` } : touch;
  return {
    iconPaths: { favicon: 'favicon.ico', touchIcon: isFound ? undefined : touchIcon.path, webManifest: 'site.webmanifest' },
    drawings: [planFavicon(input), touchIcon, ...sized.map(({ drawing }) => drawing), maskable],
    webManifest: planWebManifest(site, { sized, maskable }),
  };
}
