import type { BlockNode, FigureNode, InlineNode, ListItem, MediaNode, TableCell } from '../../generator/import/model/content.ts';

/** Pseudo-random numbers of a seed, so that a failure can be repeated. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  /** From 0 up to 1, which is not included. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let bits = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 4294967296;
  }

  below = (count: number): number => Math.floor(this.next() * count);
  chance = (share: number): boolean => this.next() < share;
  pick = <Value>(values: readonly Value[]): Value => values[this.below(values.length)] as Value;
  many = <Value>(least: number, most: number, make: () => Value): Value[] =>
    Array.from({ length: least + this.below(most - least + 1) }, make);
}

const texts = [
  'القيم',
  'في العمل اليومي',
  'و',
  'الـ',
  'مُدَرِّسة',
  '٢٠٣٠',
  'hello world',
  'Node 24',
  'a',
  '',
  ' ',
  '\u00a0',
  '  فراغ  ',
  '**عريض**',
  '**bold** and *soft*',
  '*مائل*',
  '2**8',
  'السعر*',
  '`code`',
  '``',
  '`',
  '[رابط](/page)',
  '[a](https://example.org/x)',
  '[1]',
  '[',
  ']',
  '](',
  '](key:)',
  '(',
  'f[i](x)',
  '![صورة](a.png)',
  'كلمة^[حاشية هنا]',
  '^[',
  'سطر\\\nبعده',
  '\\',
  '# عنوان',
  '- بند\n- آخر',
  '1. أول',
  '<b>html</b>',
  '&nbsp;',
  'مـــمدود',
  'خفي\u200bهنا',
  '\u202aاتجاه\u202c',
  'ﻣﺮﺣﺒﺎ',
  '👩‍👩‍👧 أسرة',
  'Ù…Ø±Ø­Ø¨Ø§',
  'سطر\nوسطر',
  'tab\there',
  'nul\u0000l',
  '***',
  '****',
  '…',
  '،',
  '"اقتباس"',
  'x_y_z',
  '$a < b$',
];

const addresses = [
  '/page',
  'https://example.org/x',
  'https://example.org/Foo_(bar)',
  'https://example.org/a)b',
  'https://example.org/مرحبا?q=*a*',
  'mailto:a@example.org',
  'javascript:alert(1)',
  '#one',
  '#absent',
  'nowhere',
  'https://example.org/`a` [b]',
];

const languages = ['en', 'ar', 'fr', 'english', ''];
const formulas = ['a^2 + b^2', String.raw`\frac{1}{n}`, String.raw`\bad{`, '[0, 1)', 'x'];
const files = ['https://old.example.org/a.mp4', 'https://old.example.org/تقرير.pdf', '/b.mp3', '/c.exe', '/missing.bin'];
const frames = ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', '//vimeo.com/76979871', 'https://example.org/frame', 'ftp://x'];

/** Content of documents: every type of node, nested at will, with texts that look like marks. */
export class RandomBlocks {
  readonly #random: Random;

  constructor(seed: number) {
    this.#random = new Random(seed);
  }

