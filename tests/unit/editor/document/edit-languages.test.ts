import { readFile, rm, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { recordFileOf } from '../../../../generator/content/translations/record.ts';
import { fromPointer } from '../../../../generator/core/json/path.ts';
import type { ChangeResult } from '../../../../generator/editor/document/protocol-changes.ts';
import type { EditState, PlacedValue } from '../../../../generator/editor/document/protocol-state.ts';
import type { Operation } from '../../../../generator/editor/document/text/operation.ts';
import { copiedSite, type EditClient, openEditing } from '../../../support/edit-client.ts';

let editing: EditClient;
let original: string;

const file = () => readFile(editing.siteFile, 'utf8');
const content = async () => JSON.parse(await file());
const state = (edition: string) => editing.get<EditState>(`state?edition=${edition}`);
const valueAt = (edition: string, at: string) =>
  editing.get<PlacedValue>(`value?edition=${edition}&at=${encodeURIComponent(at)}`);
const at = (pointer: string) => fromPointer(pointer) ?? [];

/** Sends a change as the editor does from a page of a language. */
async function change(edition: string, ...operations: Operation[]): Promise<ChangeResult> {
  const { base } = await state(edition);
  return editing.post(`change?edition=${edition}`, { base, edition, operations, summary: { key: 'set', values: {} } });
}

beforeAll(async () => {
  editing = await openEditing(await copiedSite('trilingual'));
  original = await file();
});
afterAll(() => editing.server.close());
beforeEach(async () => {
  while ((await file()) !== original) await editing.post('undo', {});
});

describe('editor state of a language', () => {
  test('lists its pages by their addresses in that language', async () => {
    const origin = new URL(editing.server.url).origin;
    for (const [tag, title, path] of [
      ['ar', 'المعارض', '/exhibitions'],
      ['en', 'Exhibitions', '/exhibitions'],
      ['fr', 'Expositions', '/expositions'],
    ] as const) {
      const { pages, edition } = await state(tag);
      expect(edition).toMatchObject({ tag, languages: [{ tag: 'ar' }, { tag: 'en' }, { tag: 'fr', name: 'Français' }] });
      const page = pages.find((one) => one.path === path);
      expect(page?.title).toBe(title);
      const answer = await fetch(origin + page?.address);
      expect([answer.status, /<html lang="([^"]*)"/.exec(await answer.text())?.[1]]).toEqual([200, tag]);
    }
  });

  test('has its texts and those of other languages beside them', async () => {
    const { value, translations } = await valueAt('en', '/routes/0');
    expect(value).toMatchObject({ title: 'Home', path: '/' });
    expect(translations?.['/routes/0/title']).toEqual({
      others: [
        { tag: 'ar', text: 'الرئيسية' },
        { tag: 'fr', text: 'Accueil' },
      ],
    });
    const french = await valueAt('fr', '/header');
    expect(JSON.stringify(french.value)).toContain('Expositions');
  });

  test('uses the default language without or with an unknown language', async () => {
    expect((await editing.get<EditState>('state')).edition?.tag).toBe('ar');
    expect((await valueAt('xx', '/routes/0')).value).toMatchObject({ title: 'الرئيسية' });
  });

  test('maps texts on its pages to paths for changes', async () => {
    const html = await (await fetch(`${editing.server.url}en?still`)).text();
    expect(html).toContain('data-pointer="/routes/0/blocks/0/title"');
    // Sections that English lacks count in file paths, but not in paths of its page.
    expect(html).toContain('data-pointer="/routes/0/blocks/1/heading"');
    expect(await (await fetch(`${editing.server.url}en`)).text()).toContain('data-pointer="/routes/0/blocks/2/heading/en"');
  });
});

describe('change in a language', () => {
  test('sets only the text of that language and confirms it', async () => {
    const result = await change('en', { do: 'set', at: at('/routes/0/blocks/0/title'), value: 'A letter is a home' });
    expect(result).toMatchObject({ state: 'written', lines: { removed: 1, added: 1 } });
    expect(await file()).toBe(original.replace('"A letter is a house"', '"A letter is a home"'));
    expect(await readFile(recordFileOf(editing.siteFile), 'utf8')).toMatch(/^ar en \w{11} \w{11}\n$/);
  });

  test('maps positions on the page to the file, even if other languages have more sections', async () => {
    await change('en', { do: 'set', at: at('/routes/0/blocks/1/heading'), value: 'What is new' });
    expect((await content()).routes[0].blocks[2].heading).toEqual({ ar: 'آخر الأخبار', en: 'What is new' });
  });

  test('replaces a fallback text without changing its own language', async () => {
    const { translations } = await valueAt('fr', '/routes/1');
    const [pointer] = Object.entries(translations ?? {}).find(([, one]) => one.isFallback) ?? [];
    expect(pointer).toBeDefined();
    const before = (await valueAt('ar', pointer ?? '')).value;
    await change('fr', { do: 'set', at: at(pointer ?? ''), value: 'Nouveautés' });
    expect((await valueAt('fr', pointer ?? '')).value).toBe('Nouveautés');
    expect((await valueAt('ar', pointer ?? '')).value).toBe(before);
  });

  test('rewrites page links to their canonical paths', async () => {
    await change('fr', { do: 'set', at: at('/routes/0/blocks/0/text'), value: 'Voir les [expositions](/expositions#hours).' });
    expect((await content()).routes[0].blocks[0].text.fr).toBe('Voir les [expositions](/exhibitions#hours).');
    expect((await valueAt('fr', '/routes/0/blocks/0/text')).value).toBe('Voir les [expositions](/expositions#hours).');
  });

  test('adds parts only to that language and removes them only from it', async () => {
    const notice = { type: 'notice', icon: 'compass', heading: 'Closed', text: ['On Monday.'] };
    await change('en', { do: 'insert', at: at('/routes/0/blocks'), index: 1, value: notice });
    const added = (await content()).routes[0].blocks[2];
    expect(added).toEqual({
      type: 'notice',
      icon: 'compass',
      heading: { en: 'Closed' },
      text: [{ en: 'On Monday.' }],
      languages: ['en'],
    });
    expect(JSON.stringify((await valueAt('ar', '/routes/0')).value)).not.toContain('Closed');
    await change('en', { do: 'remove', at: at('/routes/0/blocks/2') });
    expect((await content()).routes[0].blocks[3].languages).toEqual(['ar', 'fr']);
    expect(JSON.stringify((await valueAt('en', '/routes/0')).value)).not.toContain('Latest news');
    expect(JSON.stringify((await valueAt('ar', '/routes/0')).value)).toContain('آخر الأخبار');
  });

  test('is rejected with the path in that language', async () => {
    const result = await change('en', { do: 'set', at: at('/routes/0/blocks/0/title'), value: '' });
    expect(result).toMatchObject({ state: 'refused', problems: [{ at: at('/routes/0/blocks/0/title') }] });
    expect(await file()).toBe(original);
  });

  test('in the default language keeps the other languages', async () => {
    await change('ar', { do: 'set', at: at('/routes/0/title'), value: 'البداية' });
    expect((await content()).routes[0].title).toEqual({ ar: 'البداية', en: 'Home', fr: 'Accueil' });
  });
});

test('redirects the editor of an address to its page and language', async () => {
  const redirectOf = async (query: string) => {
    const answer = await fetch(`${editing.server.url}_edit/?${query}`, { redirect: 'manual' });
    return answer.headers.get('location')?.replace(/^.*\?/, '');
  };
  expect(await redirectOf('page=/fr/expositions')).toBe('page=%2Fexpositions&edition=fr');
  expect(await redirectOf('page=/en')).toBe('page=%2F&edition=en');
  expect(await redirectOf('page=/expositions&edition=ar&of=fr')).toBe('page=%2Fexhibitions');
  expect(await redirectOf('page=/registration&edition=fr&of=ar')).toBe('page=%2F&edition=fr');
  expect(await redirectOf('page=/exhibitions&edition=en')).toBeUndefined();
});

test('adds a new page in the current language and copies a page in all languages', async () => {
  const task = { task: 'add-page', path: '/library', title: 'Library', description: 'Books on script, to be read here.' };
  const plan = await editing.post<{ state: string; operations: Operation[] }>('plan?edition=en', task);
  expect(plan).toMatchObject({ state: 'planned' });
  expect(await change('en', ...plan.operations)).toMatchObject({ state: 'written' });
  const added = (await content()).routes.find((route: { path: unknown }) => route.path === '/library');
  expect(added.title).toEqual({ en: 'Library' });
  expect((await state('en')).pages.map(({ path }) => path)).toContain('/library');

  const index = (await state('fr')).pages.find(({ path }) => path === '/expositions')?.at[1] as number;
  const values = { path: '/expositions-2', title: 'Expositions 2' };
  expect(await change('fr', { do: 'duplicate', at: ['routes', index], values })).toMatchObject({ state: 'written' });
  const copy = (await content()).routes.find((route: { path: unknown }) => route.path === '/expositions-2');
  expect(copy.title).toEqual({ ar: 'المعارض', en: 'Exhibitions', fr: 'Expositions 2' });
});

describe('translation problems', () => {
  type Problem = { code: string; where: string; confirms?: unknown; message: { text: string }[] };
  const problemsIn = async (edition: string) => ((await state(edition)).problems ?? []) as Problem[];
  const withCode = (problems: readonly Problem[], code: string) => problems.filter((one) => one.code === code);
  const confirm = async (problem: Problem | undefined) =>
    editing.post('confirm', { code: problem?.code ?? '', path: problem?.confirms ?? [] });
  const title = at('/routes/0/blocks/0/title');

  beforeEach(() => rm(recordFileOf(editing.siteFile), { force: true }));

  test('count unconfirmed texts of a page until they are confirmed', async () => {
    const unconfirmed = withCode(await problemsIn('en'), 'unconfirmed-translation');
    expect(unconfirmed.length).toBeGreaterThan(3);
    const [first] = unconfirmed;
    await confirm(first);
    const remaining = withCode(await problemsIn('en'), 'unconfirmed-translation');
    // Equal texts on other pages are confirmed too.
    expect(remaining).toHaveLength(unconfirmed.length - 1);
    expect(remaining.map(({ confirms }) => confirms)).not.toContainEqual(first?.confirms);
  });

  test('report a stale translation with the previous source in every language', async () => {
    await change('en', { do: 'set', at: title, value: 'A letter is a home' });
    const before = (await valueAt('ar', '/routes/0/blocks/0/title')).value as string;
    expect(withCode(await problemsIn('en'), 'stale-translation')).toEqual([]);
    await change('ar', { do: 'set', at: title, value: 'الحرف دار' });
    for (const edition of ['ar', 'en', 'fr']) {
      const [stale, ...others] = withCode(await problemsIn(edition), 'stale-translation');
      expect(others).toEqual([]);
      expect(stale?.message.map(({ text }) => text).join('')).toContain(before);
      expect(stale).toMatchObject({ at: edition === 'fr' ? expect.anything() : title });
    }
    // The same holds after another change of the text, and for a record modified by others.
    await change('ar', { do: 'set', at: title, value: 'الحرف دارنا' });
    const [stale] = withCode(await problemsIn('en'), 'stale-translation');
    await confirm(stale);
    expect(withCode(await problemsIn('en'), 'stale-translation')).toEqual([]);
    const record = await readFile(recordFileOf(editing.siteFile), 'utf8');
    expect(record.trim().split('\n')).toHaveLength(2);
    await writeFile(recordFileOf(editing.siteFile), record.split('\n')[0] ?? '');
    expect((await problemsIn('en')).some(({ code }) => code.endsWith('-translation'))).toBe(true);
  });

  test('are not confirmed by an invalid request', async () => {
    for (const path of [[], ['routes', 0], ['routes', 99, 'title', 'en'], ['routes', 0, 'title', 'xx']]) {
      await editing.post('confirm', { code: 'unconfirmed-translation', path });
      await editing.post('confirm', { code: 'dead-link', path: ['routes', 0, 'title', 'en'] });
    }
    await expect(readFile(recordFileOf(editing.siteFile), 'utf8')).rejects.toThrow('ENOENT');
  });
});
