import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { planHost } from '../../../../generator/build/hosting/host-plan.ts';
import { type PublishedFile, planObjects } from '../../../../generator/build/publish/objects.ts';
import { type PublishOptions, publish } from '../../../../generator/build/publish/publish.ts';
import { openStore } from '../../../../generator/build/publish/store.ts';
import { UsageError } from '../../../../generator/core/diagnostics/errors.ts';
import { createMeter } from '../../../../generator/core/progress/progress.ts';
import { hashBytes, hashFile, shortHash } from '../../../../generator/core/util/hash.ts';
import type { InMemoryFile } from '../../../../generator/core/util/output-file.ts';
import { openProject } from '../../../../generator/core/util/project.ts';
import { fixtureSite, temporaryFolder } from '../../../support/build.ts';
import { machine } from '../../../support/environment.ts';
import { credentials, startStore, type TestStore } from '../../../support/object-store.ts';
import { readSite } from '../../../support/read-site.ts';

const { site } = await readSite({ project: openProject(fixtureSite('minimal')) }, machine);
const moved = {
  ...site,
  redirects: [
    { from: '/old', to: '/services#goals' },
    { from: '/shop/', to: 'https://shop.example.com/' },
  ],
};

const page = (path: string, asset: string): InMemoryFile => ({ path, content: `<!DOCTYPE html><p>${path} needs /${asset}.` });

/** A small site whose pages all need the same version of one asset. */
const files = (version: string, more: InMemoryFile[] = []): InMemoryFile[] => [
  page('index.html', `assets/site.${version}.css`),
  page('services.html', `assets/site.${version}.css`),
  page('services/التدريب.html', `assets/site.${version}.css`),
  page('404.html', `assets/site.${version}.css`),
  { path: `assets/site.${version}.css`, content: `/* ${version} */` },
  { path: 'robots.txt', content: 'User-agent: *' },
  { path: '.well-known/security.txt', content: 'Contact: mailto:a@example.com' },
  { path: '_headers', content: '/*' },
  { path: 'index.html.br', content: 'br' },
  ...more,
];

let store: TestStore;
beforeEach(async () => {
  for (const [name, value] of Object.entries(credentials)) vi.stubEnv(name, value);
  store = await startStore();
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await store.close();
});

interface Run extends Partial<PublishOptions> {
  prefix?: string;
}

/** Publishes. @returns the writes, without the record */
async function run(built: PublishedFile[], { prefix = '', ...options }: Run = {}): Promise<string[]> {
  store.writes.length = 0;
  await publish({
    store: await openStore({ bucket: 'site', endpoint: store.endpoint }),
    objects: planObjects({ sites: [moved], plan: planHost(moved), files: built, prefix }),
    folder: prefix,
    isPruning: false,
    isDryRun: false,
    keepDays: 30,
    now: new Date('2026-11-21'),
    log: () => {},
    ...options,
  });
  return store.writes.filter((write) => !write.endsWith('.published.json'));
}

const daysLater = (days: number) => new Date(Date.parse('2026-11-21') + days * 24 * 60 * 60 * 1000);

