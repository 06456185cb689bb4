import { writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { collectTexts } from '../../../../generator/content/translations/collect.ts';
import { textHash } from '../../../../generator/content/translations/normal-form.ts';
import { pairOf, recordFileOf, TranslationRecord } from '../../../../generator/content/translations/record.ts';
import { readRecordFile } from '../../../../generator/content/translations/record-file.ts';
import type { ChangeResult } from '../../../../generator/editor/document/protocol-changes.ts';
import type { FindAnswer, FindRequest, ReplaceRequest } from '../../../../generator/editor/document/protocol-replacing.ts';
import type { EditState } from '../../../../generator/editor/document/protocol-state.ts';
import { copiedSite, type EditClient, openEditing } from '../../../support/edit-client.ts';
import { withEnglishPage, writeLanguages } from '../../../support/languages-site.ts';

let own: EditClient;
const query = { by: '', isWholeWord: false, hasCase: false, isExact: false };
const find = (request: Partial<FindRequest> & { find: string }, edition = '') =>
  own.post<FindAnswer>(`find?language=ar${edition}`, { ...query, ...request });
const replace = (request: Partial<ReplaceRequest> & { find: string; base: string }, edition = '') =>
  own.post<ChangeResult>(`replace?language=ar${edition}`, { ...query, without: [], ...request });
const siteText = () => readFile(own.siteFile, 'utf8');
const state = () => own.get<EditState>('state?language=ar');
const occurrencesOf = ({ parts }: FindAnswer) => parts.flatMap((part) => part.occurrences);

const text = 'شركة **قيم** في [موقع قيم](/qiyam-link) و`قيم/قيم`.';

async function openMinimal(body?: string[]): Promise<void> {
  const siteFile = await copiedSite('minimal');
  const site = JSON.parse(await readFile(siteFile, 'utf8'));
  site.routes.push({
    path: '/qiyam-link',
    title: 'عن قِيَم',
    description: 'كل شيء عن شركة قيم، وما تقدمه للناس في مدينتها منذ أن بدأت.',
    blocks: [
      { type: 'intro', title: 'عن قيم', image: { src: 'picture.svg', alt: 'مبنى قيم' }, text: [text] },
      { type: 'prose', body: body ?? [{ type: 'code', text: 'قيم' }, 'خاتمة'] },
    ],
  });
  await writeFile(siteFile, `${JSON.stringify(site, null, 2)}\n`);
  own = await openEditing(siteFile);
}

afterEach(() => own.server.close());

describe('finding', () => {
  test('lists visible words, alternative texts and metadata by page, with their places; no addresses, files or code', async () => {
    await openMinimal();
    const { parts, total, more } = await find({ find: 'قيم' });
    const part = parts.find(({ title }) => title === 'عن قِيَم');
    expect(
      part?.occurrences.map(({ where, before, found, after }) => `${where}: ${before}[${found}]${after}`),
    ).toMatchInlineSnapshot(`
      [
        "عنوان الصفحة: عن [قِيَم]",
        "وصف الصفحة لمحركات البحث: كل شيء عن شركة [قيم]، وما تقدمه للناس في مدينتها منذ أن …",
        "القسم الأول، العنوان: عن [قيم]",
        "القسم الأول، الصورة، وصف الصورة: مبنى [قيم]",
        "القسم الأول، الفقرة الأولى: شركة [قيم] في موقع قيم و….",
        "القسم الأول، الفقرة الأولى: شركة قيم في موقع [قيم] و….",
      ]
    `);
    expect(part?.occurrences[0]).toMatchObject({ at: ['routes', 1, 'title'] });
    expect(total.occurrences).toBe(occurrencesOf({ parts } as FindAnswer).length);
    expect(more).toBe(0);
  });

  test('tells which occurrences cannot be replaced, and counts only the others', async () => {
    await openMinimal();
    const { parts, total } = await find({ find: 'شركة قيم في موقع', by: 'x' });
    expect(occurrencesOf({ parts } as FindAnswer)).toMatchObject([{ found: 'شركة قيم في موقع' }]);
    expect(total).toEqual({ occurrences: 1, parts: 1 });
    const marks = await find({ find: 'قيم', by: '**س**' });
    const blocked = occurrencesOf(marks).filter(({ obstacle }) => obstacle === 'marks');
    expect(blocked.map(({ before }) => before)).toEqual(['عن ', 'شركة ', 'شركة قيم في موقع ']);
    expect(marks.total.occurrences).toBe(occurrencesOf(marks).length - 3);
  });

  test('finds nothing without letters, and does not list what nobody can read', async () => {
    await openMinimal(Array.from({ length: 250 }, () => 'ا '.repeat(100).trim()));
    expect(await find({ find: ' ' })).toMatchObject({ parts: [], total: { occurrences: 0 } });
    expect(await find({ find: 'ا' })).toMatchObject({ parts: [], isTooMany: true });
    const { more, total } = await find({ find: 'عن قيم' });
    expect({ more, total: total.occurrences }).toEqual({ more: 0, total: 2 });
  });

  test.each([{ find: 'a\nb' }, { find: 'x', by: '\u0000' }, { find: 'x'.repeat(1001) }, { find: 'x', other: 1 }])(
    'refuses %j',
    async (request) => {
      await openMinimal();
      const { status } = await own.send('find', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...query, ...request }),
      });
      expect(status).toBe(400);
    },
  );
});

