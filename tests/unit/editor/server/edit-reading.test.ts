import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TargetIds } from '../../../../generator/editor/app/store/target-ids.ts';
import type { ChangeResult } from '../../../../generator/editor/document/protocol-changes.ts';
import type { ContrastReport, LibraryIcon } from '../../../../generator/editor/document/protocol-media.ts';
import type { EditState, LinkTarget, NamedItem } from '../../../../generator/editor/document/protocol-state.ts';
import type { Operation } from '../../../../generator/editor/document/text/operation.ts';
import { iconNames } from '../../../../templates/theme/icons/names.ts';
import { specifiedSite } from '../../../support/build.ts';
import { copiedSite, type EditClient, openEditing } from '../../../support/edit-client.ts';

let editing: EditClient;
beforeAll(async () => {
  editing = await openEditing(await specifiedSite());
});
afterAll(() => editing.server.close());

const targets = (query: string) => editing.get<LinkTarget[]>(`targets?q=${encodeURIComponent(query)}`);

describe('places that a link can lead to', () => {
  test('with no query are all pages', async () => {
    const all = await targets('');
    expect(all.filter(({ kind }) => kind === 'page')).toHaveLength(26);
    expect(all[0]).toMatchObject({ href: '/', kind: 'page' });
  });

  test('are found however Arabic is spelled, pages before headings', async () => {
    const [first] = await targets('التدريب');
    expect(first).toEqual({ href: '/services/training', title: 'التدريب', kind: 'page' });
    expect((await targets('التَّدرِيب'))[0]).toEqual(first);
    expect((await targets('training'))[0]).toEqual(first);
    expect(await targets('ما ليس في الموقع قط')).toEqual([]);
  });

  test('are headings too, with their page and their anchor', async () => {
    const headings = (await targets('القيم')).filter(({ kind }) => kind === 'heading');
    expect(headings.length).toBeGreaterThan(0);
    for (const { href, where } of headings) {
      expect(href).toMatch(/^\/[^#]*#\S+$/);
      expect(where).toBeTruthy();
    }
  });
});

test('a heading without an id is found by its words, and a link to it gives it one in the same step', async () => {
  const own = await openEditing(await copiedSite('smallest'));
  const read = async () => JSON.parse(await readFile(own.siteFile, 'utf8'));
  const found = async (words: string) => (await own.get<LinkTarget[]>(`targets?q=${encodeURIComponent(words)}`))[0];
  const { base } = await own.get<EditState>('state');
  const blocks = (await read()).routes[0].blocks.length;
  const questions = ['متى تفتح الورشة أبوابها؟', 'هل تُصلَح الساعات القديمة؟'].map((question) => ({ question, answer: ['نعم.'] }));
  const sections = [
    { type: 'faq', heading: 'ورشة الساعات', items: questions },
    { type: 'faq', heading: 'ورشة الساعات', items: [{ ...questions[0], id: 'wrsha-alsaat-2' }] },
    { type: 'faq', heading: 'لا يراه أحد', hidden: true, items: questions },
  ];
  const inserts = sections.map((value, index) => ({ do: 'insert', at: ['routes', 0, 'blocks'], index: blocks + index, value }));
  const summary = { key: 'text', values: {} };
  const put = await own.post<ChangeResult>('change', { base, operations: inserts, summary });
  expect(put.state).toBe('written');
  expect(await found('لا يراه أحد')).toBeUndefined();
  expect(await found('الساعات القديمة')).toMatchObject({ gives: { at: ['routes', 0, 'blocks', blocks, 'items', 1, 'id'] } });
  const all = await own.get<LinkTarget[]>(`targets?q=${encodeURIComponent('ورشة الساعات')}`);
  expect(new Set(all.map(({ href }) => href)).size).toBe(all.length);
  const target = all.find(({ gives }) => gives?.at.at(-2) === blocks);
  expect(target).toMatchObject({ title: 'ورشة الساعات', kind: 'heading', href: `/#${target?.gives?.id}` });
  const ids = new TargetIds();
  if (target) ids.add(target);
  const at = ['routes', 0, 'blocks', blocks, 'items', 0, 'answer', 0];
  const link: Operation = { do: 'set', at, value: `تجد ذلك في [الورشة](${target?.href}).` };
  expect(
    ids.takeOperationsFor([
      { ...link, value: `${target?.href}` },
      { do: 'remove', at },
    ]),
  ).toHaveLength(1);
  if (target) ids.add(target);
  const operations = [link, ...ids.takeOperationsFor([link])];
  expect(ids.takeOperationsFor([link])).toEqual([]);
  expect(await own.post<ChangeResult>('change', { base: put.base, operations, summary })).toMatchObject({ state: 'written' });
  expect((await read()).routes[0].blocks[blocks].id).toBe(target?.gives?.id);
  expect((await found('ورشة الساعات'))?.gives).toBeUndefined();
  await own.post('undo', {});
  const back = (await read()).routes[0].blocks[blocks];
  expect([back.id, back.items[0].answer]).toEqual([undefined, ['نعم.']]);
  await own.server.close();
});

test('icons come with words in both languages and what draws them', async () => {
  const icons = await editing.get<LibraryIcon[]>('icons');
  expect(icons.map(({ name }) => name)).toEqual(iconNames);
  expect(icons.every(({ drawing, keywords }) => /^M/.test(drawing) && keywords.ar.length > 0 && keywords.en.length > 0)).toBe(
    true,
  );
});

test('icons of the site come with what they show, those that are none do not', async () => {
  expect(await editing.get('own-icons')).toEqual([]);
  const folder = join(dirname(editing.siteFile), 'assets/icons');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'سعفة.svg'), '<svg viewBox="0 0 12 12"><path d="M0 0h6v6z"/></svg>');
  await writeFile(join(folder, 'torn.svg'), '<svg viewBox="0 0 12 12"><script>1</script></svg>');
  await writeFile(join(folder, 'notes.txt'), 'x');
  expect(await editing.get('own-icons')).toEqual([
    { source: 'icons/سعفة.svg', icon: { lines: '', areas: 'M0 0H12V12z', evenOddAreas: '' } },
  ]);
});

