import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { makeSearchPages } from '../../../../generator/content/collections/site-pages.ts';
import { openProject } from '../../../../generator/core/util/project.ts';
import { pageText } from '../../../../generator/pages/render/page-text.ts';
import { visibleText } from '../../../../generator/pages/render/visible-text.ts';
import { fold } from '../../../../templates/components/fold.ts';
import { extractOf } from '../../../../templates/layout/site-search/client/extract.ts';
import type { TextRow } from '../../../../templates/layout/site-search/index-format.ts';
import { wordsIn } from '../../../../templates/layout/site-search/words.ts';
import { fixtureSite } from '../../../support/build.ts';
import { machine } from '../../../support/environment.ts';
import { type IndexedPage, indexPages, pageOf } from '../../../support/indexed-pages.ts';
import { readSite } from '../../../support/read-site.ts';
import { renderSite } from '../../../support/rendered-site.ts';

const municipality = await readSite({ project: openProject(fixtureSite('municipality')) }, machine);

const termsOf = (text: string) => wordsIn(text).map(({ term }) => term);

/** The index of some pages, as a browser loads it. */
const indexOf = (pages: IndexedPage[]) => indexPages(pages, municipality.site);

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('words', () => {
  test.each([
    ['القِيَم', 'قيم'],
    ['الـقـيـم', 'القيم'],
    ['إدارة', 'اداره'],
    ['مستشفى', 'مستشفي'],
    ['آخر', 'اخر'],
    ['مسؤولية', 'مسوولية'],
    ['٢٠٢٧', '2027'],
    ['۱۲', '12'],
    ['2,140,000', '٢٬١٤٠٬٠٠٠'],
    ['Café', 'cafe'],
    ['ISO9001', 'iso 9001'],
    ['ﷲ', 'الله'],
    ['کتاب', 'كتاب'],
  ])('of %s are normalised like %s', (written, equivalent) => {
    expect(termsOf(written)).toEqual(termsOf(equivalent));
  });

  test.each(['الذي', 'ألم', 'والد', 'بال', 'لله', 'ال'])('keep the letters of %s', (word) => {
    expect(termsOf(word)).toEqual([word.replace('أ', 'ا')]);
  });

  test.each(['', '  ', '\u064b\u0651', '…!؟«»', '\ufe74', '😀 🏳️‍🌈'])('are not found in %j', (text) => {
    expect(termsOf(text)).toEqual([]);
  });

  test('match every spelling that filters match', () => {
    const letters = fc.constantFrom(...'اأإآبةهىيكلمنوقتد\u064e\u0651\u0640');
    const words = fc.array(letters, { minLength: 1, maxLength: 8 }).map((list) => list.join(''));
    const spellings = (word: string) =>
      word
        .replaceAll(/[أإآ]/g, 'ا')
        .replaceAll('ى', 'ي')
        .replaceAll('ة', 'ه')
        .replaceAll(/[\u064e\u0651\u0640]/g, '');
    fc.assert(
      fc.property(words, (word) => {
        expect(fold(spellings(word))).toBe(fold(word));
        expect(termsOf(spellings(word))).toEqual(termsOf(word));
      }),
    );
  });
});

const arabic = 'القيم والتدريب بالتدريب تدريب قياس للأثر الأثر أثر كتاب في من وقياس لجنة للجنة المؤسسة مؤسسات ٢٠٢٧'.split(' ');
const latin = "training Café ISO9001 don't a".split(' ');
const anyText = fc
  .array(fc.oneof(fc.constantFrom(...arabic, ...latin), fc.string({ unit: 'grapheme', maxLength: 12 })), { maxLength: 30 })
  .map((words) => words.join(' '));

