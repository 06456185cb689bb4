import { makeParts } from '../support/wordpress-parts/parts.ts';
import { altOf } from '../support/wordpress-parts/shortcode-parts.ts';
import type { ContentPart, KnownDocument } from '../support/wordpress-parts/writer.ts';
import type { WordPressContent, WordPressMedia, WordPressPost } from './content-types.ts';
import { knownSpecials, specialPosts } from './special-posts.ts';

/** A drawing of 8 x 6 points as PNG: what is in it does not matter. */
export const smallPng =
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAGCAIAAABxZ0isAAAAEklEQVR4nGNgaGDACuinGLsgAwB5LQkJYbDqmgAAAABJRU5ErkJggg==';

const smallPdf = Buffer.from('%PDF-1.4\n%%EOF\n').toString('base64');

const languages = { ar: 'العربية', en: 'English' } as const;
type Language = keyof typeof languages;

/** Words that must never leave the old site. */
export const secrets = [
  'سر-خاص-لا-ينشر',
  'PASSWORDWORD',
  'secret-author@qadeem.example',
  '203.0.113.77',
  'visitor@qadeem.example',
  'mail-login@qadeem.example',
  'mail-name@qadeem.example',
  'SECRETLABEL',
  'SECRETPICTURE',
];

const titles: Record<Language, (number: number) => string> = {
  ar: (number) => `خبر رقم ${number} من أخبار الجمعية`,
  en: (number) => `News item ${number} of the society`,
};

const post = (values: Partial<WordPressPost> & Pick<WordPressPost, 'key' | 'title' | 'content'>): WordPressPost => ({
  type: 'post',
  status: 'publish',
  slug: values.key,
  date: '2019-05-01 10:00:00',
  author: 'nurah',
  ...values,
});

const sum = (parts: readonly ContentPart[]): KnownDocument['counts'] =>
  parts.reduce(
    (total, { counts }) => {
      for (const [name, count] of Object.entries(counts)) total[name as keyof typeof total] += count;
      return total;
    },
    { links: 0, pictures: 0, headings: 0, listItems: 0, tableCells: 0, codeBlocks: 0, embeds: 0 },
  );

const omittedIn = (parts: readonly ContentPart[]): KnownDocument['omitted'] => ({
  words: parts.reduce((all, { omitted }) => all + (omitted?.words ?? 0), 0),
});

/** News in a language: a pair of numbers has the same group of Polylang. */
function newsIn(language: Language, count: number): { posts: WordPressPost[]; known: KnownDocument[] } {
  const posts: WordPressPost[] = [];
  const known: KnownDocument[] = [];
  for (let number = 1; number <= count; number++) {
    const key = `${language}-${number}`;
    const parts = makeParts({ language, seed: number * 7 + language.length * 1000 + (language === 'en' ? 1 : 0) });
    const hasPicture = number % 3 === 0;
    const excerpt = language === 'ar' ? `موجز الخبر ${number}.` : `Summary of item ${number}.`;
    posts.push(
      post({
        key,
        title: titles[language](number),
        slug: language === 'ar' ? `خبر-${number}` : `news-${number}`,
        content: parts.map(({ content }) => content).join('\n\n'),
        excerpt,
        date: `20${10 + (number % 10)}-0${1 + (number % 9)}-1${number % 10} 09:30:00`,
        status: number % 10 === 0 ? 'draft' : 'publish',
        sticky: number === 1,
        terms: [
          ['category', number % 2 === 0 ? `akhbar-${language}` : `fee-${language}`],
          ['post_tag', `tag-${language}`],
          ['language', language],
          ['post_translations', `pll_${number}`],
        ],
        ...(hasPicture && { picture: 'cover' }),
        ...(number === 2 && { oldSlug: `old-${language}-2` }),
        ...(number === 3 && {
          comments: [{ author: 'زائر', email: 'visitor@qadeem.example', ip: '203.0.113.77', text: 'شكرًا جزيلًا لكم.' }],
        }),
      }),
    );
    const counts = sum(parts);
    const alt = hasPicture ? [altOf('cover')] : [];
    known.push({
      key,
      title: titles[language](number),
      excerpt,
      text: [...alt, ...parts.map(({ text }) => text)].join('\n'),
      counts: { ...counts, pictures: counts.pictures + alt.length },
      omitted: omittedIn(parts),
    });
  }
  return { posts, known };
}

