import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { openProject } from '../../../../generator/core/util/project.ts';
import { singularsOf } from '../../../../generator/pages/search/plurals.ts';
import { markHits } from '../../../../templates/layout/site-search/client/extract.ts';
import { soundsOf } from '../../../../templates/layout/site-search/sounds.ts';
import { stemOf, withoutParticles, wordsIn } from '../../../../templates/layout/site-search/words.ts';
import { fixtureSite } from '../../../support/build.ts';
import { machine } from '../../../support/environment.ts';
import { indexPages, pageOf } from '../../../support/indexed-pages.ts';
import { readSite } from '../../../support/read-site.ts';

const { site } = await readSite({ project: openProject(fixtureSite('municipality')) }, machine);

afterEach(() => {
  vi.unstubAllGlobals();
});

const termOf = (word: string) => wordsIn(word)[0]?.term ?? '';
const stem = (word: string) => stemOf(termOf(word));

const arabicTerms = fc
  .array(fc.constantFrom(...'ابتثجحخدذرزسشصضطظعغفقكلمنهويء'), { minLength: 1, maxLength: 12 })
  .map((letters) => termOf(letters.join('')));
const anyTerms = fc
  .oneof(arabicTerms, fc.string({ unit: 'grapheme', maxLength: 12 }).map(termOf), fc.stringMatching(/^[a-z]{1,12}$/))
  .filter((term) => term !== '');

test('a word of any length has a few particles', () => {
  expect(withoutParticles('وبالتدريب')).toEqual(['بالتدريب', 'تدريب']);
  expect(withoutParticles('ب'.repeat(100_000)).length).toBeLessThan(10);
});

describe('stems', () => {
  test.each([
    ['حالة', 'الحالة بالحالة والحالة حالات حالتهم للحالات'.split(' ')],
    ['روسيا', 'روسي الروسية الروس'.split(' ')],
    ['خدمة', 'خدمات خدماتنا خدمتكم خدماتها'.split(' ')],
    ['موظف', 'موظفين الموظفون موظفيها'.split(' ')],
    ['ثقافة', 'ثقافي الثقافية ثقافات'.split(' ')],
    ['إدارة', 'إداري الإدارية إدارتنا'.split(' ')],
    ['كتاب', 'كتابًا كتابه كتابي كتابنا'.split(' ')],
    ['service', ['Services']],
    ['company', ['companies']],
    ['movie', ['movies']],
  ])('are the same for forms of %s', (word, others) => {
    const particles = (one: string) => one.replace(/^لل/, '');
    for (const other of others) expect(stem(particles(other)), other).toBe(stem(word));
  });

  test.each(['class', 'status', 'basis', 'gas', 'is', 'running', 'straße', 'москвы', 'ISO9001', '2027'])(
    'leave %s unchanged',
    (word) => {
      expect(stem(word)).toBe(termOf(word));
    },
  );

  test('are idempotent and have at least three letters', () => {
    fc.assert(
      fc.property(anyTerms, (term) => {
        expect(stemOf(stemOf(term))).toBe(stemOf(term));
        expect(stemOf(term).length).toBeGreaterThanOrEqual(Math.min(term.length, 3));
      }),
      { numRuns: 3000 },
    );
  });
});

test.each([
  ['مساجد', 'مسجد'],
  ['مدارس', 'مدرسة'],
  ['شوارع', 'شارع'],
  ['وظائف', 'وظيفة'],
  ['رسائل', 'رسالة'],
  ['مشاريع', 'مشروع'],
  ['تقارير', 'تقرير'],
  ['قوانين', 'قانون'],
  ['أخبار', 'خبر'],
  ['أبواب', 'باب'],
  ['أنشطة', 'نشاط'],
  ['رسوم', 'رسم'],
  ['صفوف', 'صف'],
  ['طلاب', 'طالب'],
  ['كتب', 'كتاب'],
  ['مدن', 'مدينة'],
  ['خطط', 'خطة'],
  ['شركاء', 'شريك'],
  ['أصدقاء', 'صديق'],
  ['أطباء', 'طبيب'],
  ['أعضاء', 'عضو'],
  ['قضايا', 'قضية'],
])('lists for %s the singular %s', (plural, singular) => {
  expect(singularsOf(termOf(plural))).toContain(termOf(singular));
});