describe('first publish', () => {
  test('sends hashed files, other files, pages, then redirects, and skips files of other hosts', async () => {
    const sent = (await run(files('a'))).map((write) => write.replace('PUT ', ''));
    expect(sent[0]).toBe('assets/site.a.css');
    expect(sent.slice(1, 3).sort()).toEqual(['.well-known/security.txt', 'robots.txt']);
    expect(sent.slice(3, 7).sort()).toEqual(['404.html', 'index.html', 'services', 'services/التدريب']);
    expect(sent.slice(7).sort()).toEqual(['old', 'old.html', 'old/index.html', 'shop', 'shop.html', 'shop/index.html']);
  });

  test('serves pages, caching headers, redirects and the 404 page from a website endpoint', async () => {
    await run(files('a'));
    const { status, headers, body } = await store.visit('/services');
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, 'text/html; charset=utf-8', 'no-cache']);
    expect(body.toString()).toContain('services.html needs');
    expect((await store.visit(encodeURI('/services/التدريب'))).status).toBe(200);
    expect((await store.visit('/')).body.toString()).toContain('index.html needs');
    expect((await store.visit('/assets/site.a.css')).headers['cache-control']).toContain('immutable');
    expect((await store.visit('/robots.txt')).headers['cache-control']).toBe('public, max-age=3600');
    const missing = await store.visit('/none');
    expect([missing.status, missing.body.toString()]).toEqual([404, expect.stringContaining('404.html needs')]);
    for (const path of ['/old', '/old/', '/old.html']) {
      const { status, headers } = await store.visit(path);
      expect([status, headers.location]).toEqual([301, '/services#goals']);
    }
    expect((await store.visit('/shop')).headers.location).toBe('https://shop.example.com/');
  });

  test('reads lazily loaded content only when sending it and treats it as equal to the same bytes', async () => {
    const read: string[] = [];
    const later = files('a').map(({ path, content }): PublishedFile => {
      const bytes = Buffer.from(content as string);
      const readNow = async () => {
        read.push(path);
        return bytes;
      };
      return { path, content: { size: bytes.byteLength, hash: shortHash(hashBytes(bytes)), read: readNow } };
    });
    const sent = await run(later);
    expect(read.length).toBe(sent.filter((write) => !/ (?:old|shop)/.test(write)).length);
    expect((await store.visit('/services')).body.toString()).toContain('services.html needs');
    expect(await run(files('a'))).toEqual([]);
    read.length = 0;
    expect(await run(later)).toEqual([]);
    expect(read).toEqual([]);
  });

  test('sends redirects as HTML pages when the store rejects the redirect header', async () => {
    let isFirst = true;
    store.refuse((write) => {
      const isRefused = write === 'PUT old' && isFirst;
      if (isRefused) isFirst = false;
      return isRefused;
    }, 'NotImplemented');
    expect(await run(files('a'))).toContain('PUT old');
    expect((await store.visit('/old')).body.toString()).toContain('content="0; url=/services#goals"');
  });

  test('writes only below the given prefix', async () => {
    const sent = await run(files('a'), { prefix: 'live/' });
    expect(sent).toHaveLength(13);
    expect(sent.every((write) => write.startsWith('PUT live/'))).toBe(true);
  });
});

describe('repeated publish', () => {
  test('sends nothing, not even the record, when nothing has changed', async () => {
    await run(files('a'));
    expect(await run(files('a'), { now: daysLater(1) })).toEqual([]);
    expect(store.writes).toEqual([]);
  });

  test('sends only the changed page', async () => {
    await run(files('a'));
    const changed = files('a').map((file) => (file.path === 'services.html' ? { ...file, content: 'new' } : file));
    expect(await run(changed)).toEqual(['PUT services']);
    expect((await store.visit('/services')).body.toString()).toBe('new');
  });

  test('sends a file again when its caching headers change', async () => {
    await run(files('a'));
    const objects = planObjects({ sites: [site], plan: planHost(site), files: files('a'), prefix: '' });
    const other = objects.map((object) => (object.key === 'robots.txt' ? { ...object, cacheControl: 'no-cache' } : object));
    expect(await run([], { objects: other })).toEqual(['PUT robots.txt']);
  });

  test('sends objects again that were overwritten or deleted by someone else', async () => {
    await run(files('a'));
    const direct = await openStore({ bucket: 'site', endpoint: store.endpoint });
    await direct.put({ key: 'services', body: Buffer.from('broken'), contentType: 'text/html', cacheControl: '' });
    await direct.remove('robots.txt');
    expect(await run(files('a'))).toEqual(['PUT robots.txt', 'PUT services']);
  });
});

