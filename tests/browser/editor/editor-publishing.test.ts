import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openProject } from '../../../generator/core/util/project.ts';
import { fill, isolated, words } from '../../../generator/editor/app/words/words.tsx';
import { startPreview } from '../../../generator/editor/server/server.ts';
import { buildTemporarily, temporaryFolder } from '../../support/build.ts';
import { copiedSite } from '../../support/edit-client.ts';
import { editorOf } from '../../support/editor-page.ts';
import { machine } from '../../support/environment.ts';
import { startLiveHost } from '../../support/live-host.ts';
import { credentials, startStore } from '../../support/object-store.ts';
import { openBrowser } from '../../support/page.ts';

const visit = openBrowser({ isReused: true });

/** A site in a repository, of which another has a copy. */
async function inRepository(url = 'https://values.qiyam.sa') {
  const own = await copiedSite('minimal', 'موقع صغير');
  await writeFile(own, (await readFile(own, 'utf8')).replace('https://www.example.com', url));
  const [folder, remote] = [dirname(own), join(await temporaryFolder(), 'remote.git')];
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' });
  execFileSync('git', ['init', '--quiet', '--bare', '--initial-branch=main', remote]);
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.name', 'Tester');
  git('config', 'user.email', 'tester@example.com');
  git('add', '.');
  git('commit', '--quiet', '-m', 'Begin');
  git('remote', 'add', 'origin', remote);
  git('push', '--quiet', '--set-upstream', 'origin', 'main');
  return { own, git, remote };
}

