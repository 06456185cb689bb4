import { describe, expect, test } from 'vitest';
import { get, items } from '../../../../generator/core/json/walk.ts';
import type { SourceDocument } from '../../../../generator/import/model/document.ts';
import type { ResolvedMedia } from '../../../../generator/import/site/types.ts';
import { assembled, errorsIn, outlineWith, page } from './sources.ts';

const media: ResolvedMedia = {
  picture: () => undefined,
  file: (address) => (address.endsWith('.pdf') ? { file: 'files/report.pdf', kind: 'document' } : undefined),
};

const item = (kind: SourceDocument['kind'], title: string, fields: Record<string, string>, some: Partial<SourceDocument> = {}) =>
  page({ kind, type: kind, title, fields, blocks: [], ...some });

const outline = outlineWith({ format: 'sheets' });

const documents = [
  item('people', 'د. سارة القحطاني', {
    المنصب: 'رئيسة المجلس',
    البريد: 'sara@amal.org',
    الجوال: '٠٥٥ ١٢٣ ٤٥٦٧',
    القسم: 'المجلس، اللجنة',
    اللون: 'أزرق',
  }),
  item('people', 'Omar', { email: 'not an address', linkedin: 'https://www.linkedin.com/in/omar' }),
  item('places', 'فرع العليا', { العنوان: 'طريق العليا', 'خط العرض': '24.7', 'خط الطول': '46.6' }),
  item('places', 'فرع بلا عنوان', {}),
  item('projects', 'سقيا', { المطلوب: '60,000', الحالة: 'مكتمل', العملة: 'ريال' }),
  item('documents', 'التقرير السنوي', { الملف: 'https://amal.org/report.pdf', التاريخ: '2025-12-31' }),
  item('documents', 'نموذج', { الملف: 'missing.doc' }),
  item('documents', 'بلا ملف', { الوصف: 'وصف' }),
];

describe('items of collections', async () => {
  const { site, samples, documents: placed } = await assembled(outline, documents, { media });
  const entriesOf = (key: string) => items(get(get(get(site, 'collections'), key), 'entries'));

  test('pass the check', () => {
    expect(errorsIn(site).filter((error) => !error.startsWith('missing-file'))).toEqual([]);
  });

  test('have the fields that columns in both languages name', () => {
    expect(entriesOf('team')[0]).toMatchObject({
      ...{
        name: 'sarah-al-qahtani',
        title: 'د. سارة القحطاني',
        role: 'رئيسة المجلس',
        email: 'sara@amal.org',
        phone: '055 123 4567',
      },
      body: [{ type: 'facts', items: [{ term: 'اللون', values: ['أزرق'] }] }],
    });
    expect(items(get(entriesOf('team')[0], 'groups'))).toHaveLength(2);
    expect(entriesOf('branches')[0]).toMatchObject({ address: 'طريق العليا', coordinates: { latitude: 24.7, longitude: 46.6 } });
    expect(entriesOf('projects')[0]).toMatchObject({ goal: 60_000, status: 'done', unit: 'ريال' });
    expect(entriesOf('documents')[0]).toMatchObject({ file: 'files/report.pdf', date: '2025-12-31' });
  });

  test('show values that a field cannot have as facts', () => {
    expect(JSON.stringify(get(entriesOf('team')[1], 'body'))).toContain('not an address');
    expect(get(entriesOf('team')[1], 'profiles')).toEqual([
      { network: 'linkedin', label: 'linkedin', href: 'https://www.linkedin.com/in/omar' },
    ]);
  });

  test('show groups of places and projects as facts, and towns as addresses', async () => {
    const { site: other } = await assembled(outline, [
      item('places', 'فرع بريدة', { المدينة: 'بريدة' }),
      item('places', 'فرع الرس', { city: 'الرس', address: 'شارع الملك' }),
      item('projects', 'سقيا', { department: 'المياه' }),
    ]);
    const [one, two] = items(get(get(get(other, 'collections'), 'branches'), 'entries'));
    expect(one).toMatchObject({ address: 'بريدة', groups: [expect.any(String)] });
    expect(two).toMatchObject({ address: 'شارع الملك', body: [{ type: 'facts', items: [{ term: 'city', values: ['الرس'] }] }] });
    expect(JSON.stringify(get(get(other, 'collections'), 'projects'))).toContain('{"term":"department","values":["المياه"]}');
  });

  test('mark what they must have and the source lacks', () => {
    expect(entriesOf('branches')[1]).toMatchObject({ address: '(نص مؤقت) يُكتب لاحقًا.', placeholder: true });
    expect(entriesOf('documents')[1]).toMatchObject({ file: 'files/placeholder.pdf', placeholder: true });
    expect(samples).toEqual(['files/placeholder.pdf']);
  });

  test('are pages if they lack what makes them items', () => {
    expect(placed.find(({ title }) => title === 'بلا ملف')?.routes).toEqual([expect.stringMatching(/^\/[^/]+$/)]);
  });

  test('have pages that list them', () => {
    const paths = items(get(site, 'routes')).map((route) => get(route, 'path'));
    expect(paths).toEqual(expect.arrayContaining(['/team', '/branches', '/projects', '/documents']));
  });
});