describe('search index', () => {
  test('finds every page by each of its words', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(anyText, anyText), { minLength: 1, maxLength: 12 }), async (texts) => {
        const pages = texts.map(([name, text]) => pageOf(name, text));
        const { index } = indexOf(pages);
        for (const [number, { name, text: own }] of pages.entries()) {
          const text = `${name} ${own}`;
          for (const { from, to } of wordsIn(text)) {
            const found = await index.search(text.slice(from, to));
            expect(
              found.map(({ page }) => page),
              text.slice(from, to),
            ).toContain(number);
          }
        }
      }),
      { numRuns: 40 },
    );
  });

  test.each([
    ['التدريب', 'وبالتدريب يبدأ العمل، وللتدريب أثر. تدريب'],
    ['وبالتدريب', 'تدريب الفريق'],
    ['القي', 'القيم أولًا'],
    ['مؤسسات', 'المؤسسة والعمل'],
    ['قياص', 'قياس الأثر'],
    ['trainings', 'Training of trainers'],
    ['قياس العمل الغائب', 'قياس العمل'],
  ])('finds for %s: "%s"', async (question, text) => {
    const { index } = indexOf([pageOf('غيرها', 'صفحة ليس فيها شيء من ذلك'), pageOf('هي', text)]);
    expect((await index.search(question))[0]?.page).toBe(1);
  });

  test('ranks titles before texts, and pages with all words first', async () => {
    const pages = [pageOf('أخبار', 'القياس القياس القياس'), pageOf('القياس', 'أخبار'), pageOf('شيء', 'القياس للقيم')];
    const { index } = indexOf(pages);
    expect((await index.search('القياس')).map(({ page }) => page)[0]).toBe(1);
    expect((await index.search('قياس قيم')).map(({ page }) => page)).toEqual([2]);
  });

  const hostile = [
    '.*+?^$(){}|[]/',
    'و',
    'ال',
    'ا'.repeat(5000),
    '😀',
    '\u064b',
    'و ف ب',
    '__proto__ constructor',
    '"><script>',
    '\ud800',
    ' \n',
  ];
  test.each(hostile)('handles the query %j', async (question) => {
    const { index } = indexOf([pageOf('__proto__', 'constructor و toString')]);
    expect(Array.isArray(await index.search(question))).toBe(true);
  });

  const many = Array.from({ length: 300 }, (_, index) =>
    pageOf(
      `صفحة ${index}`,
      Array.from({ length: 80 }, (_, word) => `كلمة${'ابتثجحخد'[word % 8]}${(word * 31 + index * 7) % 900}`).join(' '),
    ),
  );

  test('is deterministic and changes few shards for another title', () => {
    const [one, again] = [indexOf(many).files, indexOf(many).files];
    expect([...again]).toEqual([...one]);
    const edited = many.map((page, index) => (index === 150 ? { ...page, name: 'عنوان جديد' } : page));
    const changed = [...indexOf(edited).files.keys()].filter((path) => !one.has(path));
    expect(one.size).toBeGreaterThan(100);
    expect(changed.length).toBeLessThan(10);
  });

  test('fetches only the shards that a query needs', async () => {
    const { fetched, index, entry } = indexOf(many);
    expect(entry.shards.length).toBeGreaterThan(3);
    const found = await index.search('صفحة 12');
    expect(found.map(({ page }) => page)).toContain(12);
    expect(fetched.length).toBeLessThan(entry.shards.length);
  });
});

