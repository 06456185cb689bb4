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

describe('link targets', () => {
  test('are all pages without a query', async () => {
    const all = await targets('');
    expect(all.filter(({ kind }) => kind === 'page')).toHaveLength(26);
    expect(all[0]).toMatchObject({ href: '/', kind: 'page' });
  });

  test('match any Arabic spelling and list pages before headings', async () => {
    const [first] = await targets('التدريب');
    expect(first).toEqual({ href: '/services/training', title: 'التدريب', kind: 'page' });
    expect((await targets('التَّدرِيب'))[0]).toEqual(first);
    expect((await targets('training'))[0]).toEqual(first);
    expect(await targets('ما ليس في الموقع قط')).toEqual([]);
  });

  test('include headings with their page and anchor', async () => {
    const headings = (await targets('القيم')).filter(({ kind }) => kind === 'heading');
    expect(headings.length).toBeGreaterThan(0);
    for (const { href, where } of headings) {
      expect(href).toMatch(/^\/[^#]*#\S+$/);
      expect(where).toBeTruthy();
    }
  });
});

test('finds a heading without an id and adds the id in the same step as a link to it', async () => {
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

test('lists icons with keywords in both languages and their drawing', async () => {
  const icons = await editing.get<LibraryIcon[]>('icons');
  expect(icons.map(({ name }) => name)).toEqual(iconNames);
  expect(icons.every(({ drawing, keywords }) => /^M/.test(drawing) && keywords.ar.length > 0 && keywords.en.length > 0)).toBe(
    true,
  );
});

test('lists valid icons of the site with their drawing', async () => {
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

test('updates pages when an icon of the site is added, changed or broken', async () => {
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

describe('name suggestions', () => {
  const named = (at: string, of: string) => editing.get<NamedItem[]>(`names?of=${of}&at=${encodeURIComponent(at)}`);

  test('are taken from the file with their titles', async () => {
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

  test('are empty for paths without such names', async () => {
    expect(await named('/routes/0/title', 'tag')).toEqual([]);
    expect(await named('/routes/99/blocks', 'section')).toEqual([]);
    for (const of of ['constructor', '__proto__', '', 'anything']) expect(await named('/routes/0', of)).toEqual([]);
    expect(await named('no pointer', 'cards')).toEqual([]);
  });
});

describe('contrast report', () => {
  const contrastOf = (brand: string, accent: string) =>
    editing.get<ContrastReport>(`contrast?language=en&brand=${encodeURIComponent(brand)}&accent=${encodeURIComponent(accent)}`);

  test('has no problems for the colours of the site', async () => {
    const { faults, pairs } = await contrastOf('#0f5c48', '#e0b25f');
    expect(faults).toEqual([]);
    expect(pairs.every(({ ratio, minimum }) => ratio >= minimum)).toBe(true);
  });

  test('suggests the nearest sufficient colour for a pale brand', async () => {
    const { faults, pairs } = await contrastOf('#f2c94c', '#e0b25f');
    expect(faults).toEqual([
      expect.objectContaining({ key: 'brand', nearest: expect.stringMatching(/^#[0-9a-f]{6}$/), message: expect.any(Array) }),
    ]);
    expect(pairs.filter(({ ratio, minimum }) => ratio < minimum).every(({ of }) => of === 'brand')).toBe(true);
    expect(pairs.some(({ ratio, minimum }) => ratio < minimum)).toBe(true);
    expect((await contrastOf(faults[0]?.nearest ?? '', '#e0b25f')).faults).toEqual([]);
  });

  test('is rejected for invalid colours', async () => {
    for (const query of ['brand=red&accent=%23e0b25f', 'brand=%230f5c48', '']) {
      expect((await editing.send(`contrast?${query}`)).status).toBe(400);
    }
  });
});
