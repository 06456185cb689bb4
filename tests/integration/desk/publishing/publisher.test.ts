import { existsSync, mkdirSync, readFileSync, readlinkSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import type { Publisher } from '../../../../generator/desk/model/desk.ts';
import { buildFromNothing, filesIn } from '../../../support/cold-build.ts';
import { addPage, openPublisherOf, type PublishedSite, publishedSite } from '../../../support/published-site.ts';

/** Any fixed time: the tests do not depend on the day. */
const begin = Date.parse('2027-03-01T09:00:00Z');

/** Clock that starts at a time. */
function clockFrom(start: number): () => number {
  const started = Date.now();
  return () => start + Date.now() - started;
}

const open = new Set<Publisher>();

function publisherOf(...args: Parameters<typeof openPublisherOf>): Publisher {
  const publisher = openPublisherOf(...args);
  open.add(publisher);
  return publisher;
}

afterEach(async () => {
  await Promise.all([...open].map((one) => one.close()));
  open.clear();
});

const isAt = (publisher: Publisher, commit: string) =>
  expect
    .poll(() => [publisher.state().task, publisher.state().last?.commit, publisher.state().last?.isDone])
    .toEqual([undefined, commit, true]);

const fails = (publisher: Publisher, reason: string) =>
  expect.poll(() => [publisher.state().task, publisher.state().last?.reason]).toEqual([undefined, reason]);

const hasPage = ({ state }: PublishedSite, name: string) => existsSync(join(state, 'out', `${name}.html`));

describe('the published version', () => {
  test('is built after a start, without what is not published', async () => {
    const site = await publishedSite();
    const commit = site.desk.git('rev-parse', 'HEAD');
    site.desk.edit(addPage('/unsaved'));
    const publisher = publisherOf(site);
    await isAt(publisher, commit);
    expect(hasPage(site, 'index')).toBe(true);
    expect(hasPage(site, 'unsaved')).toBe(false);
    // The working copy of the editor is as it was.
    expect(site.desk.git('status', '--porcelain')).toBe('M site.json');
    expect(site.desk.git('worktree', 'list').split('\n')).toHaveLength(1);
  });

  test('arrives after a push from outside, and equals a build from nothing', async () => {
    const site = await publishedSite();
    const publisher = publisherOf(site, { now: () => begin });
    await isAt(publisher, site.desk.git('rev-parse', 'HEAD'));
    const tracked = site.desk.git('rev-parse', 'origin/main');
    site.outside.edit(addPage('/outside'));
    const commit = site.outside.publish();
    publisher.request('published');
    await isAt(publisher, commit);
    expect(hasPage(site, 'outside')).toBe(true);
    // The editor fetches by itself.
    expect(site.desk.git('rev-parse', 'origin/main')).toBe(tracked);
    const { files } = await buildFromNothing(join(site.outside.folder, 'site.json'), { now: begin });
    expect(filesIn(join(site.state, 'out'))).toEqual(files);
  });

  test('is built again only if something changed', async () => {
    const site = await publishedSite();
    const publisher = publisherOf(site);
    await isAt(publisher, site.desk.git('rev-parse', 'HEAD'));
    const first = publisher.state().last?.at;
    publisher.request('published');
    await expect.poll(() => publisher.state().task).toBeUndefined();
    await publisher.close();
    const next = publisherOf(site);
    await isAt(next, site.desk.git('rev-parse', 'HEAD'));
    expect(next.state().last?.at).toBe(first);
    next.request('asked');
    await expect.poll(() => next.state().last?.at).not.toBe(first);
  });

  test('has no file from outside of the repository', async () => {
    const site = await publishedSite();
    const secret = join(site.place, 'secret.svg');
    writeFileSync(secret, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1"/></svg>');
    rmSync(join(site.outside.folder, 'assets/picture.svg'), { force: true });
    mkdirSync(join(site.outside.folder, 'assets'), { recursive: true });
    symlinkSync(secret, join(site.outside.folder, 'assets/picture.svg'));
    expect(readlinkSync(join(site.outside.folder, 'assets/picture.svg'))).toBe(secret);
    const commit = site.outside.publish();
    const publisher = publisherOf(site);
    await expect.poll(() => publisher.state().last?.commit).toBe(commit);
    expect(readFileSync(join(site.state, 'published/version/assets/picture.svg'), 'utf8')).toBe(secret);
  });
});

describe('times', () => {
  test('are kept: a page appears and disappears by itself', async () => {
    const site = await publishedSite();
    const at = (seconds: number) => new Date(begin + seconds * 1000).toISOString().replace(':00.000Z', '+00:00');
    site.desk.edit(addPage('/soon', { from: at(3600), until: at(7200) }));
    const commit = site.desk.publish();
    let shift = 0;
    const clock = clockFrom(begin);
    const now = () => clock() + shift;
    const publisher = publisherOf(site, { now });
    await isAt(publisher, commit);
    expect(hasPage(site, 'soon')).toBe(false);
    expect(publisher.state().nextAt).toBe(begin + 3600_000);
    // Three seconds before it is due.
    shift = 3600_000 - 3000 - (clock() - begin);
    await expect.poll(() => hasPage(site, 'soon')).toBe(true);
    await expect.poll(() => publisher.state().nextAt).toBe(begin + 7200_000);
    await publisher.close();
    // What became due meanwhile is built after a restart.
    shift = 7200_000;
    const next = publisherOf(site, { now });
    await expect.poll(() => hasPage(site, 'soon')).toBe(false);
    await expect.poll(() => next.state().task).toBeUndefined();
    expect(next.state().nextAt).toBeUndefined();
    // The clock was set back.
    shift = 3600_000;
    next.request('due');
    await expect.poll(() => hasPage(site, 'soon')).toBe(true);
  });
});

describe('a failed build', () => {
  test('keeps the site, says why, and waits for a change', async () => {
    const site = await publishedSite();
    const publisher = publisherOf(site);
    await isAt(publisher, site.desk.git('rev-parse', 'HEAD'));
    const before = filesIn(join(site.state, 'out'));
    site.outside.edit(({ routes }) => {
      routes[0].path = 'no path';
    });
    site.outside.publish();
    publisher.request('published');
    await fails(publisher, 'content');
    const { last } = publisher.state();
    expect(last?.details).toContain('site.json');
    publisher.request('published');
    publisher.request('due');
    await expect.poll(() => publisher.state().task).toBeUndefined();
    expect(publisher.state().last?.at).toBe(last?.at);
    expect(filesIn(join(site.state, 'out'))).toEqual(before);
    site.outside.edit(({ routes }) => {
      routes[0].path = '/';
    });
    const commit = site.outside.publish();
    publisher.request('published');
    await isAt(publisher, commit);
  });

  test('is that of code which may not run', async () => {
    const site = await publishedSite();
    site.outside.write('blocks/own/block.ts', "throw new Error('ran');\n");
    site.outside.publish();
    await fails(publisherOf(site), 'custom-blocks');
    expect(existsSync(join(site.state, 'out'))).toBe(false);
  });

  test('is that of a site without a repository', async () => {
    const site = await publishedSite();
    rmSync(join(site.desk.folder, '.git'), { recursive: true });
    await fails(publisherOf(site), 'no-repository');
  });

  test('of the network builds what is known', async () => {
    const site = await publishedSite();
    const commit = site.desk.git('rev-parse', 'HEAD');
    rmSync(site.remote, { recursive: true });
    const publisher = publisherOf(site);
    await isAt(publisher, commit);
    expect(publisher.state().last?.reason).toBe('unreachable');
  });
});
