import type { BlockNode } from '../../../../generator/import/model/content.ts';
import type { DocumentKind, SourceDocument, SourceMenuItem, SourceOutline } from '../../../../generator/import/model/document.ts';
import { noLosses } from '../../../../generator/import/model/losses.ts';
import { pseudoRandom } from '../../../support/pseudo-random.ts';
import { linkTo, outlineWith, paragraph } from '../../../unit/import/site/sources.ts';

const slugs = [
  ...['about', 'About', 'من-نحن', 'أخبار', 'contact-us', '2020-report', '404', 'index', 'search', 'blog', 'team', 'en', 'ar'],
  ...[
    'assets',
    '.hidden',
    '_draft',
    'page',
    'tags',
    'feed',
    'a b',
    '100%',
    'q?x',
    'x#y',
    'c:d',
    '"quoted"',
    '<b>',
    'لا\u200fإله',
    'e\u0301t\u00e9',
  ],
  ...[
    'robots.txt',
    'x.html',
    'file.pdf',
    '..',
    '-',
    'ُ',
    'م'.repeat(150),
    'z'.repeat(300),
    '😀',
    '\u0000',
    'categories',
    'authors',
    'wp-admin',
  ],
];

const titles = [
  ...[
    'من نحن',
    'About us',
    '',
    '   ',
    'خبر عن **البرنامج**',
    'A [link](http://x) here',
    '<script>alert(1)</script>',
    '\u202eمقلوب',
    'ISO 9001',
  ],
  ...[
    'سياسة الخصوصية',
    'ﻣﺮﺣﺒﺎ',
    '…',
    '٢٠٢٤',
    'عنوان '.repeat(40),
    'a`b`c',
    'مـــرحبا',
    '\ud800',
    'Café',
    '😀',
    '- [ ] task',
    '[x](lang:en)',
  ],
];

const hrefs = [
  ...[
    '/about/',
    '/?p=3',
    '/?p=4&utm=1',
    'https://old.example.org/أخبار/#top',
    'http://www.old.example.org/nothing',
    '#section',
    '#',
    '',
  ],
  ...[
    'mailto:a@b.org',
    'tel:+966 11 (000) 0000',
    'javascript:alert(1)',
    'data:text/html,x',
    '//cdn.example.net/x',
    'https://example.net/a b',
  ],
  ...[
    '../b',
    'c.md',
    '/wp-admin/post.php?post=1',
    '/feed/',
    '?p=2#عنوان',
    '\\\\x',
    'https://user:pass@example.net/',
    '/en/about',
    'https://[bad',
  ],
];

/** A source by a seed. */
export interface RandomSource {
  outline: SourceOutline;
  documents: SourceDocument[];
}

/** Makes the parts of a source from random numbers. */
class SourceMaker {
  readonly #next: () => number;
  readonly #languages: string[];
  readonly #ids: string[] = [];

  constructor(next: () => number) {
    this.#next = next;
    this.#languages = this.pick([['ar'], ['en'], ['ar', 'en'], ['en', 'ar'], ['ar', 'en', 'fr']]);
  }

  is(share: number): boolean {
    return this.#next() < share;
  }

  number(most: number): number {
    return Math.floor(this.#next() * most);
  }

  pick<Value>(list: readonly Value[]): Value {
    return list[this.number(list.length)] as Value;
  }

  some<Value>(most: number, make: (index: number) => Value): Value[] {
    return Array.from({ length: this.number(most + 1) }, (_, index) => make(index));
  }

  blocks(depth = 0): BlockNode[] {
    return this.some(depth > 1 ? 1 : 5, (): BlockNode => {
      const kind = this.number(8);
      const text = this.pick(titles);
      if (kind === 0)
        return {
          type: 'heading',
          level: 1 + this.number(6),
          children: [{ type: 'text', value: text }],
          ...(this.is(0.5) && { id: this.pick(['top', 'Section', 'عنوان', 'a b']) }),
        };
      if (kind === 1) return linkTo(this.pick(hrefs), text);
      if (kind === 2)
        return { type: 'list', isOrdered: this.is(0.5), items: this.some(3, () => ({ blocks: this.blocks(depth + 1) })) };
      if (kind === 3) return { type: 'quote', blocks: this.blocks(depth + 1) };
      if (kind === 4) return { type: 'posts', terms: this.some(1, () => this.pick(slugs)) };
      if (kind === 5) return { type: 'picture', picture: { address: `/wp-content/${this.pick(slugs)}.jpg`, alt: text } };
      if (kind === 6) return { type: 'columns', columns: this.some(2, () => this.blocks(depth + 1)) };
      return paragraph(text);
    });
  }

  #addresses(id: string, language: string): string[] {
    const parts = this.some(3, () => this.pick(slugs));
    const prefix = language !== this.#languages[0] && this.is(0.7) ? `/${language}` : '';
    const pretty = `${prefix}/${parts.join('/')}${this.is(0.7) ? '/' : ''}`;
    const all = [
      ...(this.is(0.8) ? [pretty] : []),
      ...(this.is(0.7) ? [`/?p=${id}`] : []),
      ...this.some(2, () => `/old/${this.pick(slugs)}`),
    ];
    return this.is(0.05) ? [] : all;
  }

