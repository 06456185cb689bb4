import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { basePath } from '../../generator/content/site/page-url.ts';
import { buildTemporarily, fixtureSite, shippedSite } from '../support/build.ts';
import { allMatches } from '../support/html.ts';

/** May have a base path. */
const shippedUrl: string = JSON.parse(readFileSync(shippedSite, 'utf8')).site.url;

const sites = [
  { site: 'site.json', file: shippedSite, base: basePath(shippedUrl), url: shippedUrl, locale: 'ar_SA' },
  {
    site: 'a site under a folder, left to right',
    file: fixtureSite('variants'),
    base: '/sub/folder/',
    url: 'https://www.example.com/sub/folder',
    locale: 'en_GB',
  },
];

describe.each(sites)('$site', ({ file, base, url, locale }) => {
  const { site, routes } = JSON.parse(readFileSync(file, 'utf8'));
  let outDir: string;
  let pages: { name: string; html: string }[];
  const fileOf = (address: string, prefix: string) => {
    expect(address.startsWith(prefix), address).toBe(true);
    return readFileSync(join(outDir, address.slice(prefix.length)));
  };
  const metaOf = (html: string, name: string) =>
    allMatches(html, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, 'g'));

  beforeAll(async () => {
    outDir = await buildTemporarily(file);
    const names = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
    pages = names.map((name) => ({ name, html: readFileSync(join(outDir, name), 'utf8') }));
  });

  test('has a unique social image for each listed page: 1200 by 630, small, with an absolute URL', async () => {
    const listed = pages.filter(({ name }) => name !== '404.html');
    expect(listed).toHaveLength(routes.length);
    const addresses = new Set<string>();
    for (const { name, html } of listed) {
      const [address = ''] = metaOf(html, 'og:image');
      const picture = fileOf(address, `${url}/`);
      addresses.add(address);
      expect(picture.length, name).toBeLessThan(60_000);
      const { format, width, height } = await sharp(picture).metadata();
      expect([width, height]).toEqual([1200, 630]);
      // A page with a photo has a photo in its social image too.
      expect(format).toMatch(/^(?:png|jpeg)$/);
      expect(address).toMatch(format === 'png' ? /\.png$/ : /\.jpe?g$/);
      expect(metaOf(html, 'og:image:alt')).toEqual(allMatches(html, /<title>([^<]*)</g));
      expect(metaOf(html, 'twitter:card')).toEqual(['summary_large_image']);
      expect([metaOf(html, 'og:type'), metaOf(html, 'og:locale')]).toEqual([[], [locale]]);
    }
    expect(addresses.size).toBe(routes.length);
  });

  test('has no social image on the 404 page', () => {
    const html = pages.find(({ name }) => name === '404.html')?.html ?? '';
    expect(html).toContain('noindex');
    expect(html).not.toMatch(/og:image|twitter:card/);
  });

  test('links icons and web manifest from every page', async () => {
    for (const { html } of pages) {
      const [favicon = '', icon = ''] = allMatches(html, /<link rel="icon" href="([^"]+)"/g);
      expect(favicon).toBe(`${base}favicon.ico`);
      expect(fileOf(icon, base).toString()).toContain('<svg');
      // At the root of a host phones find the icon without a link.
      const [touchIcon = '/apple-touch-icon.png'] = allMatches(html, /<link rel="apple-touch-icon" href="([^"]+)"/g);
      expect(touchIcon).toMatch(base === '/' ? /^\/apple-touch-icon\.png$/ : /\/assets\/apple-touch-icon\.\w+\.png$/);
      const picture = sharp(fileOf(touchIcon, base));
      expect(await picture.metadata()).toMatchObject({ format: 'png', width: 180, height: 180 });
      expect((await picture.stats()).isOpaque).toBe(true);
      expect(allMatches(html, /<link rel="manifest" href="([^"]+)" crossorigin="use-credentials"/g)).toEqual([
        `${base}site.webmanifest`,
      ]);
    }
  });

  test('has a favicon.ico of 32 pixels', async () => {
    const ico = readFileSync(join(outDir, 'favicon.ico'));
    expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
    const [length, offset] = [ico.readUInt32LE(14), ico.readUInt32LE(18)];
    expect(offset + length).toBe(ico.length);
    expect(await sharp(ico.subarray(offset)).metadata()).toMatchObject({ format: 'png', width: 32, height: 32, hasAlpha: true });
  });

  test('has a web manifest with its name and icons under its base path', async () => {
    const manifest = JSON.parse(readFileSync(join(outDir, 'site.webmanifest'), 'utf8'));
    expect(manifest).toMatchObject({ name: site.name, lang: site.language, dir: site.direction, start_url: base, scope: base });
    expect([manifest.theme_color, manifest.background_color]).toEqual([
      expect.stringMatching(/^#[0-9a-f]{6}$/),
      expect.stringMatching(/^#[0-9a-f]{6}$/),
    ]);
    expect(manifest.icons.map((icon: { purpose: string }) => icon.purpose)).toEqual(['any', 'any', 'maskable']);
    for (const { src, sizes, type } of manifest.icons) {
      const { width, height, format } = await sharp(fileOf(src, base)).metadata();
      expect([`${width}x${height}`, `image/${format}`]).toEqual([sizes, type]);
    }
    const maskable = sharp(fileOf(manifest.icons[2].src, base));
    expect((await maskable.stats()).isOpaque).toBe(true);
    const { data, info } = await maskable.raw().toBuffer({ resolveWithObject: true });
    const pixel = (x: number, y: number) => data.readUIntBE((y * info.width + x) * info.channels, 3);
    // Outside the circle that every mask keeps, all pixels are background.
    for (let angle = 0; angle < 360; angle += 5) {
      const at = (radius: number) => Math.round(256 + radius * 256 * Math.cos((angle * Math.PI) / 180));
      const down = (radius: number) => Math.round(256 + radius * 256 * Math.sin((angle * Math.PI) / 180));
      expect(pixel(at(0.83), down(0.83))).toBe(pixel(1, 1));
    }
  });
});
