import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { listen } from '../../../../generator/build/hosting/serve.ts';
import { openProject } from '../../../../generator/core/util/project.ts';
import { startPreview } from '../../../../generator/editor/server/server.ts';
import { createStarting, startPhases } from '../../../../generator/editor/server/starting.ts';
import { messageLanguages } from '../../../../templates/model/files/language.ts';
import { copiedSite } from '../../../support/edit-client.ts';
import { machine } from '../../../support/environment.ts';

const page = { accept: 'text/html,*/*;q=0.8' };

test('until the site is prepared, pages tell the phase in the language of the reader', async () => {
  const starting = createStarting(await copiedSite('minimal'), undefined);
  const server = await listen((request, response) => starting.answer(request, response) || response.writeHead(204).end(), '/', {
    port: 0,
  });
  const open = (path: string, headers: Record<string, string> = page) => fetch(server.url + path, { headers });
  try {
    for (const language of messageLanguages) {
      const seen: string[] = [];
      for (const phase of startPhases) {
        await starting.enter(phase);
        const answer = await open(`_edit/?language=${language}`);
        expect(answer.status).toBe(503);
        const html = await answer.text();
        expect(html).toContain(`<html lang="${language}"`);
        expect(html).toContain('<noscript><meta http-equiv="refresh"');
        expect(html.match(/data-state="now"/g)).toHaveLength(1);
        expect(html.match(/data-state="passed"/g) ?? []).toHaveLength(startPhases.indexOf(phase));
        seen.push(/data-state="now"><span>([^<]+)/.exec(html)?.[1] ?? '');
        expect(await (await open('_preview/starting')).json()).toEqual({ phase });
      }
      expect(new Set(seen).size).toBe(startPhases.length);
    }
    // The language of the site, unless the reader asks for one.
    expect(await (await open('')).text()).toContain('<html lang="ar" dir="rtl"');
    // What is not a page waits.
    expect((await open('_edit/state', { accept: '*/*' })).status).toBe(204);
    expect((await fetch(server.url, { method: 'POST', headers: page })).status).toBe(204);
  } finally {
    await server.close();
  }
});

test.each([
  ['no file', '/nowhere/site.json'],
  ['a language that the editor does not have', undefined],
])('without the language of the site, that of the browser counts: %s', async (_name, siteFile) => {
  const starting = createStarting(siteFile ?? import.meta.filename, undefined);
  const server = await listen((request, response) => starting.answer(request, response), '/', { port: 0 });
  const inBrowser = async (language: string) =>
    (await fetch(server.url, { headers: { ...page, 'accept-language': language } })).text();
  try {
    expect(await inBrowser('ar-SA,ar;q=0.9,en;q=0.8')).toContain('<html lang="ar"');
    expect(await inBrowser('fr')).toContain('<html lang="en"');
  } finally {
    await server.close();
  }
});

test('requests that come early are answered once the site is prepared', async () => {
  let early: Promise<Response> | undefined;
  const server = await startPreview({
    ...{ environment: machine, project: openProject(await copiedSite('minimal')), port: 0, language: undefined },
    onListening: (url) => {
      early = fetch(url, { headers: { accept: '*/*' } });
    },
  });
  try {
    const answer = await early;
    expect(answer?.status).toBe(200);
    expect(await answer?.text()).toContain('<main');
    expect((await fetch(server.url, { headers: page })).status).toBe(200);
    expect((await fetch(`${server.url}_preview/starting`)).status).toBe(404);
  } finally {
    await server.close();
  }
});

test('a port that is in use is told before anything is prepared', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  const { port } = other.address() as { port: number };
  const options = { environment: machine, project: openProject(await copiedSite('minimal')), port, language: undefined };
  await expect(startPreview(options)).rejects.toThrow();
  other.close();
});
