import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { caching } from '../../generator/build/hosting/headers.ts';
import { type HostPlan, planHost } from '../../generator/build/hosting/host-plan.ts';
import { mediaTypeOf } from '../../generator/build/hosting/media-types.ts';
import { openProject } from '../../generator/core/util/project.ts';
import { buildTemporarily, fixtureSite } from '../support/build.ts';
import { writeCapitals } from '../support/capitals.ts';
import { machine } from '../support/environment.ts';
import { withOldAddresses } from '../support/old-addresses.ts';
import { ask, type RawAnswer } from '../support/raw-request.ts';
import { readSite } from '../support/read-site.ts';
import { isInstalled, type StartedServer, startServer, type TestedServer, testedServers } from '../support/servers.ts';
import { expectations } from './expectations.ts';

let outDir: string;
let plan: HostPlan;

beforeAll(async () => {
  const siteFile = await writeCapitals(withOldAddresses(JSON.parse(readFileSync(fixtureSite('variants'), 'utf8'))));
  outDir = await buildTemporarily(siteFile);
  // The one hidden folder that is for visitors.
  await mkdir(join(outDir, '.well-known'), { recursive: true });
  await writeFile(join(outDir, '.well-known/security.txt'), 'Contact: mailto:someone@example.com\n');
  await mkdir(join(outDir, 'files'), { recursive: true });
  await writeFile(join(outDir, 'files/names.csv'), 'الاسم,المدينة\n');
  await writeFile(join(outDir, 'files/report.pdf'), '%PDF-1.4\n');
  await mkdir(join(outDir, 'live/rooms'), { recursive: true });
  await writeFile(join(outDir, 'live/rooms/beds.json'), '{"free":3}\n');
  plan = planHost((await readSite({ project: openProject(siteFile) }, machine)).site);
});

function decoded({ headers, body }: RawAnswer): Buffer {
  const encoding = headers['content-encoding'];
  return encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body;
}

/** A Location as visitors see it: without this origin, with letters instead of escapes. */
function seen(location: string | undefined, origin: string): string | undefined {
  if (location === undefined) return undefined;
  const url = new URL(location, origin);
  return decodeURI(url.origin === origin ? url.pathname + url.search + url.hash : url.href);
}

/** Whether the headers of the site are to be expected: some answers are given before a server knows whose they are. */
function isOfSite(name: TestedServer, path: string, { status }: RawAnswer): boolean {
  // nginx adds its headers twice to a 416, the same each time.
  if (status === 400 || (status === 416 && name === 'nginx')) return false;
  // Apache refuses these addresses, and all outside the folder, before it looks into its .htaccess.
  return name !== 'htaccess' || (path.startsWith(plan.base) && !/%2f|%00/.test(path));
}

describe.each<{ name: TestedServer }>(testedServers.map((name) => ({ name })))('$name', ({ name }) => {
  describe.skipIf(!isInstalled(name))(isInstalled(name) ? 'answers' : 'IS NOT INSTALLED', () => {
    let server: StartedServer;
    beforeAll(async () => {
      server = await startServer(name, { outDir, plan });
    });
    afterAll(() => server?.close());

    test.each(expectations)('$name', async (expected) => {
      const answer = await ask(server.origin, expected);
      const { status, headers } = answer;
      expect([expected.status].flat()).toContain(status);
      const isMended = status === 301 && !expected.location;
      expect(seen(headers.location, server.origin)).toBe(isMended ? '/sub/folder/forms' : expected.location);
      if (expected.cacheControl) expect(headers['cache-control']).toBe(expected.cacheControl);
      if (expected.contentType) expect(headers['content-type']?.toLowerCase()).toBe(expected.contentType);
      if (expected.contentEncoding) expect(headers['content-encoding'] ?? 'none').toBe(expected.contentEncoding);
      if (expected.varies) expect(headers.vary).toBe('Accept-Encoding');
      if ('disposition' in expected) expect(headers['content-disposition']).toBe(expected.disposition);
      if (expected.length !== undefined) expect(answer.body.length).toBe(expected.length);
      if (expected.file) expect(decoded(answer).equals(readFileSync(join(outDir, expected.file)))).toBe(true);
      expect(decoded(answer).toString()).not.toContain('secret');
      expect(headers['set-cookie']).toBe(undefined);
      if (!isOfSite(name, expected.path, answer)) return;
      for (const [header, value] of Object.entries(plan.headers)) expect(headers[header.toLowerCase()], header).toBe(value);
    });

    test('every file of the site has its media type, caching and content, compressed and not', async () => {
      const files = readdirSync(outDir, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(outDir.length + 1))
        .filter((file) => !/\.(?:html|br|gz)$|^_|^\.qiyam/.test(file));
      expect(files.length).toBeGreaterThan(8);
      expect(files).toContain('.well-known/security.txt');
      for (const file of files) {
        for (const [encoding, copy] of [['identity'], ['gzip', 'gzip'], ['gzip, br', 'br']] as const) {
          const answer = await ask(server.origin, {
            path: plan.base + encodeURI(file),
            headers: { 'accept-encoding': encoding },
          });
          expect(answer.status, file).toBe(200);
          expect(answer.headers['content-type']?.toLowerCase(), file).toBe(mediaTypeOf(file));
          const kept = file.startsWith('files/') ? caching.page : file.startsWith('live/') ? caching.live : caching.named;
          expect(answer.headers['cache-control'], file).toBe(file.startsWith('assets/') ? caching.hashed : kept);
          expect(answer.headers['content-encoding'], file).toBe(existsSync(join(outDir, `${file}.br`)) ? copy : undefined);
          expect(decoded(answer).equals(readFileSync(join(outDir, file))), file).toBe(true);
        }
      }
    });

    test('an unchanged page is answered 304, whatever its encoding, and a changed one is not', async () => {
      const path = `${plan.base}forms`;
      const tags = new Set<string>();
      for (const encoding of ['identity', 'gzip', 'br']) {
        const headers = { 'accept-encoding': encoding };
        const { headers: first } = await ask(server.origin, { path, headers });
        expect(first.etag).toMatch(/^"[^"]+"$/);
        tags.add(first.etag ?? '');
        const again = await ask(server.origin, { path, headers: { ...headers, 'if-none-match': first.etag ?? '' } });
        expect([again.status, again.body.length, again.headers['cache-control']]).toEqual([304, 0, caching.page]);
        const other = await ask(server.origin, { path, headers: { ...headers, 'if-none-match': '"other"' } });
        expect(other.status).toBe(200);
        const since = { ...headers, 'if-modified-since': first['last-modified'] ?? '' };
        expect((await ask(server.origin, { path, headers: since })).status).toBe(304);
      }
      // A strong tag names bytes: each encoding has its own.
      expect(tags.size).toBe(3);
    });
  });
});