test('pages follow an icon of the site that comes, changes and breaks', async () => {
  const { siteFile, server } = editing;
  const icon = join(dirname(siteFile), 'assets/icons/lighthouse.svg');
  const draw = (d: string) => writeFile(icon, `<svg viewBox="0 0 24 24"><path d="${d}"/></svg>`);
  const page = async () => (await fetch(server.url)).text();
  const original = await readFile(siteFile, 'utf8');
  const content = original.replace('"/login", "icon": "person"', '"/login", "icon": "icons/lighthouse.svg"');
  expect(content).not.toBe(original);
  await writeFile(siteFile, content);
  await draw('M1 1H9V9z');
  await expect.poll(page).toContain('d="M1 1H9V9z"');
  await draw('M2 2H8V8z');
  await expect.poll(page).toContain('d="M2 2H8V8z"');
  const problems = async () => (await editing.get<EditState>('state')).problems.map(({ code }) => code);
  await writeFile(icon, '<svg viewBox="0 0 24 24"><text>x</text></svg>');
  await expect.poll(problems).toContain('bad-icon');
  expect(await page()).toContain('d="M2 2H8V8z"');
  await writeFile(siteFile, original);
});

describe('what a word can name', () => {
  const named = (at: string, of: string) => editing.get<NamedItem[]>(`names?of=${of}&at=${encodeURIComponent(at)}`);

  test('is what the file has, by what it is called', async () => {
    const collections = await named('/routes/0/blocks/1/cards/collection', 'cards');
    expect(collections.map(({ name }) => name)).toEqual(['services', 'products', 'trainings']);
    const site = JSON.parse(await readFile(editing.siteFile, 'utf8'));
    const at = site.routes.findIndex(({ blocks }: { blocks: { cards?: { collection: string } }[] }) =>
      blocks.some(({ cards }) => cards?.collection === 'services'),
    );
    const block = site.routes[at].blocks.findIndex(
      ({ cards }: { cards?: { collection: string } }) => cards?.collection === 'services',
    );
    const cards = await named(`/routes/${at}/blocks/${block}/cards/names/0`, 'card');
    expect(cards).toContainEqual({ name: 'training', title: 'التدريب' });
  });

  test('is nothing where nothing of the kind is', async () => {
    expect(await named('/routes/0/title', 'tag')).toEqual([]);
    expect(await named('/routes/99/blocks', 'section')).toEqual([]);
    for (const of of ['constructor', '__proto__', '', 'anything']) expect(await named('/routes/0', of)).toEqual([]);
    expect(await named('no pointer', 'cards')).toEqual([]);
  });
});

describe('the contrast of two colours', () => {
  const ask = (brand: string, accent: string) =>
    editing.get<ContrastReport>(`contrast?language=en&brand=${encodeURIComponent(brand)}&accent=${encodeURIComponent(accent)}`);

  test('is fine for those of the site', async () => {
    const { faults, pairs } = await ask('#0f5c48', '#e0b25f');
    expect(faults).toEqual([]);
    expect(pairs.every(({ ratio, minimum }) => ratio >= minimum)).toBe(true);
  });

  test('of a pale brand names the nearest colour that will do', async () => {
    const { faults, pairs } = await ask('#f2c94c', '#e0b25f');
    expect(faults).toEqual([
      expect.objectContaining({ key: 'brand', nearest: expect.stringMatching(/^#[0-9a-f]{6}$/), message: expect.any(Array) }),
    ]);
    expect(pairs.filter(({ ratio, minimum }) => ratio < minimum).every(({ of }) => of === 'brand')).toBe(true);
    expect(pairs.some(({ ratio, minimum }) => ratio < minimum)).toBe(true);
    expect((await ask(faults[0]?.nearest ?? '', '#e0b25f')).faults).toEqual([]);
  });

  test('of what is no colour is nothing', async () => {
    for (const query of ['brand=red&accent=%23e0b25f', 'brand=%230f5c48', '']) {
      expect((await editing.send(`contrast?${query}`)).status).toBe(400);
    }
  });
});