describe('page text', () => {
  test('has sections with headings as visitors read them', () => {
    const body =
      '<header><nav>قائمة</nav></header><main><nav>مسار</nav><h1>العنوان</h1><p>نبدأ <strong>بالقي</strong>م &amp; غيرها<br/>سطر</p>' +
      '<section id="goals"><div><h2 id="x_1">الأهداف</h2></div><p>هدف</p><svg><title>رسم</title></svg><button>زر</button></section>' +
      '<h2 id="how">كيف</h2><p>هكذا</p><h3>سؤال</h3><div id="answer">جواب</div><span aria-hidden="true">لا</span></main><footer>تذييل</footer>';
    expect(pageText(body)).toEqual({
      title: 'العنوان',
      sections: [
        { anchor: '', heading: '', text: 'نبدأ بالقيم & غيرها سطر' },
        { anchor: 'goals', heading: 'الأهداف', text: 'هدف' },
        { anchor: 'how', heading: 'كيف', text: 'هكذا' },
        { anchor: 'answer', heading: 'سؤال', text: 'جواب' },
      ],
    });
  });

  test.each([
    ['<ul aria-label="Show hidden files"><li>يُقرأ</li></ul>', 'يُقرأ'],
    [`<div data-props='{"label":"a hidden b"}' class="a"><p>يُقرأ</p></div>`, 'يُقرأ'],
    ['<div class="hidden"><p>يُقرأ</p></div>', 'يُقرأ'],
    ['<p>يُقرأ</p><div aria-label="a" hidden=""><p>لا</p></div>', 'يُقرأ'],
    [`<p>يُقرأ</p><div data-props='{"a":1}' hidden><p>لا</p></div>`, 'يُقرأ'],
    ['<p>يُقرأ</p><div class="a" aria-hidden="true"><p>لا</p></div>', 'يُقرأ'],
  ])('omits hidden elements only: %s', (html, text) => {
    expect(pageText(`<main>${html}</main>`).sections).toEqual([{ anchor: '', heading: '', text }]);
  });

  test.each([
    ['<p><span><time>٤ مارس ١٤٥٠هـ</time></span><span>بقلم:<span><a>لجين</a></span></span></p>', '٤ مارس ١٤٥٠هـ بقلم: لجين'],
    ['<p><time>3 May 2031</time><small>By</small><b>Odile</b></p>', '3 May 2031 By Odile'],
    ['<p><a>خزف</a><a>نسيج</a></p>', 'خزف نسيج'],
    [
      '<p>بال<em>تدريج</em> و<kbd><kbd>Ctrl</kbd>+<kbd>C</kbd></kbd><sup><a role="doc-noteref">1</a></sup> ثم</p>',
      'بالتدريج وCtrl+C ثم',
    ],
    ['<p>من <abbr title="منظمة &quot;الصحة&quot;">WHO</abbr>، ثم</p>', 'من WHO (منظمة "الصحة")، ثم'],
    ['<p>م<sup>2</sup> وH<sub>2</sub>O و<s>90</s> 80</p>', 'م2 وH2O و90 80'],
    ['<p>بال<strong>تدريج</strong> ثم <a>الخط</a>ّ و<code>v2</code>.</p>', 'بالتدريج ثم الخطّ وv2.'],
    ['<dl><dt>Mill</dt><dd><span>48</span><span>km</span></dd></dl>', 'Mill 48 km'],
  ])('separates adjacent words and joins marked ones: %s', (html, text) => {
    expect(pageText(`<main>${html}</main>`).sections[0]?.text).toBe(text);
  });

  test('contains repeated sentences once and keeps short repetitions', () => {
    const lead = 'The mill by the river grinds barley on every second Thursday.';
    const html = `<p>${lead}</p><p>By Odile</p><p>${lead} Bring a sack.</p><p>By Odile</p><p>${lead}</p><td>5</td><td>5</td>`;
    const [place] = pageText(`<main>${html}</main>`).sections;
    expect(place?.text).toBe(`${lead} By Odile Bring a sack. By Odile 5 5`);
  });

  test('contains every visible word of main except buttons and navigation', async () => {
    const { pages } = await renderSite(municipality);
    for (const { html, resources } of pages) {
      if (!resources.found) continue;
      const known = new Set(resources.found.terms.split(' '));
      const main = /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '';
      const read = main
        .replaceAll(/<(nav|button|select|svg|option|textarea)\b.*?<\/\1>/gs, ' ')
        .replaceAll(/<div\b[^>]* (?:aria-hidden="true"|hidden(?:="")?)(?=[ >])[^>]*>.*?<\/div>/gs, ' ')
        .replaceAll(/<(\w+)[^>]* aria-hidden="true"[^>]*>[^<]*<\/\1>/g, ' ')
        .replaceAll(/<input[^>]*>/g, ' ')
        .replaceAll(/<\/(?:a|bdi|code|i|strong)>(?=<)/g, ' ')
        .replaceAll(/<\/?(?:a|bdi|code|i|strong)\b[^>]*>/g, '');
      expect(
        termsOf(visibleText(read)).filter((term) => !known.has(term)),
        resources.found.row.slice(0, 60),
      ).toEqual([]);
    }
  });

  test('excludes unlisted and paginated pages from the page list', () => {
    const { site } = municipality;
    const [home, ...others] = site.routes;
    const hidden = [{ ...home!, searchable: false }, ...others];
    const listed = makeSearchPages({ ...site, routes: hidden })[0]?.sitePages.groups.flatMap(({ pages }) => pages) ?? [];
    expect(listed.map(({ path }) => path)).not.toContain('/');
    expect(listed.length).toBeGreaterThan(10);
    expect(listed.filter(({ path }) => /\/page\/|^\/search/.test(path))).toEqual([]);
  });

  test('splits a long page list and lists each page once', () => {
    const { site } = municipality;
    const routes = Array.from({ length: 450 }, (_, index) => ({ ...site.routes[0]!, path: `/p${index}`, title: `ص ${index}` }));
    const searchPages = makeSearchPages({ ...site, routes });
    expect(searchPages.map(({ path }) => path)).toEqual(['/search', '/search/page/2', '/search/page/3']);
    const paths = searchPages.flatMap(({ sitePages }) => sitePages.groups.flatMap(({ pages }) => pages.map(({ path }) => path)));
    expect(paths).toEqual(routes.map(({ path }) => path));
  });
});

describe('result extract', () => {
  const long = Array.from({ length: 80 }, (_, index) => `كلمة${index}`).join(' ');
  const row: TextRow = [
    'page',
    'عنوان',
    [],
    [
      ['', '', long],
      ['goals', 'الأهداف', `${long} وبالتدريب ${long}`],
    ],
  ];

  test('surrounds the match with whole words and names its section', () => {
    const { pieces, part } = extractOf(row, new Map([['وبالتدريب', 0]]));
    expect(part).toEqual({ anchor: 'goals', heading: 'الأهداف' });
    expect(pieces.filter(({ isHit }) => isHit)).toEqual([{ text: 'وبالتدريب', isHit: true }]);
    const words = pieces.map(({ text }) => text).join('');
    expect(words).toMatch(/^… كلمة\d+ .* كلمة\d+ …$/);
    expect(words.length).toBeLessThan(240);
  });

  test('is the start of the page if only the title matches', () => {
    expect(extractOf(row, new Map([['عنوان', 0]])).pieces[0]?.text).toMatch(/^كلمة0 كلمة1/);
  });
});
