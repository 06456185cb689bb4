import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { originalFiles } from '../../generator/build/tasks/outputs.ts';
import { originalsOf } from '../../generator/content/site/assets.ts';
import { siteOf } from '../../generator/content/site/defaults.ts';
import { pagePath } from '../../generator/content/site/page-url.ts';
import { openProject } from '../../generator/core/util/project.ts';
import { withoutPointers } from '../../generator/editor/preview/annotate.ts';
import { previewSite } from '../../generator/editor/preview/previewed-site.ts';
import { homeward } from '../../generator/editor/server/answer-request.ts';
import { fixtureSite } from '../support/build.ts';
import { machine } from '../support/environment.ts';
import { blockTypes } from '../support/examples.ts';
import { readSite } from '../support/read-site.ts';
import { renderSite } from '../support/rendered-site.ts';

async function previewOf(name: string) {
  const content = await readSite({ project: openProject(fixtureSite(name)) }, machine);
  const assets = originalsOf(content.assets);
  const shown = await previewSite({ site: siteOf(content.source), assets, characters: '', number: 1, moves: new Map() }, machine);
  return { content: { ...content, assets }, shown };
}

// Fails when templates compare texts, as those of the preview contain markers.
test.each(['municipality', 'school', 'museum'])('the preview renders pages of %s like the build', async (name) => {
  const { content, shown } = await previewOf(name);
  const { pages } = await renderSite(content);
  expect(pages.length).toBeGreaterThan(8);
  for (const { outputPath, html } of pages) {
    expect(withoutPointers(shown.renderPage(outputPath) ?? ''), outputPath).toBe(html);
  }
});

test('the preview serves all pictures, photos as originals', async () => {
  const { content, shown } = await previewOf('museum');
  const html = content.site.routes.map(({ path }) => shown.renderPage(pagePath(content.site, path)) ?? '').join('');
  const named = [...html.matchAll(/ src="([^"]*\/assets\/[^"]+\.(?:jpe?g|png|webp|svg))"/g)];
  const paths = named.flatMap(([, url = '']) => (url.startsWith(shown.base) ? [url.slice(shown.base.length)] : []));
  expect(new Set(paths).size).toBeGreaterThan(3);
  expect(paths.filter((path) => !shown.files.has(path) && !shown.copied.has(path))).toEqual([]);
  const originals = originalFiles(content.assets);
  expect(originals.size).toBeGreaterThan(0);
  for (const [path, file] of originals) expect([shown.copied.get(path), existsSync(file)]).toEqual([file, true]);
});

test('the catalogue has the generated rules of its examples even in a site without such blocks', async () => {
  const { catalogue } = (await previewOf('smallest')).shown;
  const sheet = catalogue.findStyles('assets/_examples.css') ?? '';
  const kinds = new Set<string>();
  for (const type of blockTypes) {
    const page = catalogue.renderPage(`_catalogue/${type}/1`, 'en') ?? '';
    const named = [...page.matchAll(/class="splide [^"]*?(slides-[\w-]+)"|data-(focus|stagger)="([^"]+)"/g)];
    for (const [, slides, kind, name] of named) {
      kinds.add(kind ?? 'slides');
      expect(sheet, `${type}: ${slides ?? name}`).toContain(slides ? `.${slides}{` : `[data-${kind}="${name}"]`);
    }
  }
  expect([...kinds]).toEqual(expect.arrayContaining(['slides', 'stagger']));
});

test('the catalogue contains every block in the smallest site', async () => {
  const { catalogue } = (await previewOf('smallest')).shown;
  for (const path of [
    '_catalogue',
    '_catalogue/design',
    '_catalogue/design/hover',
    ...blockTypes.map((type) => `_catalogue/${type}/1`),
  ]) {
    expect(catalogue.renderPage(path, 'en'), path).toContain('</html>');
  }
});

test('the catalogue documents every part of the file with keys, limits and examples in the requested language', async () => {
  const { catalogue } = (await previewOf('smallest')).shown;
  const [ar = '', en = ''] = (['ar', 'en'] as const).map((language) => catalogue.renderPage('_catalogue', language) ?? '');
  expect(ar).toContain('<html lang="ar" dir="rtl">');
  expect(en).toContain('<html lang="en" dir="ltr">');
  const parts = ['site', 'header', 'footer', 'announcement', 'notFound', 'routes', 'redirects'];
  for (const part of [...parts, 'link-cards', 'event-cards', 'posts', 'post'])
    expect(en).toContain(`<article id="part-${part}">`);
  // A key of an object, a key of list items, a limit, and an example.
  const rowOf = (id: string) => en.slice(en.indexOf(`<tr id="${id}">`)).split('</tr>')[0] ?? '';
  expect(rowOf('part-site.logo.src')).toContain('illustrations/training.svg');
  expect(rowOf('part-site.url')).toContain('≤ 400');
  expect(rowOf('part-header.links[].label')).toContain('string');
  expect(rowOf('part-post.name')).toContain('required');
  // Every fragment link has a target, and ids are unique.
  const ids = [...en.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const targets = [...en.matchAll(/href="#([^"]+)"/g)].map(([, id = '']) => decodeURIComponent(id));
  expect(targets.filter((id) => !ids.includes(id))).toEqual([]);
});

test.each([
  ['/', '/a/b/'],
  ['/a/b', '/a/b/'],
  ['/_catalogue', '/a/b/_catalogue'],
  ['/_catalogue/design', '/a/b/_catalogue/design'],
  ['/_edit/?language=en', '/a/b/_edit/?language=en'],
  ['/_guide/ar/', '/a/b/_guide/ar/'],
  ['/a/b/_edit/', undefined],
  ['//_edit/', undefined],
  ['/_edits', undefined],
  ['/elsewhere', undefined],
])('the address %s redirects to %s for a site under a base path', (address, home) => {
  expect(homeward(address, '/a/b/')).toBe(home);
  expect(homeward(address, '/')).toBeUndefined();
});
