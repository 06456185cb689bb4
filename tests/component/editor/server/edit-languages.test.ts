import { readFile } from 'node:fs/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { recordFileOf } from '../../../../generator/content/translations/record.ts';
import { toPointer } from '../../../../generator/core/json/path.ts';
import type { ChangeResult } from '../../../../generator/editor/document/protocol-changes.ts';
import type { LanguageTask } from '../../../../generator/editor/document/protocol-language-tasks.ts';
import type { LanguageAnswer, LanguagesReport, NextText } from '../../../../generator/editor/document/protocol-languages.ts';
import type { EditState } from '../../../../generator/editor/document/protocol-state.ts';
import { copiedSite, type EditClient, openEditing } from '../../../support/edit-client.ts';

let editing: EditClient;

const open = async (name: string) => {
  editing = await openEditing(await copiedSite(name));
  return readFile(editing.siteFile, 'utf8');
};
afterEach(() => editing.server.close());

const file = () => readFile(editing.siteFile, 'utf8');
const content = async () => JSON.parse(await file());
const report = () => editing.get<LanguagesReport>('languages');
const change = (task: LanguageTask) => editing.post<LanguageAnswer>('change-languages', task);
const undo = () => editing.post<ChangeResult>('undo', {});
const homePage = { at: ['routes', 0], title: 'Home' };
const english = { task: 'add-language', tag: 'en', isDraft: true, name: '', pages: [homePage] } as const satisfies LanguageTask;

describe('a site in one language', () => {
  test('offers other languages, and its pages with their texts and words', async () => {
    await open('municipality');
    const { languages, offered, pages, name } = await report();
    expect(languages).toMatchObject([{ tag: 'ar', name: 'العربية', direction: 'rtl', prefix: '' }]);
    expect(offered.slice(0, 3)).toEqual([
      { tag: 'en', name: 'English', direction: 'ltr', words: 'confirmed' },
      { tag: 'fr', name: 'français', direction: 'ltr', words: 'proposed' },
      { tag: 'ur', name: 'اردو', direction: 'rtl', words: 'proposed' },
    ]);
    expect(name).toBe('بلدية الروضة');
    const routes = pages.filter(({ collection }) => collection === undefined);
    expect(routes.map(({ path, isUsual }) => [path, isUsual]).slice(0, 7)).toEqual([
      ['/', true],
      ['/about', true],
      ['/services', true],
      ['/projects', true],
      ['/open-data', true],
      ['/contact', true],
      ['/council', false],
    ]);
    expect(pages.every(({ texts, words }) => texts > 0 && words >= texts)).toBe(true);
    expect(pages.find(({ collection, isItem }) => collection === 'news' && !isItem)).toMatchObject({
      path: '/news',
      isUsual: true,
    });
  });

  test('gets a language in one step, which is undone to the byte', async () => {
    const original = await open('minimal');
    expect(await change({ ...english, name: 'A small site' })).toMatchObject({ state: 'written' });
    const { site, routes } = await content();
    expect(site).toMatchObject({ languages: ['ar', { tag: 'en', draft: true }], name: { ar: 'موقع صغير', en: 'A small site' } });
    expect(site).not.toHaveProperty('language');
    expect(Object.keys(site).slice(0, 3)).toEqual(['name', 'url', 'languages']);
    expect(routes[0].title).toEqual({ ar: expect.any(String), en: 'Home' });
    const { problems, done, edition } = await editing.get<EditState>('state?edition=en');
    expect(problems.filter(({ kind }) => kind === 'error')).toEqual([]);
    expect(done[0]?.summary).toMatchObject({
      key: 'task-add-language',
      values: { 'what-en': 'English', 'what-ar': 'الإنجليزية' },
    });
    expect(edition).toMatchObject({ tag: 'en', progress: { done: 2 } });
    await undo();
    expect(await file()).toBe(original);
    expect((await editing.get<EditState>('state')).edition).toBeUndefined();
  });

  test('confirms the titles that were typed', async () => {
    await open('minimal');
    await change(english);
    expect(await readFile(recordFileOf(editing.siteFile), 'utf8')).toMatch(/^(?:ar en \w{11} \w{11}\n){1}$/);
  });

  test.each([
    [{ ...english, tag: 'ar' }, 'name-taken', 'tag'],
    [{ ...english, tag: 'english' }, 'bad-name', 'tag'],
    [{ ...english, path: '/About us' }, 'bad-address', 'path'],
    [{ ...english, path: '/services' }, 'address-taken', 'path'],
    [{ ...english, pages: [{ at: ['routes', 99], title: '' }] }, 'no-such-place', 'pages'],
    [{ task: 'remove-language', tag: 'ar' }, 'no-such-place', 'tag'],
    [{ task: 'change-language', tag: 'en', isDraft: true, pages: [] }, 'no-such-place', 'tag'],
  ] as const)('does not take %j', async (task, reason, field) => {
    const original = await open('municipality');
    expect(await change(task as unknown as LanguageTask)).toEqual({ state: 'impossible', reason, field });
    expect(await file()).toBe(original);
  });
});