describe('phonetic keys', () => {
  test.each([
    'تلغرام تيليجرام تليقرام telegram',
    'إنستغرام انستجرام انستقرام instagram',
    'فيسبوك فايسبوك facebook',
    'جوجل غوغل قوقل google',
    'باتريون بيتريون patreon',
    'بودكاست podcast',
    'لينكدإن linkedin',
    'كيليطو كليطو',
    'مسجد مساجد',
  ])('are the same for %s', (names) => {
    const all = names.split(' ').map((name) => soundsOf(termOf(name)));
    expect(new Set(all).size, String(all)).toBe(1);
    expect(all[0]).toBeDefined();
  });

  test('are undefined for words with few sounds and never throw', () => {
    expect(['ماء', 'وادي', 'air', 'يوم', ''].map(soundsOf)).toEqual(Array.from({ length: 5 }));
    fc.assert(fc.property(anyTerms, (term) => (soundsOf(term)?.length ?? 3) >= 3));
  });
});

/** Names of the pages that a query finds, best first. */
async function found(question: string, pages: Record<string, string>, synonyms: string[][] = []): Promise<string[]> {
  const names = Object.keys(pages);
  const { index } = indexPages(
    Object.entries(pages).map(([name, text]) => pageOf(name, text)),
    { ...site, site: { ...site.site, search: { path: '/search', synonyms: synonyms.map((words) => ({ words })) } } },
  );
  return (await index.search(question)).map(({ page }) => names[page] ?? '');
}

const filler = 'هنا كلام آخر عن أمور شتى لا صلة لها';

