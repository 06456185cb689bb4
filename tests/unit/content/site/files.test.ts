import { mkdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { securityHeaders } from '../../../../generator/build/hosting/headers.ts';
import { writeSite } from '../../../../generator/build/write/output.ts';
import { namedFiles } from '../../../../generator/content/site/named-files.ts';
import { readAssets } from '../../../../generator/content/site/read-assets.ts';
import type { Site } from '../../../../site.schema.ts';
import { fixtureSite, temporaryFolder } from '../../../support/build.ts';
import { machine } from '../../../support/environment.ts';

let folder: string;
beforeAll(async () => {
  folder = await temporaryFolder();
});

async function put(name: string, content: string | Uint8Array): Promise<string> {
  await mkdir(dirname(join(folder, name)), { recursive: true });
  await writeFile(join(folder, name), content);
  return join(folder, name);
}

/** The first bytes of an ISO media file with a brand. */
const media = (brand: string) => Buffer.concat([Buffer.from([0, 0, 0, 16]), Buffer.from(`ftyp${brand}`), Buffer.alloc(4)]);

/** The asset that a link to a file leads to. */
const assetOf = async (name: string) => (await readAssets(folder, { href: `/${name}` }, machine)).get(name);

describe('file types', () => {
  test.each<[name: string, content: string | Uint8Array, kind: string]>([
    ['files/a.pdf', '%PDF-1.7\n', 'pdf'],
    ['files/deep/er/a.csv', '\uFEFFاسم,مدينة\n', 'csv'],
    ['files/a.vtt', 'WEBVTT\n\n00:01.000 --> 00:02.000\nأهلًا\n', 'vtt'],
    ['files/a.ics', 'BEGIN:VCALENDAR\nEND:VCALENDAR\n', 'ics'],
    ['files/a.mp4', media('isom'), 'mp4'],
    ['files/a.m4a', media('M4A '), 'm4a'],
    ['files/a.mp3', Buffer.concat([Buffer.from('ID3\x03\0\0\0\0\0\0', 'latin1'), Buffer.from([255, 251, 144, 0])]), 'mp3'],
  ])('are detected from the bytes of %s', async (name, content, kind) => {
    await put(name, content);
    expect(await assetOf(name)).toMatchObject({ state: 'file', kind, outputPath: name, size: Buffer.byteLength(content) });
  });

  test.each([
    ['files/page.csv', '<!DOCTYPE html><script>1</script>\0', 'encoding'],
    ['files/page.pdf', '<!DOCTYPE html><script>1</script>', 'text'],
    ['files/sound.mp4', media('M4A '), 'm4a'],
  ])('are reported as a mismatch for %s', async (name, content, found) => {
    await put(name, content);
    expect(await assetOf(name)).toEqual({ state: 'refused', code: 'file-kind', found });
  });

  test('are reported for an empty file, likely a cloud placeholder', async () => {
    await put('files/nothing.zip', '');
    expect(await assetOf('files/nothing.zip')).toEqual({ state: 'refused', code: 'stand-in-file', found: 'empty' });
  });

  test('are reported for a folder with the name of a file', async () => {
    await mkdir(join(folder, 'files/folder.pdf'));
    expect(await assetOf('files/folder.pdf')).toMatchObject({ code: 'not-a-file', found: 'folder' });
  });
});

test('collects files from links, inline links and redirects', () => {
  const blocks = [
    { type: 'prose', href: '/files/a.pdf#page=3' },
    { type: 'notice', title: 'x', text: ['[نص](/files/b.zip)'] },
  ];
  const named = namedFiles({ routes: [{ blocks }], redirects: [{ from: '/old', to: '/files/c.csv' }] });
  expect([...named].sort()).toEqual(['files/a.pdf', 'files/b.zip', 'files/c.csv']);
});

describe('file copies', () => {
  const site = async (from: string) => {
    const { size, mtimeMs } = await stat(from);
    return [{ path: 'files/a.pdf', content: { from, size, modified: Math.round(mtimeMs) } }];
  };

  test('are rewritten only if the content changed, and are never hard links', async () => {
    const from = await put('copied/a.pdf', '%PDF-one');
    const out = join(folder, 'out');
    const published = join(out, 'files/a.pdf');
    await writeSite(out, await site(from), machine);
    const first = await stat(published);
    expect(first.ino).not.toBe((await stat(from)).ino);
    await writeSite(out, await site(from), machine);
    expect((await stat(published)).ino).toBe(first.ino);
    // The same bytes at another time, as after a new checkout.
    await utimes(from, 2_000_000_000, 2_000_000_000);
    await writeSite(out, await site(from), machine);
    expect((await stat(published)).ino).toBe(first.ino);
    // Other bytes of the same length, with an older time: the published file must still get a newer time.
    await put('copied/a.pdf', '%PDF-two');
    await utimes(from, 1_000_000_000, 1_000_000_000);
    await writeSite(out, await site(from), machine);
    expect(await readFile(published, 'utf8')).toBe('%PDF-two');
    expect((await stat(published)).mtimeMs).toBeGreaterThan(first.mtimeMs);
  });
});

test('allows media and full screen in the policy only if the site has media', async () => {
  const site: Site = JSON.parse(await readFile(fixtureSite('minimal'), 'utf8'));
  const headersOf = (href: string) => securityHeaders({ ...site, header: { ...site.header, links: [{ label: 'x', href }] } });
  const playing = headersOf('/files/talk.mp4');
  expect(playing['Content-Security-Policy']).toContain("media-src 'self'");
  expect(playing['Permissions-Policy']).toContain('fullscreen=(self)');
  expect(playing['Permissions-Policy']).toContain('camera=()');
  const silent = headersOf('/files/report.pdf');
  expect(silent['Content-Security-Policy']).not.toContain('media-src');
  expect(silent['Permissions-Policy']).toContain('fullscreen=()');
});
