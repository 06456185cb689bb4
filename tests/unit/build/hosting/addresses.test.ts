import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { buildSite } from '../../../../generator/build/build.ts';
import { planHost } from '../../../../generator/build/hosting/host-plan.ts';
import { serveSite } from '../../../../generator/build/hosting/preview.ts';
import { checkSite } from '../../../../generator/check/check.ts';
import { loadSite } from '../../../../generator/content/site/load.ts';
import { readAssets } from '../../../../generator/content/site/read-assets.ts';
import { messageLanguages } from '../../../../generator/core/diagnostics/diagnostics.ts';
import { openProject } from '../../../../generator/core/util/project.ts';
import { fixtureSite, temporaryFolder } from '../../../support/build.ts';
import { machine } from '../../../support/environment.ts';
import { readSite } from '../../../support/read-site.ts';

type Site = Record<string, unknown> & { routes: Record<string, unknown>[] };

const page = (path: string, ...blocks: unknown[]) => ({
  path,
  title: `Page ${path.length}`,
  description: 'A page of a site for tests, described in enough words for the engines that search the web.',
  blocks: [{ type: 'banner', title: 'Words', text: 'More words.' }, ...blocks],
});

/** Writes the smallest site with other pages and with files below `assets/`. */
async function write(edit: (site: Site) => Partial<Site>, files: Record<string, string> = {}): Promise<string> {
  const folder = await temporaryFolder();
  const site: Site = JSON.parse(await readFile(fixtureSite('smallest'), 'utf8'));
  const siteFile = join(folder, 'site.json');
  await writeFile(siteFile, JSON.stringify({ ...site, ...edit(site) }, null, 1));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, 'assets', name)), { recursive: true });
    await writeFile(join(folder, 'assets', name), content);
  }
  return siteFile;
}

async function check(siteFile: string) {
  const source = await loadSite(siteFile);
  const { diagnostics } = checkSite(source, await readAssets(join(dirname(siteFile), 'assets'), source.value, machine));
  return diagnostics.filter(({ code }) => !['placeholder-url', 'orphan-route'].includes(code));
}

const report = async (siteFile: string) =>
  (await check(siteFile)).map(({ code, severity, parameters: { found, expected } }) => [severity, code, found, expected]);

const links = (...hrefs: string[]) => ({
  type: 'downloads',
  heading: 'Files',
  items: hrefs.map((file, index) => ({ title: `File ${index}`, file })),
});

describe('files whose names differ only in case', () => {
  const csv = 'name,city\n';
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M0 0h9v9z"/></svg>';
  const picture = (src: string) => ({ type: 'banner', title: 'Words', text: 'Words.', image: { src, alt: 'A triangle' } });

  test('are reported once if both exist: files, pictures and folders', async () => {
    const files = { 'files/List.csv': csv, 'files/list.csv': csv, 'files/Year/a.csv': csv, 'files/year/b.csv': csv };
    const list = Object.keys(files);
    const siteFile = await write(
      ({ routes }) => ({
        routes: [
          ...routes,
          { ...page('/one'), blocks: [picture('Shape.svg'), links(...list)] },
          { ...page('/two'), blocks: [picture('shape.svg')] },
        ],
      }),
      { ...files, 'Shape.svg': drawing, 'shape.svg': drawing },
    );
    expect((await report(siteFile)).filter(([, code]) => code === 'letter-case')).toEqual([
      ['warning', 'letter-case', '/files/list.csv', '/files/List.csv'],
      ['warning', 'letter-case', '/files/year', '/files/Year'],
      ['warning', 'letter-case', 'shape.svg', 'Shape.svg'],
    ]);
  });

  test('are reported as missing if one does not exist', async () => {
    const siteFile = await write(
      ({ routes }) => ({ routes: [...routes, page('/one', links('files/List.csv', 'files/list.csv'))] }),
      {
        'files/list.csv': csv,
      },
    );
    expect(await report(siteFile)).toEqual([['error', 'missing-file', 'files/List.csv', 'case']]);
  });
});

describe('a page with the path of a file', () => {
  const csv = { 'files/list.csv': 'name,city\n' };
  const posts = (path: string) => ({
    type: 'posts',
    path,
    title: 'News',
    description: page('/').description,
    posts: [{ name: 'first', title: 'A post of words', date: '2024-03-29', summary: page('/').description, body: ['Words.'] }],
  });
  const placesOf = async (siteFile: string) =>
    (await check(siteFile)).filter(({ code }) => code === 'route-is-file').map(({ severity, pointer }) => [severity, pointer]);

  test('is an error, also below the file', async () => {
    const siteFile = await write(
      ({ routes }) => ({
        routes: [
          ...routes,
          page('/one', links('files/list.csv')),
          page('/files/list.csv'),
          page('/files/List.csv/more'),
          page('/files'),
        ],
      }),
      csv,
    );
    expect(await placesOf(siteFile)).toEqual([
      ['error', '/routes/2/path'],
      ['error', '/routes/3/path'],
    ]);
  });

  test('is an error for posts and below their feed', async () => {
    const siteFile = await write(
      ({ routes }) => ({
        collections: { news: posts('/news'), lists: posts('/files/list.csv') },
        routes: [...routes, page('/one', links('files/list.csv')), page('/news/feed.atom/more')],
      }),
      csv,
    );
    expect((await placesOf(siteFile)).map(([, place]) => place).toSorted()).toEqual([
      '/collections/lists/path',
      '/collections/lists/posts/0/name',
      '/routes/2/path',
    ]);
  });

  test('is allowed if no page names the file, since it is not published', async () => {
    expect(await placesOf(await write(({ routes }) => ({ routes: [...routes, page('/files/list.csv')] }), csv))).toEqual([]);
  });
});