  #text(): string {
    const random = this.#random;
    if (random.chance(0.001)) return `${random.pick(texts)} كلمات كثيرة `.repeat(1500);
    return random.many(1, 3, () => random.pick(texts)).join(random.pick([' ', '', ' ']));
  }

  #plainInline(): InlineNode {
    const random = this.#random;
    return random.pick<() => InlineNode>([
      () => ({ type: 'text', value: this.#text() }),
      () => ({ type: 'text', value: this.#text() }),
      () => ({ type: 'text', value: this.#text() }),
      () => ({ type: 'code', value: random.pick(['npm ci', 'a`b', '``', ' x ', '', 'قيمة', '[a](/b)', 'two\nlines']) }),
      () => ({ type: 'break' }),
      () => ({ type: 'formula', tex: random.pick(formulas) }),
      () => ({ type: 'picture', picture: this.#picture().picture }),
    ])();
  }

  #inline(depth: number): InlineNode {
    const random = this.#random;
    if (depth <= 0 || random.chance(0.55)) return this.#plainInline();
    const children = this.#sentence(depth - 1);
    return random.pick<() => InlineNode>([
      () => ({ type: random.pick(['strong', 'emphasis'] as const), children }),
      () => ({ type: random.pick(['strong', 'emphasis'] as const), children }),
      () => ({ type: random.pick(['subscript', 'superscript', 'struck', 'key'] as const), children }),
      () => ({ type: 'link', href: random.pick(addresses), children }),
      () => ({ type: 'link', href: random.pick(addresses), children }),
      () => ({ type: 'abbreviation', meaning: random.pick(['منظمة الصحة', 'a (b) [c]', '', '1', 'م '.repeat(200)]), children }),
      () => ({ type: 'language', language: random.pick(languages), children }),
      () => ({ type: 'note', children }),
    ])();
  }

  #sentence(depth = 3): InlineNode[] {
    return this.#random.many(0, 5, () => this.#inline(depth));
  }

  #picture(): FigureNode {
    const random = this.#random;
    const figure: FigureNode = {
      type: 'picture',
      picture: {
        address: random.pick(['/a.jpg', '/b.png', '/missing.gif', '/lost.png']),
        alt: random.chance(0.4) ? '' : this.#text(),
      },
    };
    if (random.chance(0.4)) figure.caption = random.many(0, 3, () => ({ type: 'text', value: this.#text() }));
    if (random.chance(0.2)) figure.href = random.pick([...addresses, '/full.jpg']);
    return figure;
  }

  #cell(): TableCell {
    const random = this.#random;
    return {
      content: this.#sentence(2),
      ...(random.chance(0.3) && { isHead: true }),
      ...(random.chance(0.1) && { columns: random.below(5) }),
      ...(random.chance(0.1) && { rows: random.below(5) }),
    };
  }

  #table(): BlockNode {
    const random = this.#random;
    const most = random.chance(0.05) ? 45 : 4;
    const rows = (count: number) => random.many(0, count, () => random.many(0, most, () => this.#cell()));
    const caption = random.chance(0.4) ? { caption: this.#sentence(2) } : {};
    return { type: 'table', ...caption, head: rows(2), body: rows(4), foot: rows(2) };
  }

  #media(): MediaNode {
    const random = this.#random;
    return {
      type: random.pick(['audio', 'video', 'embed', 'file']),
      address: random.pick([...files, ...frames]),
      ...(random.chance(0.5) && { title: this.#text() }),
      ...(random.chance(0.4) && { caption: this.#sentence(2) }),
      ...(random.chance(0.2) && { poster: this.#picture().picture }),
    };
  }

  #item(depth: number): ListItem {
    const random = this.#random;
    const words: BlockNode = { type: 'paragraph', children: this.#sentence(2) };
    const blocks = random.chance(0.6) ? [words] : this.blocks(depth, 3);
    const below: BlockNode[] = depth > 0 && random.chance(0.3) ? [this.#list(depth - 1)] : [];
    return { blocks: [...blocks, ...below], ...(random.chance(0.1) && { isDone: random.chance(0.5) }) };
  }

  #list(depth: number): BlockNode {
    const random = this.#random;
    return {
      type: 'list',
      isOrdered: random.chance(0.4),
      ...(random.chance(0.2) && { start: random.pick([0, 3, -2, 100000]) }),
      ...(random.chance(0.2) && { numbering: random.pick(['letters', 'roman'] as const) }),
      items: random.many(0, 4, () => this.#item(depth)),
    };
  }

  #container(depth: number): BlockNode {
    const random = this.#random;
    const blocks = () => this.blocks(depth - 1, 3);
    return random.pick<() => BlockNode>([
      () => ({ type: 'quote', blocks: blocks(), ...(random.chance(0.5) && { source: this.#sentence(2) }) }),
      () => ({ type: 'media-text', picture: this.#picture(), side: random.pick(['start', 'end']), blocks: blocks() }),
      () => ({ type: 'cover', ...(random.chance(0.7) && { picture: this.#picture() }), blocks: blocks() }),
      () => ({ type: 'columns', columns: random.many(0, 3, blocks) }),
      () => ({ type: 'details', summary: this.#sentence(2), blocks: blocks() }),
      () => ({
        type: 'callout',
        tone: random.pick(['note', 'tip', 'warning'] as const),
        ...(random.chance(0.5) && { title: this.#sentence(2) }),
        blocks: blocks(),
      }),
      () => ({ type: 'tabs', tabs: random.many(0, 3, () => ({ label: this.#text(), blocks: blocks() })) }),
      () => this.#list(depth - 1),
      () => this.#list(depth - 1),
      () => ({
        type: 'terms',
        items: random.many(0, 3, () => ({
          terms: random.many(0, 2, () => this.#sentence(1)),
          values: random.many(0, 2, blocks),
        })),
      }),
    ])();
  }

  #simple(): BlockNode {
    const random = this.#random;
    return random.pick<() => BlockNode>([
      () => ({ type: 'paragraph', children: this.#sentence() }),
      () => ({ type: 'paragraph', children: this.#sentence() }),
      () => ({ type: 'paragraph', children: this.#sentence() }),
      () => ({
        type: 'heading',
        level: 1 + random.below(6),
        children: this.#sentence(2),
        ...(random.chance(0.4) && { id: random.pick(['one', 'Two_Three', 'عنوان', '--', 'one', '%D9%85']) }),
      }),
      () => ({
        type: 'code',
        text: random.pick(['npm ci\nnpm run build', '\tif (a) {\r\n\t}', '', '  ', 'x\u0000y', 'قيمة = 1\n', '**a** `b`']),
        ...(random.chance(0.5) && { language: random.pick(['js', 'bash', 'unknown', '']) }),
        ...(random.chance(0.3) && { title: this.#text() }),
      }),
      () => this.#table(),
      () => this.#picture(),
      () => ({
        type: 'gallery',
        pictures: random.many(0, 9, () => this.#picture()),
        ...(random.chance(0.4) && { caption: this.#sentence(2) }),
      }),
      () => ({ type: 'buttons', links: random.many(0, 3, () => ({ label: this.#text(), href: random.pick(addresses) })) }),
      () => this.#media(),
      () => ({ type: 'formula', tex: random.pick(formulas) }),
      () => ({ type: 'posts', terms: random.many(0, 2, () => 'خبر'), ...(random.chance(0.5) && { heading: this.#sentence(1) }) }),
      () => ({ type: 'divider' }),
    ])();
  }

  /** A text without marks. */
  line = (): string => this.#text();

  /** Blocks of a page in forms that richer blocks can show, among others. */
  page(): BlockNode[] {
    const random = this.#random;
    const words = (): InlineNode[] => [{ type: 'text', value: random.pick(['كلمات قليلة', 'A few words', this.#text()]) }];
    const paragraph = (): BlockNode => ({ type: 'paragraph', children: words() });
    const heading = (): BlockNode => ({ type: 'heading', level: 2, children: words(), ...(random.chance(0.5) && { id: 'one' }) });
    const buttons = (): BlockNode => ({ type: 'buttons', links: [{ label: this.#text(), href: random.pick(addresses) }] });
    const said = (): BlockNode[] => [heading(), paragraph(), ...(random.chance(0.5) ? [buttons()] : [])];
    const parts: (() => BlockNode[])[] = [
      () => this.blocks(2, 2),
      () => [{ type: 'media-text', picture: this.#picture(), side: 'start', blocks: said() }],
      () => [{ type: 'columns', columns: random.many(2, 3, () => [this.#picture(), ...said()]) }],
      () => [{ type: 'gallery', pictures: random.many(5, 7, () => this.#picture()) }],
      () => random.many(2, 3, () => ({ ...this.#media(), type: 'file' as const, address: '/a.pdf' })),
      () => [heading(), ...random.many(2, 3, (): BlockNode => ({ type: 'details', summary: words(), blocks: [paragraph()] }))],
      () => [{ type: 'posts', terms: [], ...(random.chance(0.5) && { heading: words() }) }],
    ];
    const cover = (): BlockNode => ({
      type: 'cover',
      picture: this.#picture(),
      blocks: random.chance(0.5) ? [paragraph()] : said(),
    });
    return [
      ...(random.chance(0.3) ? [cover()] : []),
      ...random.many(1, 4, () => random.pick(parts)()).flat(),
      ...(random.chance(0.3) ? [heading(), paragraph(), buttons()] : []),
    ];
  }

  /** Blocks at most so deep in one another. */
  blocks(depth: number, most = 6): BlockNode[] {
    return this.#random.many(0, most, () => (depth > 0 && this.#random.chance(0.35) ? this.#container(depth) : this.#simple()));
  }
}