describe('interrupted publish', () => {
  test('leaves the previous site intact when it fails before the pages', async () => {
    await run(files('a'));
    store.refuse((write) => /^PUT (?:services|index|404)/.test(write));
    await expect(run(files('b'))).rejects.toThrow(UsageError);
    for (const path of ['/', '/services']) expect((await store.visit(path)).body.toString()).toContain('assets/site.a.css');
    expect((await store.visit('/assets/site.a.css')).status).toBe(200);
  });

  test('leaves every page with its assets when it fails among the pages, and completes on the next run', async () => {
    await run(files('a'));
    store.refuse((write) => write === 'PUT services');
    await expect(run(files('b'))).rejects.toThrow(/^Sending .*\/site\/services failed: AccessDenied: Refused by the test\.$/);
    for (const path of ['/', '/services', '/404.html']) {
      const [, asset] = /needs (\S+)\./.exec((await store.visit(path)).body.toString()) ?? [];
      expect((await store.visit(asset ?? '')).status).toBe(200);
    }
    store.refuse(() => false);
    expect(await run(files('b'))).toContain('PUT services');
    expect((await store.visit('/services')).body.toString()).toContain('assets/site.b.css');
    expect(await run(files('b'))).toEqual([]);
  });

  test('deletes nothing, even with pruning on', async () => {
    await run(files('a'));
    store.refuse((write) => write === 'PUT services');
    await expect(run(files('b'), { isPruning: true, keepDays: 0 })).rejects.toThrow(UsageError);
    expect(store.writes.filter((write) => write.startsWith('DELETE'))).toEqual([]);
  });
});

describe('pruning', () => {
  const smaller = () => files('b').filter(({ path }) => path !== 'services/التدريب.html');

  test('deletes removed files only when requested, after sending everything', async () => {
    await run(files('a'));
    expect((await run(smaller())).some((write) => write.startsWith('DELETE'))).toBe(false);
    expect((await store.visit(encodeURI('/services/التدريب'))).status).toBe(200);
    expect(await run(smaller(), { isPruning: true })).toEqual(['DELETE services/التدريب']);
    expect((await store.visit(encodeURI('/services/التدريب'))).status).toBe(404);
  });

  test('keeps hashed files for the retention period, counted from the first publish without them', async () => {
    await run(files('a'));
    expect(await run(files('b'), { isPruning: true, now: daysLater(100) })).not.toContain('DELETE assets/site.a.css');
    expect(await run(files('b'), { isPruning: true, now: daysLater(129) })).toEqual([]);
    expect(await run(files('b'), { isPruning: true, now: daysLater(130) })).toEqual(['DELETE assets/site.a.css']);
    expect(await run(files('b'), { isPruning: true, now: daysLater(131) })).toEqual([]);
  });

  test('never deletes objects that this command did not send', async () => {
    const direct = await openStore({ bucket: 'site', endpoint: store.endpoint });
    await direct.put({ key: 'reports/2026.pdf', body: Buffer.from('x'), contentType: 'application/pdf', cacheControl: '' });
    await run(files('a'));
    expect(await run(smaller(), { isPruning: true, keepDays: 0 })).toContain('DELETE assets/site.a.css');
    expect((await store.visit('/reports/2026.pdf')).status).toBe(200);
  });

  test('is completed by the next run after a failure', async () => {
    await run(files('a'));
    store.refuse((write) => write.startsWith('DELETE'));
    await expect(run(smaller(), { isPruning: true })).rejects.toThrow(/^Deleting /);
    store.refuse(() => false);
    expect(await run(smaller(), { isPruning: true })).toEqual(['DELETE services/التدريب']);
  });
});

test('publish reports increasing progress up to 100 %', async () => {
  await run(files('1'));
  const meter = createMeter(() => 0);
  const shares: (number | undefined)[] = [];
  const log = () => shares.push(meter.standing().share);
  await run(files('2').slice(1), { progress: meter, log, isPruning: true, keepDays: 0 });
  expect(meter.standing()).toMatchObject({ stage: 'send', share: expect.closeTo(1) });
  expect(shares).toEqual(shares.toSorted((a = 0, b = 0) => a - b));
  expect(new Set(shares).size).toBeGreaterThan(3);
});