  #fields(): Record<string, string> {
    const labels = ['phone', 'البريد', 'role', 'الملف', 'date', 'القسم', 'lat', 'lng', 'goal', 'لون', 'العنوان', 'status', 'x'];
    const values = [
      '+966 11 000 0000',
      'a@b.org',
      'مدير',
      'https://x.org/y.pdf',
      '2020-01-02',
      '24.7',
      '٤٦٫٦',
      '1,000',
      'open',
      ' ',
      '<b>',
      'x, y',
    ];
    return Object.fromEntries(this.some(5, () => [this.pick(labels), this.pick(values)]));
  }

  document(index: number): SourceDocument {
    const id = String(index + 1);
    const language = this.pick(this.#languages);
    const kind: DocumentKind = this.pick(['page', 'page', 'page', 'post', 'post', 'people', 'places', 'projects', 'documents']);
    this.#ids.push(id);
    const date = this.pick([
      '2024-03-05T10:00:00+03:00',
      '2019-01-01',
      '2018-05-05T01:02:03',
      '1445-01-01',
      'bad',
      '2030-01-01T00:00:00Z',
      undefined,
    ]);
    const terms = () => this.some(3, () => this.pick(slugs));
    return {
      ...{ id, kind, type: this.is(0.8) ? kind : this.pick(['product', 'docs', 'فعاليات', 'x#ورقة']), title: this.pick(titles) },
      status: this.pick(['published', 'published', 'published', 'draft', 'pending', 'scheduled']),
      ...(this.is(0.9) && { language }),
      ...(this.is(0.4) && { translationGroup: `g${this.number(8)}` }),
      addresses: this.#addresses(id, language),
      ...(date !== undefined && { date }),
      ...(this.is(0.5) && { updated: this.pick(['2024-04-01', '2001-01-01T00:00:00Z', 'never']) }),
      ...{ authors: terms().slice(0, 1), categories: terms(), tags: terms() },
      ...(this.is(0.4) && { summary: this.pick(titles) }),
      ...(this.is(0.3) && { searchTitle: this.pick(titles), searchDescription: this.pick(titles) }),
      ...(this.is(0.3) && { picture: { address: '/x.jpg', alt: this.pick(titles) } }),
      ...(this.is(0.2) && { isPinned: true, isListed: false }),
      ...(this.is(0.5) && { parent: this.pick([...this.#ids, String(this.number(30))]) }),
      fields: this.is(0.5) ? this.#fields() : {},
      blocks: this.blocks(),
      comments: this.is(0.2) ? [{ author: this.pick(titles), text: this.pick(titles), date: '2020-01-01' }] : [],
      losses: noLosses(),
      place: { file: 'export.xml', line: index },
    };
  }

  #menuItem(depth: number): SourceMenuItem {
    return {
      label: this.pick(titles),
      ...(this.is(0.6) && { document: String(this.number(30)) }),
      ...(this.is(0.4) && { href: this.pick([...hrefs, 'https://twitter.com/x', 'https://www.youtube.com/@x']) }),
      items: depth > 2 ? [] : this.some(depth === 0 && this.is(0.05) ? 15 : 2, () => this.#menuItem(depth + 1)),
    };
  }

  source(): RandomSource {
    const documents = this.some(28, (index) => this.document(index));
    const term = (taxonomy: 'category' | 'tag') => (index: number) => ({
      ...{
        taxonomy,
        name: this.pick(slugs),
        title: this.pick(titles),
        addresses: [`/${taxonomy}/${this.pick(slugs)}/`, `/?cat=${index}`],
      },
      ...(this.is(0.5) && { language: this.pick(this.#languages), translationGroup: `t${this.number(9)}` }),
      ...(this.is(0.3) && { description: this.pick(titles) }),
    });
    const outline = outlineWith({
      format: this.pick(['wordpress', 'wordpress', 'markdown', 'html', 'sheets']),
      name: this.pick(titles),
      description: this.pick(titles),
      address: this.pick([
        'https://www.old.example.org',
        'http://localhost:8080/blog',
        'not an address',
        'https://old.example.org/base',
      ]),
      languages: this.#languages,
      terms: [...this.some(6, term('category')), ...this.some(6, term('tag'))],
      authors: this.some(3, (index) => ({ name: this.pick(slugs), title: this.pick(titles), addresses: [`/author/${index}/`] })),
      menus: this.some(3, () => ({
        name: this.pick(['main', 'footer', 'x']),
        language: this.pick(this.#languages),
        items: this.some(14, () => this.#menuItem(0)),
        place: { file: 'menus' },
      })),
      media: this.some(3, (index) => ({
        id: `m${index}`,
        address: '/x.jpg',
        addresses: [`/attachment/${this.pick(slugs)}/`],
        parent: String(this.number(20)),
      })),
      redirects: this.some(4, () => [`/${this.pick(slugs)}`, this.pick([...hrefs, '3', 'https://example.net/x'])]),
    });
    if (this.is(0.6)) outline.home = String(1 + this.number(10));
    return { outline, documents };
  }
}

export const randomSource = (seed: number): RandomSource => new SourceMaker(pseudoRandom(seed)).source();