const secretPosts = [
  post({ key: 'private', status: 'private', title: 'سر-خاص-لا-ينشر', content: '<p>سر-خاص-لا-ينشر</p>' }),
  post({ key: 'guarded', title: 'صفحة محمية', password: 'PASSWORDWORD', content: '<p>سر-خاص-لا-ينشر</p>' }),
];

const secretPicture: WordPressMedia = {
  ...{
    key: 'secret',
    file: 'SECRETPICTURE.png',
    month: '2019/05',
    title: 'SECRETPICTURE',
    alt: 'SECRETPICTURE',
    bytes: smallPng,
  },
  parent: 'private',
};

const pages = [
  post({
    key: 'about',
    type: 'page',
    slug: 'من-نحن',
    title: 'من نحن',
    content: '<!-- wp:paragraph --><p>جمعية أهلية.</p><!-- /wp:paragraph -->',
  }),
  post({ key: 'team', type: 'page', slug: 'الفريق', title: 'الفريق', parent: 'about', content: 'سطر أول.\n\nسطر ثان.' }),
  post({
    ...{ key: 'anonymous', title: 'بلا اسم', author: 'mail-login@qadeem.example', content: '<p>كتبه من لا يذكر اسمه.</p>' },
  }),
  post({ key: 'member', type: 'team', slug: 'nurah-ali', title: 'نورة العلي', content: '<p>مديرة البرامج.</p>' }),
];

/** A site with news in two languages, pages in two levels, people, menus and what must not be published. */
export function wordPressContent(news = 20): { content: WordPressContent; known: KnownDocument[] } {
  const [arabic, english] = [newsIn('ar', news), newsIn('en', news)];
  const terms = (Object.keys(languages) as Language[]).flatMap((language) => [
    { taxonomy: 'language', name: language, title: languages[language] },
    { taxonomy: 'category', name: `akhbar-${language}`, title: language === 'ar' ? 'الأخبار' : 'News' },
    {
      taxonomy: 'category',
      name: `fee-${language}`,
      title: language === 'ar' ? 'فعاليات' : 'Events',
      parent: `akhbar-${language}`,
    },
    { taxonomy: 'post_tag', name: `tag-${language}`, title: language === 'ar' ? 'تطوع' : 'Volunteering' },
  ]);
  const groups = Array.from({ length: news }, (_, index) => `pll_${index + 1}`);
  return {
    content: {
      name: 'جمعية قديمة',
      description: 'وصف الجمعية',
      types: ['team', 'branch'],
      authors: [
        { login: 'nurah', name: 'نورة العلي', email: 'secret-author@qadeem.example' },
        { login: 'mail-login@qadeem.example', name: 'mail-name@qadeem.example', email: 'mail-login@qadeem.example' },
      ],
      terms: [...terms, ...groups.map((name) => ({ taxonomy: 'post_translations', name, title: name }))],
      media: [
        ...['cover', 'first', 'second'].map((key) => ({
          ...{ key, file: `صورة-${key}.png`, month: '2019/05', title: `صورة ${key}`, alt: altOf(key), bytes: smallPng },
        })),
        { key: 'report', file: 'تقرير.pdf', month: '2019/05', title: 'تقرير', bytes: smallPdf },
        secretPicture,
      ],
      posts: [...pages, ...arabic.posts, ...english.posts, ...specialPosts, ...secretPosts],
      menus: [
        {
          name: 'الرئيسية',
          items: [
            { key: 'about', label: 'من نحن', post: 'about' },
            { key: 'team', label: 'فريقنا', post: 'team', parent: 'about' },
            { key: 'news', label: 'الأخبار', href: 'https://qadeem.example/category/akhbar-ar/' },
            { key: 'secret', label: 'SECRETLABEL', post: 'private' },
            { key: 'elsewhere', label: 'شريك', href: 'https://sharik.example/' },
          ],
        },
      ],
    },
    known: [...arabic.known, ...english.known, ...knownSpecials],
  };
}
