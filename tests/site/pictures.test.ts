import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildTemporarily } from '../support/build.ts';
import { allMatches, htmlErrors } from '../support/html.ts';
import { photoSite } from '../support/photos.ts';

let outDir: string;
const read = (file: string) => readFileSync(join(outDir, file), 'utf8');

beforeAll(async () => {
  const siteFile = await photoSite({
    width: 2400,
    height: 1800,
    edit: (site) => {
      site.site.url = 'https://www.example.com/sub';
    },
  });
  outDir = await buildTemporarily(siteFile);
});

const pages = ['index.html', 'services.html', 'services/training.html', 'login.html', 'contact-us.html'];

describe.each(pages)('photos on %s', (page) => {
  test('are valid HTML with size, formats and placeholder colour', async () => {
    const html = read(page);
    expect(await htmlErrors(html)).toEqual([]);
    const photos = allMatches(html, /(<picture[^>]*>(?:(?!<\/picture>).)*photo\.(?:(?!<\/picture>).)*<\/picture>)/g);
    expect(photos.length).toBeGreaterThan(0);
    const [tone] = allMatches(html, /data-tone="([0-9a-f]{6})"/g);
    expect(read(`assets/${readdirSync(join(outDir, 'assets')).find((name) => /^site\.\w+\.css$/.test(name))}`)).toContain(
      `img[data-tone="${tone}"]{background-color:#${tone}}`,
    );
    for (const photo of photos) {
      expect(allMatches(photo, /<source type="([^"]+)"/g)).toEqual(['image/avif', 'image/webp']);
      expect(photo).toMatch(/<img [^>]*src="\/sub\/assets\/photo\.\w+-960\.jpg"/);
      expect(photo).toMatch(new RegExp(`width="2400" height="1800" alt(?:="[^"]*")? data-tone="${tone}"`));
      expect(allMatches(photo, / (sizes)="/g)).toHaveLength(3);
      expect(photo).not.toMatch(/style=|data:/);
    }
  });

  test('refer to existing files of the stated width', async () => {
    const candidates = allMatches(read(page), /srcset="([^"]+)"/gi).flatMap((list) => list.split(', '));
    expect(candidates.length).toBeGreaterThan(10);
    for (const candidate of candidates) {
      const [, file, named, width] = /^\/sub\/(assets\/[\w.-]+-(\d+)\.\w+) (\d+)w$/.exec(candidate) ?? [];
      expect(named, candidate).toBe(width);
      expect(existsSync(join(outDir, file ?? '')), candidate).toBe(true);
    }
  });

  test('load eagerly at the start of the page and lazily below', () => {
    const photos = allMatches(read(page), /(<img [^>]*photo\.[^>]*>)/g);
    const content = photos.slice(page === 'login.html' ? 1 : 0);
    const isLazy = (photo: string) => photo.includes('loading="lazy"') && photo.includes('decoding="async"');
    const isUrgent = (photo: string) => /fetchpriority="high"/i.test(photo);
    // The picture beside the login form is hidden on phones, so it loads lazily.
    expect(content.map(isLazy)).toEqual(content.map((_, index) => index > 0 || page === 'login.html'));
    expect(content.map(isUrgent)).toEqual(content.map((_, index) => index === 0));
  });
});

test('original photos with their camera metadata are not published', () => {
  const files = readdirSync(join(outDir, 'assets')).filter((name) => /^photo\.|^logo\./.test(name));
  expect(files.filter((name) => !/^(?:photo|logo)\.\w+-\d+\.(?:avif|webp|jpg|png)$/.test(name))).toEqual([]);
  expect(files).toHaveLength(3 * 6 + 3 * 4);
});