describe('publishing in the editor', () => {
  test('asks about conflicts with changes published by others and reports their authors', async () => {
    const { own, git, remote } = await inRepository();
    const others = join(await temporaryFolder(), 'others');
    execFileSync('git', ['clone', '--quiet', remote, others]);
    const theirs = (...args: string[]) => execFileSync('git', args, { cwd: others });
    const titled = async (file: string, title: string) =>
      writeFile(file, (await readFile(file, 'utf8')).replace('"عنوان الصفحة"', `"${title}"`));
    await titled(join(others, 'site.json'), 'عنوان سالم');
    theirs('-c', 'user.name=سالم', '-c', 'user.email=a@example.com', 'commit', '--quiet', '--all', '-m', 'عنوان أوضح');
    theirs('push', '--quiet');
    const preview = await startPreview({ environment: machine, project: openProject(own), port: 0, language: undefined });
    try {
      const { page, problems } = await visit('/', { home: preview.url });
      await page.goto(`${preview.url}_edit/?language=ar`);
      const w = words.ar;
      const shown = (name: string) => page.frameLocator('main iframe').getByRole('heading', { name }).waitFor();
      await page.frameLocator('main iframe').locator('main h1').waitFor();
      await titled(own, 'عنوان هدى');
      await shown('عنوان هدى');
      const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
      const said = (text: string | RegExp) => page.getByRole('status').getByText(text).waitFor();
      await press(w.changes.title);
      await press(w.publish.publish);
      const asked = page.getByRole('alertdialog', { name: w.publish.clash.title });
      await asked.getByText('عنوان سالم', { exact: true }).waitFor();
      await asked.getByText('عنوان هدى', { exact: true }).waitFor();
      await press(w.publish.clash.leave);
      await said(w.publish.clash.left);
      expect(git('log', '-1', '--format=%s').trim()).toBe('Begin');
      await press(w.publish.publish);
      await asked.waitFor();
      await press(w.publish.clash.takeTheirs);
      await said(/سالم.*عنوان أوضح/);
      await shown('عنوان سالم');
      expect(git('status', '--porcelain')).toBe('');
      expect(git('rev-parse', 'HEAD', 'origin/main').trim().split('\n')).toEqual(
        Array(2).fill(theirs('rev-parse', 'HEAD').toString().trim()),
      );
      expect(problems).toEqual([]);
    } finally {
      await preview.close();
    }
  });

  test('a site with an example address is not published before it is replaced', async () => {
    const { own, git } = await inRepository('https://www.example.com');
    const preview = await startPreview({ environment: machine, project: openProject(own), port: 0, language: undefined });
    try {
      const { page, problems } = await visit('/', { home: preview.url });
      await page.goto(`${preview.url}_edit/?language=ar`);
      const w = words.ar;
      await page.frameLocator('main iframe').locator('main h1').waitFor();
      const open = () => page.getByRole('button', { name: w.changes.title, exact: true }).click();
      const publish = page.getByRole('button', { name: w.publish.publish, exact: true });
      await open();
      await page.getByText(w.publish.examples.one).waitFor();
      expect(await publish.isDisabled()).toBe(true);
      // In reach without scrolling, however much stands in the way of publishing.
      await page.setViewportSize({ width: 1000, height: 400 });
      const place = await publish.boundingBox();
      expect((place?.y ?? 400) + (place?.height ?? 0)).toBeLessThanOrEqual(400);
      await page.getByRole('dialog').getByRole('button', { name: w.problems.jump, exact: true }).click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      const focused = () => page.evaluate(() => (document.activeElement as HTMLInputElement).value);
      await expect.poll(focused).toBe('https://www.example.com');
      await writeFile(own, (await readFile(own, 'utf8')).replace('https://www.example.com', 'https://values.qiyam.sa'));
      await expect
        .poll(async () => JSON.stringify(await (await fetch(`${preview.url}_edit/changes?since=commit`)).json()))
        .toContain('"examples":[]');
      await open();
      await publish.click();
      await page.getByRole('status').getByText(w.publish.sent).waitFor();
      expect(git('rev-list', '--count', 'origin/main').trim()).toBe('2');
      expect(problems).toEqual([]);
    } finally {
      await preview.close();
    }
  });

  test('builds, commits, pushes and uploads to a bucket, each with its result', async () => {
    const { own, git } = await inRepository();
    const store = await startStore();
    Object.assign(process.env, { ...credentials, AWS_REGION: 'us-east-1' });
    const bucket = { name: 'site', options: ['--endpoint', store.endpoint] };
    const preview = await startPreview({ environment: machine, project: openProject(own), port: 0, language: undefined, bucket });
    try {
      const { page, problems } = await visit('/', { home: preview.url });
      await page.goto(`${preview.url}_edit/?language=ar`);
      const w = words.ar;
      await page.frameLocator('main iframe').locator('main h1').waitFor();
      await writeFile(own, (await readFile(own, 'utf8')).replace('"عنوان الصفحة"', '"عنوان آخر"'));
      await page.frameLocator('main iframe').getByRole('heading', { name: 'عنوان آخر' }).waitFor();
      const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
      const said = (text: string | RegExp) => page.getByRole('status').getByText(text).waitFor();
      await press(w.changes.title);
      const dialog = page.getByRole('dialog');
      await dialog.getByText(fill(w.changes.added, isolated({ text: 'عنوان آخر' }))).waitFor();
      await dialog.getByText(w.publish.developers, { exact: true }).click();
      await press(w.publish.build);
      await said(/^اكتمل البناء/);
      await press(fill(w.publish.git, { branch: 'origin/main' }));
      await said(w.publish.sent);
      await dialog.getByText(w.changes.none).waitFor();
      expect(git('log', '-1', '--format=%s', 'origin/main').trim()).toBe(w.publish.message);
      await press(fill(w.publish.git, { branch: 'origin/main' }));
      await said(w.changes.none);
      await press(w.publish.publish);
      await expect.poll(async () => (await store.visit('/')).status).toBe(200);
      expect(problems).toEqual([]);
    } finally {
      await preview.close();
      await store.close();
    }
  });

  /** Editor of a site in a repository, with a new title that is not published. */
  async function openChanged(title: string) {
    const repository = await inRepository();
    const preview = await startPreview({
      ...{ environment: machine, project: openProject(repository.own), port: 0, language: undefined },
    });
    const { page, problems } = await visit('/', { home: preview.url });
    await page.goto(`${preview.url}_edit/?language=ar`);
    // The editor follows changes of the file from then on.
    await editorOf(page);
    const site = await readFile(repository.own, 'utf8');
    await writeFile(repository.own, site.replace('"عنوان الصفحة"', `"${title}"`));
    await page.frameLocator('main iframe').getByRole('heading', { name: title }).waitFor();
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    return { ...repository, preview, page, problems, press };
  }

  test('stays open with its result when the window becomes narrow and wide again', async () => {
    const { page, preview, press, problems } = await openChanged('عنوان ضيق');
    try {
      const w = words.ar;
      await press(w.changes.title);
      const dialog = page.getByRole('dialog', { name: w.changes.title });
      await press(w.publish.publish);
      await dialog.getByText(w.publish.sent).waitFor();
      expect(await dialog.getByRole('button', { name: w.publish.nothing, exact: true }).isDisabled()).toBe(true);
      expect(await dialog.getByText(w.publish.developers, { exact: true }).count()).toBe(1);
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await page.locator(`header [role="toolbar"]${width === 390 ? '[data-narrow]' : ':not([data-narrow])'}`).waitFor();
        await dialog.getByText(w.publish.sent).waitFor();
      }
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      expect(problems).toEqual([]);
    } finally {
      await preview.close();
    }
  });

  test('says that visitors have it once the address of the site serves it', async () => {
    const { own, page, preview, press } = await openChanged('عنوان منشور');
    const former = new Map([['/', '<!doctype html><title>قديم</title>']]);
    let served: ReadonlyMap<string, string> = former;
    const host = await startLiveHost('https://values.qiyam.sa', (path) => {
      const body = served.get(path);
      return body === undefined ? undefined : { status: 200, body };
    });
    try {
      const w = words.ar;
      await press(w.changes.title);
      const dialog = page.getByRole('dialog', { name: w.changes.title });
      await press(w.publish.publish);
      await dialog.getByText(w.publish.sent).waitFor();
      await press(w.history.live.ask);
      await dialog.getByText(/^ليس بعد/).waitFor();
      const built = await buildTemporarily(own);
      served = new Map([['/', await readFile(join(built, 'index.html'), 'utf8')]]);
      await press(w.history.live.ask);
      await dialog.getByText(/^نعم/).waitFor();
      // As a host that is quick.
      await page.keyboard.press('Escape');
      await writeFile(own, (await readFile(own, 'utf8')).replace('عنوان منشور', 'عنوان آخر'));
      await page.frameLocator('main iframe').getByRole('heading', { name: 'عنوان آخر' }).waitFor();
      served = new Map([['/', await readFile(join(await buildTemporarily(own), 'index.html'), 'utf8')]]);
      await press(w.changes.title);
      await dialog.getByText(fill(w.changes.added, isolated({ text: 'عنوان آخر' }))).waitFor();
      await press(w.publish.publish);
      await dialog.getByText(w.publish.live, { exact: true }).waitFor();
    } finally {
      host.close();
      await preview.close();
    }
  });

  test('the history says what it does with what a version did not have', async () => {
    const { own, page, preview, press } = await openChanged('عنوان');
    try {
      const w = words.ar;
      const site = JSON.parse(await readFile(own, 'utf8'));
      site.collections = { team: { type: 'people', title: 'فريقنا', people: [{ name: 'salim', title: 'سالم' }] } };
      await writeFile(own, JSON.stringify(site, null, 2));
      const at = `${preview.url}_edit/value?at=/collections/team/title`;
      await expect.poll(async () => (await fetch(at)).text()).toContain('فريقنا');
      await press(w.bar.done);
      await page.getByRole('radio', { name: w.history.versions }).click();
      await press(fill(w.history.lookName, isolated({ what: 'Begin' })));
      const dialog = page.getByRole('dialog', { name: w.history.title });
      const remove = dialog.getByRole('button', { name: w.history.remove.collection });
      await remove.waitFor();
      expect(await dialog.getByRole('button', { name: w.history.restore.collection }).count()).toBe(0);
      await remove.click();
      await dialog.waitFor({ state: 'detached' });
      await expect.poll(async () => JSON.parse(await readFile(own, 'utf8')).collections).toEqual({});
      expect(JSON.parse(await readFile(own, 'utf8')).routes[0].blocks[0].title).toBe('عنوان');
    } finally {
      await preview.close();
    }
  });
});