describe('the pages of a language', () => {
  test('are chosen and left out, and keep their translations', async () => {
    await open('trilingual');
    const before = await report();
    const exhibitions = before.pages.find(({ path }) => path === '/exhibitions');
    expect(exhibitions?.editions).toMatchObject({ en: { title: 'Exhibitions' }, fr: { title: 'Expositions' } });
    const home = { at: ['routes', 0], title: '' };
    await change({ task: 'change-language', tag: 'fr', isDraft: false, pages: [home] });
    const left = await report();
    expect(left.pages.filter(({ editions }) => editions.fr).map(({ path }) => path)).toEqual(['/']);
    expect(left.pages.find(({ path }) => path === '/exhibitions')?.editions.en).toEqual(exhibitions?.editions.en);
    const at = exhibitions?.at ?? [];
    await change({ task: 'change-language', tag: 'fr', isDraft: true, pages: [home, { at, title: 'Expositions' }] });
    const again = await report();
    expect(again.pages.find(({ path }) => path === '/exhibitions')?.editions.fr).toEqual(exhibitions?.editions.fr);
    expect(again.languages[2]).toMatchObject({ tag: 'fr', name: 'Français', isDraft: true });
  });

  test('leave out links to what the language lacks', async () => {
    await open('municipality');
    const { pages } = await report();
    const chosen = pages.filter(({ path, collection }) => collection !== 'library' && path !== '/ramadan-hours');
    await change({ ...english, pages: chosen.map(({ at }) => ({ at, title: '' })) });
    const { footer } = await content();
    const link = footer.columns[1].items.find((item: { href: string }) => item.href === '/council#minutes');
    expect(link.languages).toEqual(['ar']);
  });
});

test('a language is removed with what only it has, and brought back by undo', async () => {
  const original = await open('trilingual');
  const { languages } = await report();
  const french = languages.find(({ tag }) => tag === 'fr');
  const count = original.match(/"fr": "/g)?.length ?? 0;
  expect(french?.lost).toBeGreaterThan(count / 2);
  expect(french?.lost).toBeLessThanOrEqual(count);
  await change({ task: 'remove-language', tag: 'fr' });
  expect(await file()).not.toContain('"fr"');
  await change({ task: 'remove-language', tag: 'en' });
  expect(await file()).not.toMatch(/"(?:ar|en|languages|versionOf)"\s*:/);
  const { problems } = await editing.get<EditState>('state');
  expect(problems.filter(({ kind }) => kind === 'error')).toEqual([]);
  await undo();
  await undo();
  expect(await file()).toBe(original);
});

test('the next text to translate follows the last one, the home page first', async () => {
  await open('municipality');
  const { pages } = await report();
  await change({ ...english, pages: pages.map(({ at }) => ({ at, title: '' })) });
  const next = (query: string) => editing.get<NextText>(`next-text?edition=en${query}`);
  const first = await next('');
  expect(first).toEqual({ at: ['routes', 0, 'title'], page: '/' });
  const second = await next(`&after=${encodeURIComponent(toPointer(first.at ?? []))}`);
  expect(second).toEqual({ at: ['routes', 0, 'description'], page: '/' });
  expect(await next('&page=/about')).toMatchObject({ page: '/about' });
  const { base } = await editing.get<EditState>('state?edition=en');
  const operations = [{ do: 'set', at: ['routes', 0, 'title'], value: 'Home' }];
  await editing.post('change?edition=en', { base, edition: 'en', operations, summary: { key: 'set', values: {} } });
  expect(await next('')).toEqual(second);
  expect(await editing.get<NextText>('next-text?edition=ar')).toEqual({});
});