describe('replacing', () => {
  test('is one step, which undo takes back byte for byte', async () => {
    await openMinimal();
    const before = await siteText();
    const { base, total } = await find({ find: 'قيم', by: 'رؤى' });
    expect(await replace({ find: 'قيم', by: 'رؤى', base })).toMatchObject({ state: 'written' });
    const after = await siteText();
    expect(after).toContain('شركة **رؤى** في [موقع رؤى](/qiyam-link) و`قيم/قيم`.');
    expect(after).toContain('"alt": "مبنى رؤى"');
    expect(after.split('\n').length).toBe(before.split('\n').length);
    const { done } = await state();
    expect(done.map(({ summary }) => summary)).toEqual([
      { key: 'task-replace-text', values: { title: 'قيم', toTitle: 'رؤى', count: String(total.occurrences) } },
    ]);
    await own.post('undo', {});
    expect(await siteText()).toBe(before);
    await own.post('redo', {});
    expect(await siteText()).toBe(after);
  });

  test('leaves the occurrences that were taken out', async () => {
    await openMinimal();
    const { base, parts } = await find({ find: 'قيم', by: 'رؤى' });
    const all = occurrencesOf({ parts } as FindAnswer);
    const kept = all.filter(({ before }) => before.startsWith('شركة قيم في')).map(({ id }) => id);
    await replace({ find: 'قيم', by: 'رؤى', base, without: kept });
    expect(await siteText()).toContain('شركة **رؤى** في [موقع قيم](/qiyam-link)');
  });

  test('is refused as a whole, with the reasons, if the file would get an error', async () => {
    await openMinimal();
    const before = await siteText();
    const { base } = await find({ find: 'عن قيم' });
    const result = await replace({ find: 'عن قيم', base });
    expect(result.state).toBe('refused');
    expect(result.state === 'refused' && result.problems.map(({ where }) => where)).toContain('/qiyam-link، العنوان');
    expect(await siteText()).toBe(before);
    expect((await state()).done).toEqual([]);
  });

  test('is not done if the file has changed since it was searched', async () => {
    await openMinimal();
    const { base } = await find({ find: 'قيم', by: 'رؤى' });
    const changed = (await siteText()).replace('كل شيء', 'كل ما هو');
    await writeFile(own.siteFile, changed);
    expect(await replace({ find: 'قيم', by: 'رؤى', base })).toMatchObject({ state: 'conflict', conflicts: [] });
    expect(await siteText()).toBe(changed);
  });
});

describe('in a site in several languages', () => {
  test('all languages are searched, or one', async () => {
    own = await openEditing(await writeLanguages(withEnglishPage()));
    const all = occurrencesOf(await find({ find: 'plan a visit' }));
    expect(new Set(all.map(({ language }) => language))).toEqual(new Set(['en']));
    expect(occurrencesOf(await find({ find: 'plan a visit', language: 'ar' }))).toEqual([]);
    expect(occurrencesOf(await find({ find: 'plan a visit', language: 'en' }))).toEqual(all);
  });

  test('a text is replaced in the language it is in, whatever language is edited', async () => {
    own = await openEditing(await writeLanguages(withEnglishPage()));
    const before = await siteText();
    const { base } = await find({ find: 'plan a visit', by: 'Come to us' }, '&edition=ar');
    expect(await replace({ find: 'plan a visit', by: 'Come to us', base }, '&edition=ar')).toMatchObject({ state: 'written' });
    expect(await siteText()).toBe(before.replaceAll('Plan a visit', 'Come to us'));
  });

  test('a translation that was up to date stays so if it is replaced, and not if only its source text is', async () => {
    const content = withEnglishPage();
    const siteFile = await writeLanguages(content);
    const pairsOf = (site: unknown) =>
      collectTexts(site).flatMap(({ source, translations }) => {
        const text = translations.get('en');
        const [from, to] = [textHash(source), textHash(text ?? '')];
        return text ? [pairOf({ language: 'ar', hash: from }, { language: 'en', hash: to })] : [];
      });
    writeFileSync(recordFileOf(siteFile), new TranslationRecord(pairsOf(content)).toString());
    own = await openEditing(siteFile);
    const outdated = async () => {
      const { record } = readRecordFile(siteFile);
      return pairsOf(JSON.parse(await siteText())).filter((pair) => !record.has(pair)).length;
    };
    const change = async (find_: string, by: string) => {
      const { base, total } = await find({ find: find_, by });
      expect(total.occurrences).toBeGreaterThan(0);
      expect(await replace({ find: find_, by, base })).toMatchObject({ state: 'written' });
    };
    await change('the house', 'the hall');
    expect(await outdated()).toBe(0);
    await change('بالخط العربي', 'بفن الخط');
    expect(await outdated()).toBeGreaterThan(0);
  });
});