describe('a site without a home page', () => {
  const start = () => write(() => ({ routes: [page('/start')] }));

  test('builds with a warning, fails with --strict, and is served by the preview', async () => {
    const siteFile = await start();
    expect(await report(siteFile)).toEqual([['warning', 'no-home', undefined, undefined]]);
    const outDir = join(dirname(siteFile), 'out');
    await expect(
      buildSite({ project: openProject(siteFile, outDir), isDraft: true, isStrict: true }, machine),
    ).rejects.toMatchObject({
      diagnostics: expect.arrayContaining([expect.objectContaining({ code: 'no-home' })]),
    });
    await buildSite({ project: openProject(siteFile, outDir), isDraft: true }, machine);
    const { site } = await readSite({ project: openProject(siteFile) }, machine);
    const { url, close } = await serveSite({ outDir, plan: planHost(site), port: 0 });
    try {
      expect((await fetch(`${url}start`)).status).toBe(200);
      expect((await fetch(url)).status).toBe(404);
    } finally {
      await close();
    }
    await rm(join(outDir, '404.html'));
    await expect(serveSite({ outDir, plan: planHost(site), port: 0 })).rejects.toThrow('There is no site');
  });

  test('is not reported in addition to an invalid path', async () => {
    expect(await report(await write(() => ({ routes: [page('start'), page('/other')] })))).toEqual([
      ['error', 'bad-path', 'start', undefined],
    ]);
  });
});

describe('invisible titles and impossible hosts', () => {
  const invisible = [
    '\u2800',
    '\u3164',
    '\u115F\u1160',
    '\uFFA0',
    '\uFE0F',
    '\u{E0100}',
    '\u034F',
    '\u180B',
    '\u2800 \u3164\u200B',
  ];
  const visible = ['\u064E', '❤\uFE0F', '⠁', '-', 'ᄀ\u1160', '\u0640'];
  const titled = (title: string) => write(() => ({ routes: [{ ...page('/'), title }] }));
  const codesOf = async (title: string) => (await check(await titled(title))).map(({ code }) => code);

  test.each(invisible)('warns about the title %j', async (title) => {
    expect(await codesOf(title)).toContain('invisible-text');
  });

  test.each(visible)('accepts the title %j', async (title) => {
    expect(await codesOf(title)).not.toContain('invisible-text');
  });

  const impossible = [
    'https://.',
    'https://..',
    'https://a..b',
    'https://-',
    'https://a-.b',
    'https://-a.b/x',
    `https://${'a'.repeat(64)}.b`,
  ];
  const possible = [
    'https://a',
    'https://a.',
    'https://a.b:8080/x',
    'https://r3---sn.example.org',
    'https://example.org/..',
    'https://1.1.1.1',
  ];
  const linked = (href: string) => write(({ routes }) => ({ routes, header: { links: [], action: { label: 'Go', href } } }));

  test.each(impossible)('warns that %s has no valid host', async (href) => {
    const [diagnostic] = await check(await linked(href));
    expect(diagnostic).toMatchObject({ code: 'no-host', severity: 'warning', path: ['header', 'action', 'href'] });
    for (const language of messageLanguages) expect(diagnostic?.message[language]).toContain(href);
  });

  test.each(possible)('accepts %s', async (href) => {
    expect((await check(await linked(href))).map(({ code }) => code)).not.toContain('no-host');
  });

  const video = (href: string) => write(() => ({ routes: [page('/', { type: 'video', title: 'A video', href })] }));
  const watch = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';

  test.each([`${watch} `, ` ${watch}`, `${watch}&t=1 s`])(
    'renders a video at %j and warns about the space in its address',
    async (href) => {
      expect((await check(await video(href))).map(({ code, severity }) => [code, severity])).toEqual([
        ['spaced-address', 'warning'],
      ]);
    },
  );

  test('does not warn about a video address without a space', async () => {
    expect(await check(await video(watch))).toEqual([]);
    expect((await check(await video('https://www.youtube.com/watch?v=a b'))).map(({ code }) => code)).toEqual([
      'bad-video-address',
    ]);
  });
});
