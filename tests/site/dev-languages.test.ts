import { readFile, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../../generator/build/hosting/serve.ts';
import { openProject } from '../../generator/core/util/project.ts';
import { startPreview } from '../../generator/editor/server/server.ts';
import { machine } from '../support/environment.ts';
import { withEnglishPage, writeLanguages } from '../support/languages-site.ts';

/** Options of a site in several languages. */
const variants = {
  'Arabic at the root': {},
  'Arabic below an address of its own': { defaultPath: '/ar' },
  'below a folder': { url: 'https://script.example.com/house' },
};

describe.each(Object.entries(variants))('the preview of a site in three languages, %s', (_name, options) => {
  let server: RunningServer;
  let siteFile: string;
  beforeAll(async () => {
    const content = withEnglishPage(options);
    content.site.languages[2].draft = true;
    siteFile = await writeLanguages(content);
    server = await startPreview({ environment: machine, project: openProject(siteFile), port: 0, language: undefined });
  });
  afterAll(() => server.close());

  const arabic = 'defaultPath' in options ? '/ar' : '';
  const root = () => server.url.replace(/\/$/, '');
  const ask = async (path: string) => {
    const answer = await fetch(root() + path);
    const html = await answer.text();
    return { status: answer.status, language: /<html lang="([^"]*)"/.exec(html)?.[1], html };
  };

  test('serves each language at its address, including an unpublished one', async () => {
    for (const [path, language] of [
      [arabic || '/', 'ar'],
      ['/en', 'en'],
      ['/fr', 'fr'],
      [`${arabic}/exhibitions`, 'ar'],
      ['/en/exhibitions', 'en'],
      ['/fr/expositions', 'fr'],
      [`${arabic}/news/ink`, 'ar'],
      ['/en/news/ink', 'en'],
      ['/en/visit', 'en'],
    ] as const)
      expect(await ask(path), path).toMatchObject({ status: 200, language });
    // An address without a language serves the default one.
    expect(await ask('/')).toMatchObject({ status: 200, language: 'ar' });
  });

  test('serves a 404 page in the language of the address', async () => {
    for (const [path, language] of [
      [`${arabic}/nope`, 'ar'],
      ['/en/nope', 'en'],
      ['/fr/nope/deep', 'fr'],
      [`${arabic}/visit`, 'ar'],
    ])
      expect(await ask(path ?? ''), path).toMatchObject({ status: 404, language });
  });

  test('serves every linked page and resource', async () => {
    for (const path of [arabic || '/', '/en', '/fr']) {
      const { html } = await ask(path);
      const links = [...html.matchAll(/ href="(\/[^"#]*)"/g)].flatMap(([, href = '']) => href.replaceAll('&amp;', '&'));
      // Icons are only drawn by a build.
      const servedLinks = links.filter((link) => !/(?:\.ico|\/icon[^/]*|apple-touch-icon[^/]*)$/.test(link));
      expect(servedLinks.length).toBeGreaterThan(5);
      const origin = new URL(server.url).origin;
      for (const link of new Set(servedLinks)) expect((await fetch(origin + link)).status, `${path} -> ${link}`).toBe(200);
    }
  });

  test('shows an edit in its language only', async () => {
    const before = await readFile(siteFile, 'utf8');
    await ask('/en');
    await writeFile(siteFile, before.replace('"A letter is a house"', '"A letter is a home"'));
    await expect.poll(async () => (await ask('/en')).html).toContain('A letter is a home');
    expect((await ask(arabic || '/')).html).not.toContain('A letter is a home');
  });
});