describe('search', () => {
  const states = { أولى: `في حالة ${filler}`, ثانية: `بالحالة ${filler}`, ثالثة: `والحالة ${filler}`, رابعة: `بحالة ${filler}` };
  test.each(['حالة', 'الحالة', 'بالحالة', 'والحالة', 'بحالة', 'حالات', 'للحالة', 'حالتكم'])(
    'finds %s with any attached particle',
    async (question) => {
      expect((await found(question, { ...states, خامسة: filler })).toSorted()).toEqual(Object.keys(states).toSorted());
    },
  );

  test.each([
    ['مسجد', 'مساجد الحي'],
    ['مساجد', 'مسجد الحي'],
    ['المدارس', 'في مدرستنا'],
    ['روسيا', 'اللغة الروسية'],
    ['الروسية', 'في روسيا'],
    ['تلغرام', 'قناتنا في تيليجرام'],
    ['تيليجرام', 'قناتنا في Telegram'],
    ['telegram', 'قناتنا في تلغرام'],
    ['برامج', 'برنامج التدريب'],
    ['إيميل', 'البريد الإلكتروني'],
    ['نزوركم', 'متى تزورنا'],
    ['قياس', 'هدف وقياس'],
    ['training courses', 'A course in training'],
  ])('finds for %s: "%s"', async (question, text) => {
    expect((await found(question, { غيرها: filler, 'page of something else': 'nothing of it', هي: text }))[0]).toBe('هي');
  });

  test('ranks the spelling of the query before names that sound alike', async () => {
    const pages = { أولى: `Patreon ${filler}`, ثانية: `باتريون ${filler}`, ثالثة: filler };
    expect(await found('patreon', pages)).toEqual(['أولى', 'ثانية']);
    expect(await found('باتريون', pages)).toEqual(['ثانية', 'أولى']);
  });

  test('does not strip a letter as a particle if the site has other forms of the word', async () => {
    const pages = { أولى: `كتاب الكتاب كتابه ${filler}`, ثانية: `كتاب ${filler}`, ثالثة: `تاب الرجل ${filler}` };
    expect(await found('كتاب', pages)).toEqual(['أولى', 'ثانية']);
    expect(await found('تاب', pages)).toEqual(['ثالثة']);
  });

  test('gives common words no weight', async () => {
    const pages = { أولى: `متى وكيف وأين، في كل مكان ${filler}`, المكتبة: `تفتح كل صباح ${filler}`, ثالثة: `كيف متى ${filler}` };
    expect((await found('كيف ومتى تفتح المكتبة', pages))[0]).toBe('المكتبة');
  });

  test('ranks exact matches before other forms, however frequent', async () => {
    const forms = [
      'حالة',
      'حالات',
      'بالحالات',
      'حالتهم',
      'خدمة',
      'خدماتنا',
      'الخدمات',
      'مسجد',
      'مساجد',
      'المساجد',
      'service',
      'services',
    ];
    const times = fc.integer({ min: 1, max: 9 });
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...forms),
        fc.constantFrom(...forms),
        times,
        fc.boolean(),
        async (word, form, count, isTitle) => {
          if (termOf(form) === termOf(word)) return;
          const others = Array.from({ length: count }, () => form).join(' ');
          const pad = Array.from({ length: 10 - count }, () => 'حشو').join(' ');
          const own = `${word} ${Array.from({ length: 9 }, () => 'حشو').join(' ')}`;
          const pages = isTitle ? { [`${others} ${pad}`]: filler, [own]: filler } : { أولى: `${others} ${pad}`, ثانية: own };
          expect((await found(word, pages))[0]).toBe(Object.keys(pages)[1]);
        },
      ),
      { numRuns: 60 },
    );
  });

  describe('synonyms', () => {
    const words = [
      ['اتصل بنا', 'تواصل معنا', 'contact'],
      ['لمبة', 'عمود إنارة'],
    ];
    const pages = {
      أولى: `تواصل معنا ${filler}`,
      ثانية: `تواصل الأجيال ${filler}`,
      ثالثة: `أعمدة الإنارة ${filler}`,
      رابعة: filler,
    };

    test.each([
      ['اتصل بنا', 'أولى'],
      ['كيف أتصل بنا اليوم', 'أولى'],
      ['contact', 'أولى'],
      ['اللمبات', 'ثالثة'],
    ])('of %s find the word that the site uses', async (question, page) => {
      expect((await found(question, pages, words))[0]).toBe(page);
    });

    test('rank after the word of the query', async () => {
      const both = { ...pages, خامسة: `اتصل بنا ${filler}` };
      expect((await found('اتصل بنا', both, words)).slice(0, 2)).toEqual(['خامسة', 'أولى']);
      expect((await found('تواصل معنا', both, words)).slice(0, 2)).toEqual(['أولى', 'خامسة']);
    });

    test('without matches or with hostile content change nothing', async () => {
      const hostile = [
        ['', ' ', '…'],
        ['|,~', 'a|b'],
        ['لمبة', 'لمبة'],
        ['__proto__', 'constructor'],
        ['ا'.repeat(500), '😀'],
        [],
      ];
      for (const question of ['تواصل معنا', 'لمبة', '__proto__', 'a|b'])
        expect(await found(question, pages, hostile)).toEqual(await found(question, pages));
    });

    test('are fetched in shards', async () => {
      const many = Array.from({ length: 500 }, (_, index) => [`كلمة${index} ثابتة`, `لفظة${index}`]);
      expect((await found('كلمة7 ثابتة', { أولى: 'لفظة77', ثانية: 'لفظة7', ثالثة: filler }, many))[0]).toBe('ثانية');
    });
  });

  test('ranks keywords like titles and includes menu labels', async () => {
    const [home, ...others] = site.routes;
    const named = { ...home!, path: '/page-1', keywords: ['كروكي', 'مخطط معماري'] };
    const header = {
      ...site.header,
      links: [
        { label: 'الاستعلام', href: '/page-2' },
        { label: 'هنا', href: '/page-0#كروكي' },
      ],
    };
    const pages = [pageOf('أولى', `كروكي كروكي الاستعلام ${filler}`), pageOf('ثانية', filler), pageOf('ثالثة', filler)];
    const { index } = indexPages(pages, { ...site, header, routes: [...others, named, { ...home!, path: '/page-2' }] });
    const first = async (question: string) => (await index.search(question))[0]?.page;
    expect([await first('كروكي'), await first('مخططات معمارية'), await first('استعلام')]).toEqual([1, 1, 2]);
  });

  test('highlights whole words including particles', async () => {
    const { index } = indexPages([pageOf('أولى', 'العمل بالحالات الطارئة')], site);
    const [hit] = await index.search('حالة');
    const pieces = markHits('العمل بالحالات الطارئة', hit?.terms ?? new Map());
    expect(pieces.filter(({ isHit }) => isHit)).toEqual([{ text: 'بالحالات', isHit: true }]);
  });
});
