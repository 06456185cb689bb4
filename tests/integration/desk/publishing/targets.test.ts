import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Publisher } from '../../../../generator/desk/model/desk.ts';
import { filesIn } from '../../../support/cold-build.ts';
import { credentials, startStore, type TestStore } from '../../../support/object-store.ts';
import { addPage, openPublisherOf, publishedSite } from '../../../support/published-site.ts';

let store: TestStore;
let publisher: Publisher;

beforeEach(async () => {
  for (const [name, value] of Object.entries(credentials)) vi.stubEnv(name, value);
  store = await startStore();
});

afterEach(async () => {
  await publisher.close();
  await store.close();
  vi.unstubAllEnvs();
});

const ends = (isDone: boolean) =>
  expect.poll(() => [publisher.state().task, publisher.state().last?.isDone]).toEqual([undefined, isDone]);

describe('the published version is delivered', () => {
  test('to several folders and a bucket', async () => {
    const site = await publishedSite();
    const [one, two] = [join(site.place, 'www'), join(site.state, 'inner/www')];
    const publish = [
      { to: 'folder' as const, folder: one },
      { to: 'folder' as const, folder: 'inner/www' },
      { to: 'bucket' as const, bucket: 'site', endpoint: store.endpoint },
    ];
    publisher = openPublisherOf(site, { publish });
    await ends(true);
    expect(Object.keys(filesIn(one))).toContain('index.html');
    expect(filesIn(two)).toEqual(filesIn(one));
    expect(existsSync(join(site.state, 'out'))).toBe(false);
    const page = await store.visit('/');
    expect(page.status).toBe(200);
    // The next version only sends what changed.
    const sent = store.writes.length;
    site.outside.edit(addPage('/more'));
    const commit = site.outside.publish();
    publisher.request('published');
    await expect.poll(() => publisher.state().last?.commit).toBe(commit);
    await ends(true);
    expect(store.writes.slice(sent)).toContain('PUT more');
    expect(store.writes.length - sent).toBeLessThan(sent);
  });

  test('to the other places if one fails, and says why', async () => {
    const site = await publishedSite();
    const taken = join(site.place, 'taken');
    const good = join(site.place, 'www');
    writeFileSync(taken, 'a file');
    publisher = openPublisherOf(site, {
      publish: [
        { to: 'folder', folder: taken },
        { to: 'folder', folder: good },
      ],
    });
    await ends(false);
    expect(publisher.state().last).toMatchObject({ reason: 'failed', details: expect.stringContaining(taken) });
    expect(existsSync(join(good, 'index.html'))).toBe(true);
    expect(readFileSync(taken, 'utf8')).toBe('a file');
  });
});
