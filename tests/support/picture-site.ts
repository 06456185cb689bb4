import { readFileSync } from 'node:fs';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { Random } from '../fuzz/random.ts';
import { fixtureSite, temporaryFolder } from './build.ts';

/** Files under `assets/` with their content. */
export type Pictures = Record<string, Uint8Array | string>;

/**
 * Minimal site with a page for each picture, as its first content.
 * @returns path of its site file
 */
export async function pictureSite(pictures: Pictures, icon = 'logo.svg'): Promise<string> {
  const folder = await temporaryFolder();
  const minimal = dirname(fixtureSite('minimal'));
  await cp(join(minimal, 'assets'), join(folder, 'assets'), { recursive: true });
  for (const [name, bytes] of Object.entries(pictures)) {
    await mkdir(dirname(join(folder, 'assets', name)), { recursive: true });
    await writeFile(join(folder, 'assets', name), bytes);
  }
  const siteFile = join(folder, 'site.json');
  await writeFile(siteFile, JSON.stringify(contentWith(Object.keys(pictures), icon), null, 2));
  return siteFile;
}

/** Content of such a site. */
export function contentWith(sources: readonly string[], icon = 'logo.svg') {
  const site = JSON.parse(readFileSync(fixtureSite('minimal'), 'utf8'));
  const [home] = site.routes;
  site.site.icon.src = icon;
  const pages = sources.map((src, index) => ({
    ...structuredClone(home),
    path: `/page-${index}`,
    title: `صفحة ${index}`,
    breadcrumb: [{ label: 'الرئيسية', href: '/' }, { label: `صفحة ${index}` }],
    blocks: [{ ...structuredClone(home.blocks[0]), image: { src, alt: '', decorative: true } }],
  }));
  return { ...site, routes: [home, ...pages] };
}

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 48"><defs><linearGradient id="a"><stop stop-color="#0f5c48"/>' +
  '<stop offset="1" stop-color="#c58f36"/></linearGradient><pattern id="b" width="4" height="4" patternUnits="userSpaceOnUse">' +
  '<circle r="2" fill="#fff"/></pattern><g id="c"><path d="M4 4h20v20H4z" fill="url(#a)"/></g></defs><use href="#c"/>' +
  '<use href="#c" transform="translate(30 10)"/><rect width="64" height="8" fill="url(#b)"/><text x="4" y="40">ق</text></svg>';

/** The same small noise picture in each format. */
export async function picturesByFormat(): Promise<Record<'jpg' | 'png' | 'webp' | 'avif' | 'svg', Buffer>> {
  const random = new Random(7, 0);
  const pixels = Buffer.from(Array.from({ length: 160 * 120 * 3 }, (_, at) => (at / 7 + random.int(0, 40)) & 255));
  const image = () => sharp(pixels, { raw: { width: 160, height: 120, channels: 3 } });
  return {
    jpg: await image().jpeg({ quality: 80 }).toBuffer(),
    png: await image().png().toBuffer(),
    webp: await image().webp({ quality: 70 }).toBuffer(),
    avif: await image().avif({ quality: 50, effort: 0 }).toBuffer(),
    svg: Buffer.from(drawing),
  };
}

/** Damaged pictures of each format: flipped bits, or truncated. Deterministic by seed. */
export async function damagedPictures(seed: number, each: number): Promise<Pictures> {
  const damaged: Pictures = {};
  for (const [format, whole] of Object.entries(await picturesByFormat())) {
    for (let index = 0; index < each; index++) {
      const random = new Random(seed, index);
      const bytes = Buffer.from(whole);
      for (let flips = random.int(1, 3); flips > 0; flips--) {
        const at = random.int(0, bytes.length - 1);
        bytes[at] = (bytes[at] ?? 0) ^ (1 << random.int(0, 7));
      }
      const end = random.chance(0.1) ? random.int(0, bytes.length) : bytes.length;
      damaged[`${format}-${index}.${format}`] = bytes.subarray(0, end);
    }
  }
  return damaged;
}
