import { cp, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { openProject } from '../../../../generator/core/util/project.ts';
import { fixtureSite, temporaryFolder } from '../../../support/build.ts';
import { machine } from '../../../support/environment.ts';
import { readSite } from '../../../support/read-site.ts';
import { answersOf, type SearchQuery, scoreOf } from '../../../support/search-queries.ts';
import { searchedSite, searchRecordsOf } from '../../../support/searched-site.ts';

/** Queries of visitors, each with the pages that answer it. */
const queriesOf = (lines: string): SearchQuery[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [query = '', pages = ''] = line.split(':');
      return { query: query.trim(), expected: pages.trim().split(' ') };
    });

const sites: Record<string, string> = {
  municipality: `
    رخصة بناء: /services/permits
    ابغى رخصه بناء: /services/permits
    كروكي: /services/permits
    اتصل بنا: /contact
    رقم البلدية: /contact
    بلاغ: /contact /services
    اعضاء المجلس: /council
    محاضر الجلسات: /council
    مشروع: /projects
    الميزانيات: /open-data
    بيانات للتحميل: /open-data
    وين حديقة الواحه: /news/oasis-park /projects
    حدائق: /news/oasis-park /projects
    لمبات: /news/lighting
    الطرق الدائرية: /news/ring-road
    تشجير الشوارع: /news/council-session
    خصوصيه: /privacy
    تاريخ البلديه: /about
  `,
  school: `
    القبول: /admissions /admissions/apply
    للتسجيل: /admissions/apply /admissions /news/admission-open
    كم الرسوم: /admissions
    باصات: /admissions
    نموذج التسجيل: /admissions/apply
    روضة اطفال: /stages
    المرحلة المتوسطه: /stages/middle
    الصف الاول: /stages/primary
    النوادي: /activities /stages/middle
    نتايج الطلاب: /results
    دخول ولي الامر: /parents
    لوكيشن: /contact
    زيارة المدرسة: /contact
    معلمون: /about
    معرض العلوم: /news/science-fair
    مختبرات: /news/laboratory /stages/middle
    بيانات الطلاب: /privacy
  `,
  museum: `
    opening hour: /visit
    ticket: /visit
    how much is the entry fee: /visit
    exhibition: /exhibitions
    glass: /exhibitions/glass-and-sand
    workshops for schools: /learn
    become a friend: /support
    astrolabes: /journal/reading-the-astrolabe
    star charts: /journal/reading-the-astrolabe
    price of salt: /journal/salt-prices
    press contact: /contact
    quiet hours: /access
    looms: /journal/opening-night
    mending glass: /journal/mending-glass
    history of the museum: /about
    objects: /collection
  `,
};

test.each([
  ['municipality', { first: 16, three: 17 }],
  ['school', { first: 15, three: 16 }],
  ['museum', { first: 15, three: 16 }],
])(
  'search on %s ranks the expected page first or in the top three for most questions and always finds something',
  async (name, least) => {
    const content = await readSite({ project: openProject(fixtureSite(name)) }, machine);
    const queries = queriesOf(sites[name] ?? '');
    const answers = await answersOf(searchedSite(content, await searchRecordsOf(content)), queries);
    const missed = answers
      .filter(({ place }) => place !== 1)
      .map(({ query, found }) => `${query}: ${found.slice(0, 3).join(' ')}`);
    const { first, three, nothing } = scoreOf(answers);
    expect(first, missed.join('\n')).toBeGreaterThanOrEqual(least.first);
    expect(three, missed.join('\n')).toBeGreaterThanOrEqual(least.three);
    expect(nothing).toBe(0);
  },
);

test('search results have the paths of the content, also below a language prefix', async () => {
  const folder = await temporaryFolder();
  await cp(dirname(fixtureSite('trilingual')), folder, { recursive: true });
  const file = join(folder, 'site.json');
  const below = '"languages": [{ "tag": "ar", "path": "/ar" },';
  await writeFile(file, (await readFile(file, 'utf8')).replace('"languages": ["ar",', below));
  const content = await readSite({ project: openProject(file) }, machine);
  expect(content.site.edition?.prefix).toBe('/ar');
  const site = searchedSite(content, await searchRecordsOf(content));
  const [answer] = await answersOf(site, [{ query: 'المعارض', expected: ['/exhibitions'] }]);
  expect([answer?.place, answer?.found.filter((path) => /^\/\//.test(path))]).toEqual([1, []]);
});