test('list follows continuation tokens of paginated listings', async () => {
  // The store of the other tests cannot do this: its tokens need a cipher that OpenSSL 3 removed.
  const parts: Record<string, string> = {
    first: '<Contents><Key>a</Key><ETag>"1"</ETag></Contents><NextContinuationToken>t</NextContinuationToken>',
    t: '<Contents><Key>b &amp; c</Key><ETag>"2"</ETag></Contents>',
  };
  const server = createServer(({ url = '' }, response) => {
    const part = parts[new URL(url, 'http://localhost').searchParams.get('continuation-token') ?? 'first'];
    response.end(`<?xml version="1.0"?><ListBucketResult>${part}</ListBucketResult>`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const { list } = await openStore({ bucket: 'site', endpoint: `http://127.0.0.1:${port}` });
  expect([...(await list(''))]).toEqual([
    ['a', '"1"'],
    ['b & c', '"2"'],
  ]);
  server.closeAllConnections();
  server.close();
});

test('a dry run prints the planned changes and writes nothing', async () => {
  await run(files('a'));
  const lines: string[] = [];
  const log = (line: string) => lines.push(line);
  await run(files('b').slice(1), { isDryRun: true, isPruning: true, log });
  expect(store.writes).toEqual([]);
  expect(lines).toEqual(['+ assets/site.b.css', '+ 404.html', '+ services', '+ services/التدريب', '- index.html']);
});

test('store errors and connection failures are reported as a message with a hint', async () => {
  vi.stubEnv('AWS_MAX_ATTEMPTS', '1');
  const listing = async (bucket: string, endpoint: string) => (await openStore({ bucket, endpoint })).list('');
  await expect(listing('none', store.endpoint)).rejects.toThrow(/^Listing .*NoSuchBucket: .*Create the bucket first/);
  await expect(listing('site', 'http://127.0.0.1:9')).rejects.toThrow(/ECONNREFUSED/);
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'wrong');
  const sending = run(files('a'));
  await expect(sending).rejects.toThrow(UsageError);
  await expect(sending).rejects.toThrow(/SignatureDoesNotMatch/);
});

const entry = { fingerprint: 'a', etag: '"a"', isHashed: false };

test.each([
  ...['', '{', 'null', '[]', '"a"', '1', 'true', '{"index.html":null}', '{"index.html":"a"}', '{"index.html":[]}'],
  ...[{ ...entry, etag: 1 }, { ...entry, isHashed: 'no' }, { ...entry, gone: 'yesterday' }, { fingerprint: 'a' }].map((wrong) =>
    JSON.stringify({ 'index.html': entry, 'old.html': wrong }),
  ),
])('publish reports the invalid record %j as lost and sends everything again', async (text) => {
  const direct = await openStore({ bucket: 'site', endpoint: store.endpoint });
  const all = await run(files('a'));
  await direct.put({ key: 'old.html', body: Buffer.from('of an earlier site'), contentType: 'text/html', cacheControl: '' });
  await direct.put({ key: '.published.json', body: Buffer.from(text), contentType: '', cacheControl: '' });
  const lost: string[] = [];
  const noteLostRecord = (key: string) => lost.push(key);
  expect((await run(files('a'), { isPruning: true, noteLostRecord })).sort()).toEqual(all.sort());
  expect(lost).toEqual(['.published.json']);
  // The record is valid again.
  expect(await run(files('a'), { isPruning: true, noteLostRecord })).toEqual([]);
  expect(lost).toHaveLength(1);
});

test('publish sends a content file from its source path with type and disposition headers', async () => {
  const from = join(await temporaryFolder(), 'names.csv');
  await writeFile(from, 'name\n');
  const content = { from, size: 5, hash: await hashFile(from) };
  const all = [...files('a'), { path: 'files/names.csv', content }];
  expect(await run(all)).toContain('PUT files/names.csv');
  const { headers, body } = await store.visit('/files/names.csv');
  expect(body.toString()).toBe('name\n');
  expect(headers).toMatchObject({ 'content-type': 'text/csv; charset=utf-8', 'content-disposition': 'attachment' });
  expect(await run(all)).toEqual([]);
});
