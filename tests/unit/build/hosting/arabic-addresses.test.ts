import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { openProject } from '../../../../generator/core/util/project.ts';
import { startPreview } from '../../../../generator/editor/server/server.ts';
import { buildTemporarily } from '../../../support/build.ts';
import { machine } from '../../../support/environment.ts';
import { postsSite, writePostsSite } from '../../../support/posts-site.ts';

const origin = 'https://www.example.com';
const page = '/الخدمات/تدريبُ-القيادات';

/** Pages, posts and former addresses in Arabic. */
function arabicSite() {
  const site = postsSite();
  const { articles } = site.collections;
  const [home] = site.routes;
  const [first] = articles.posts;
  if (!home || !first) throw new Error('The fixture has no page or post.');
  const text = JSON.stringify({
    ...site,
    site: { ...site.site, url: origin, search: {} },
    redirects: [{ from: '/خدمات قديمة', to: `${page}#لمن` }],
    collections: { ...site.collections, articles: { ...articles, path: '/المقالات', movedFrom: undefined } },
    routes: [
      ...site.routes,
      {
        path: page,
        movedFrom: ['/التدريب'],
        title: 'تدريب القيادات',
        description: 'برامج تدريبية للقيادات تنقل القيم من اللوحات إلى العمل اليومي، وتقيس أثرها في الناس.',
        blocks: [
          { type: 'banner', title: 'تدريب القيادات', text: 'برامج [للقيادات](/الخدمات/تدريبُ-القيادات#لمن).' },
          {
            type: 'prose',
            body: [{ type: 'heading', text: 'لمن', id: 'for-whom' }, 'لكل قائد، ومن [المقالات](/المقالات) ما يفيده.'],
          },
        ],
      },
    ],
  });
  return JSON.parse(text.replaceAll('"/articles"', '"/المقالات"').replaceAll('#لمن', '#for-whom'));
}

describe('Arabic addresses', () => {
  let outDir: string;
  let siteFile: string;
  const read = (path: string) => readFileSync(join(outDir, path), 'utf8');
  beforeAll(async () => {
    siteFile = await writePostsSite(arabicSite());
    outDir = await buildTemporarily(siteFile);
  });

  test('are file names of the same letters in composed form', () => {
    expect(existsSync(join(outDir, `${page}.html`))).toBe(true);
    const names = readdirSync(outDir, { recursive: true }).map(String);
    expect(names.filter((name) => name !== name.normalize('NFC'))).toEqual([]);
    expect(names.filter((name) => name.startsWith('المقالات/')).length).toBeGreaterThan(3);
  });

  test('are encoded in links, canonical addresses, image addresses, the sitemap and feeds', () => {
    const html = read(`${page}.html`);
    const address = origin + encodeURI(page);
    expect(html).toContain(`<link rel="canonical" href="${address}">`);
    expect(html).toContain(`href="${encodeURI(page)}#for-whom"`);
    expect(html).toContain(`"${address}"`);
    for (const path of ['sitemap.xml', 'المقالات/feed.atom']) {
      const addresses = [...read(path).matchAll(/https:\/\/www\.example\.com[^<"\s]*/g)].map(([one]) => one);
      expect(addresses.length).toBeGreaterThan(2);
      for (const one of addresses) expect(one).toMatch(/^[!-~]+$/);
    }
    expect(read('sitemap.xml')).toContain(`<loc>${address}</loc>`);
    const every = readdirSync(outDir, { recursive: true }).map(String);
    for (const file of every.filter((name) => name.endsWith('.html'))) {
      const links = [...read(file).matchAll(/(?:href|src|content)="(\/[^"]*|https:\/\/www\.example\.com[^"]*)"/g)];
      for (const [, link = ''] of links) expect(link, file).toMatch(/^[!-~]+$/);
    }
  });

  test('are redirected, indexed for search and written to host files', () => {
    const lines = read('_redirects').split('\n');
    expect(lines).toContain(`${encodeURI('/التدريب')} ${encodeURI(page)} 301`);
    expect(lines).toContain(`${encodeURI('/خدمات قديمة')} ${encodeURI(page)}#for-whom 301`);
    const parts = readdirSync(join(outDir, 'assets'), { recursive: true }).map((name) => join('assets', String(name)));
    const index = parts
      .filter((name) => name.endsWith('.json'))
      .map(read)
      .join('\n');
    // Search results contain unencoded links, which browsers encode.
    expect(index).toContain(JSON.stringify(page.slice(1)));
  });

  test('are served by the live preview', async () => {
    const { url, close } = await startPreview({
      environment: machine,
      project: openProject(siteFile),
      port: 0,
      language: undefined,
    });
    try {
      for (const [path, status] of [
        [page, 200],
        ['/المقالات', 200],
        ['/التدريب', 302],
        ['/لا شيء', 404],
      ] as const) {
        expect((await fetch(url + encodeURI(path.slice(1)), { redirect: 'manual' })).status, path).toBe(status);
      }
    } finally {
      await close();
    }
  });
});
