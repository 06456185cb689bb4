import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../../../../generator/build/hosting/serve.ts';
import { openProject } from '../../../../generator/core/util/project.ts';
import { startPreview } from '../../../../generator/editor/server/server.ts';
import { fixtureSite } from '../../../support/build.ts';
import { machine } from '../../../support/environment.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startPreview({
    environment: machine,
    project: openProject(fixtureSite('minimal')),
    port: 0,
    language: undefined,
  });
});
afterAll(() => server.close());

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${server.url}_edit/${path}`, { headers });

describe('editor page', () => {
  test('contains language, files and token under a strict policy with a fresh nonce', async () => {
    const answer = await get('?page=/');
    const html = await answer.text();
    expect(html).toMatch(/^<!DOCTYPE html>\n<html lang="ar" dir="rtl">/);
    expect(html).toMatch(/<title>[^<]+<\/title>/);
    expect(html).toMatch(/<meta name="edit-token" content="[\w-]{32}">/);
    expect(html).not.toMatch(/<script>| style=|onload|data:/);
    expect((await get('icon')).headers.get('content-type')).toBe('image/svg+xml');
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/^default-src 'none'; script-src 'self'; /);
    expect(policy).not.toMatch(/unsafe|\*/);
    expect(policy).toContain("frame-ancestors 'none'");
    const nonce = (text: string) => /nonce-?="?([\w+/=]{24})|'nonce-([^']+)'/.exec(text)?.slice(1).join('');
    expect(nonce(html)).toBe(nonce(policy));
    expect(nonce(await (await get('')).text())).not.toBe(nonce(html));
  });

  test('is in the requested language', async () => {
    expect(await (await get('?language=en')).text()).toContain('<html lang="en" dir="ltr">');
    expect(await (await get('?language=constructor')).text()).toContain('<html lang="ar" dir="rtl">');
  });

  test('serves bundled scripts and styles and nothing else', async () => {
    const script = await get('files/editor.js');
    expect([script.status, script.headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8']);
    const sheet = await get('files/style.css');
    expect([sheet.status, sheet.headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8']);
    for (const name of ['', '../shell.ts', 'constructor', 'editor.js/', '%2e%2e/site.json'])
      expect((await get(`files/${name}`)).status, name).toBe(404);
  });
});
