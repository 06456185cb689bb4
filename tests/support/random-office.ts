import {
  type CellValue,
  cell,
  type DocxParts,
  drawing,
  instance,
  item,
  list,
  paragraph,
  paragraphStyle,
  row,
  run,
  sheetData,
  type XlsxParts,
} from './office-files.ts';
import { pseudoRandom } from './pseudo-random.ts';

/** Writes random documents in which each word occurs once, and keeps all words. */
class Writer {
  readonly words: string[] = [];
  readonly footnotes: string[] = [];
  readonly comments: string[] = [];
  readonly #random: () => number;

  constructor(seed: number) {
    this.#random = pseudoRandom(seed * 2654435761);
  }

  pick<T>(values: readonly T[]): T {
    return values[Math.floor(this.#random() * values.length)] as T;
  }

  isLikely(share: number): boolean {
    return this.#random() < share;
  }

  times<T>(most: number, make: (index: number) => T): T[] {
    return Array.from({ length: 1 + Math.floor(this.#random() * most) }, (_, index) => make(index));
  }

  word(): string {
    const word = `${this.pick(['كلمة', 'نصّ', 'أمر', 'word', 'بيان'])}${this.words.length}`;
    this.words.push(word);
    return word;
  }

  text(): string {
    return this.times(3, () => this.word()).join(this.pick([' ', '، ', ' - ']));
  }

  run(): string {
    const format = this.pick([
      '',
      '',
      '<w:b/>',
      '<w:rtl/><w:bCs/>',
      '<w:i/>',
      '<w:vanish/>',
      '<w:strike/>',
      '<w:vertAlign w:val="subscript"/>',
      '<w:rFonts w:ascii="Consolas"/>',
      '<w:rtl/><w:lang w:bidi="fa-IR"/>',
    ]);
    if (this.isLikely(0.2)) {
      const word = this.word();
      return run(word.slice(0, 2)) + run(word.slice(2)) + run(' ');
    }
    return run(`${this.text()} `, format);
  }

  field(instruction: string, result: string): string {
    const mark = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
    return `${mark('begin')}<w:r><w:instrText> ${instruction} </w:instrText></w:r>${mark('separate')}${result}${mark('end')}`;
  }

  textBox(depth: number): string {
    const content = this.blocks(2, depth + 1);
    const box = `<w:txbxContent>${content}</w:txbxContent>`;
    return `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:anchor><wp:docPr id="2" name="b"/><a:graphic><a:graphicData><wps:wsp><wps:txbx>${box}</wps:txbx></wps:wsp></a:graphicData></a:graphic></wp:anchor></w:drawing></mc:Choice><mc:Fallback><w:pict><v:shape><v:textbox>${box}</v:textbox></v:shape></w:pict></mc:Fallback></mc:AlternateContent></w:r>`;
  }

  footnote(): string {
    this.footnotes.push(
      `<w:footnote w:id="${this.footnotes.length + 1}">${this.times(2, () => paragraph(this.run())).join('')}</w:footnote>`,
    );
    return `<w:r><w:footnoteReference w:id="${this.footnotes.length}"/></w:r>`;
  }

  inline(depth: number): string {
    const kinds: (() => string)[] = [
      () => this.run(),
      () => this.run(),
      () => this.run(),
      () => `<w:hyperlink r:id="h1">${this.run()}</w:hyperlink>`,
      () => this.field('HYPERLINK "https://example.org"', this.run()),
      () => this.field('PAGE', this.run()),
      () => this.field('SEQ x', this.run()),
      () => `<w:ins w:id="1">${this.run()}</w:ins>`,
      () => `<w:del w:id="2"><w:r><w:delText>${this.text()} </w:delText></w:r></w:del>`,
      () => `<w:r><w:tab/></w:r>${this.run()}<w:r><w:br/></w:r>`,
      () =>
        `<w:sdt><w:sdtPr>${this.pick(['', '<w:showingPlcHdr/>'])}</w:sdtPr><w:sdtContent>${this.run()}</w:sdtContent></w:sdt>`,
      () => `<w:smartTag>${this.run()}</w:smartTag><w:fldSimple w:instr=" REF a ">${this.run()}</w:fldSimple>`,
      () => drawing(this.pick(['i1', 'absent']), this.text()),
      () => (depth < 2 ? this.footnote() : this.run()),
      () => (depth < 2 ? this.textBox(depth) : this.run()),
      () => `<m:oMath><m:r><m:t>x</m:t></m:r></m:oMath>`,
    ];
    return this.pick(kinds)();
  }

  table(depth: number): string {
    const width = 1 + Math.floor(this.#random() * 3);
    const rows = this.times(3, (line) => {
      const isWide = this.isLikely(0.2);
      const properties = () =>
        isWide
          ? `<w:gridSpan w:val="${width}"/>`
          : this.pick(['', '', '<w:vMerge w:val="restart"/>', line > 0 ? '<w:vMerge/>' : '']);
      const cells = Array.from({ length: isWide ? 1 : width }, () => cell(this.blocks(2, depth + 1), properties()));
      return row(cells, this.pick(['', '', line === 0 ? '<w:tblHeader/>' : '', '<w:hidden/>']));
    });
    return `<w:tbl>${rows.join('')}</w:tbl>`;
  }

  contents(): string {
    const line = () => paragraph(`<w:hyperlink w:anchor="a">${this.run()}</w:hyperlink>`, '<w:pStyle w:val="toc1"/>');
    return this.times(3, line).join('');
  }

  block(depth: number): string {
    const sentence = () => this.times(4, () => this.inline(depth)).join('');
    const kinds: (() => string)[] = [
      () => paragraph(sentence()),
      () => paragraph(sentence()),
      () => paragraph(sentence(), `<w:pStyle w:val="${this.pick(['h1', 'h2', 'cap', 'q', 'code', 'lp', 'title'])}"/>`),
      () => this.times(4, () => item(this.text(), this.pick([1, 2, 3]), this.pick([0, 1, 2]))).join(''),
      () => paragraph(drawing('i1', this.text())),
      () => (depth < 2 ? this.table(depth) : paragraph(sentence())),
      () => this.contents(),
      () => `<w:sdt><w:sdtPr/><w:sdtContent>${paragraph(sentence())}</w:sdtContent></w:sdt>`,
    ];
    return this.pick(kinds)();
  }

  blocks(most: number, depth: number): string {
    return this.times(most, () => this.block(depth)).join('');
  }
}

const styles = [
  ['h1', 'heading 1'],
  ['h2', 'heading 2'],
  ['cap', 'caption'],
  ['q', 'Quote'],
  ['code', 'HTML Preformatted'],
  ['lp', 'List Paragraph'],
  ['toc1', 'toc 1'],
  ['title', 'Title'],
].map(([id = '', name = '']) => paragraphStyle(id, name));

const levels = (format: string) =>
  [0, 1, 2].map((level): [string, string] => [level === 0 ? format : 'bullet', level === 0 ? '%1.' : '•']);

/** Parts of a random Word file, and its words. The word `x` of equations is not among them. */
export function randomDocx(seed: number): { parts: DocxParts; words: string[] } {
  const writer = new Writer(seed);
  const body = writer.blocks(8, 0);
  const header = writer.isLikely(0.3) ? paragraph(run(writer.text())) : undefined;
  const comments = writer.isLikely(0.3) ? `<w:comment w:id="0">${paragraph(run(writer.text()))}</w:comment>` : undefined;
  const parts: DocxParts = {
    body,
    styles: styles.join(''),
    numbering:
      list(1, levels('decimal')) +
      list(2, levels('bullet')) +
      list(3, [['decimal', 'Article %1:'], ...levels('none')]) +
      instance(1, 1) +
      instance(2, 2) +
      instance(3, 3),
    footnotes: writer.footnotes.join(''),
    relations: [
      { id: 'h1', type: 'hyperlink', target: 'https://example.com', isExternal: true },
      { id: 'i1', type: 'image', target: 'media/image1.png' },
    ],
    files: { 'word/media/image1.png': new Uint8Array([1]) },
    ...(header !== undefined && { header }),
    ...(comments !== undefined && { comments }),
  };
  return { parts, words: writer.words };
}

const headers = [
  ['الاسم', 'المسمى', 'الجوال', 'البريد', 'القسم', 'ملاحظة'],
  ['name', 'title', 'email', 'notes'],
  ['الفرع', 'العنوان', 'المدينة', 'خط العرض', 'خط الطول'],
  ['اسم المشروع', 'الهدف', 'الحالة', 'تفاصيل أخرى'],
  ['عنوان الخبر', 'التاريخ', 'النص', 'الكاتب'],
  ['اسم الوثيقة', 'الملف', 'رقم'],
];

/** Rows of a random table, with the titles of columns that make its rows items, or without. */
function randomRows(writer: Writer): { rows: CellValue[][]; words: string[] } {
  const head = writer.isLikely(0.6) ? writer.pick(headers) : undefined;
  const width = head?.length ?? 1 + writer.times(5, () => 0).length;
  const words: string[] = [];
  const value = (): CellValue => {
    if (writer.isLikely(0.15)) return undefined;
    if (writer.isLikely(0.1)) {
      const number = 1_000_000 + writer.words.length;
      writer.words.push(String(number));
      return number;
    }
    return writer.text();
  };
  const rows = writer.times(6, () => Array.from({ length: width }, value));
  if (!head) return { rows, words };
  words.push(...head);
  return { rows: [[...head], ...rows], words };
}

/** Parts of a random workbook, and the texts that it contains. */
export function randomXlsx(seed: number): { parts: XlsxParts; words: string[] } {
  const writer = new Writer(seed);
  const titles: string[] = [];
  const sheets = writer.times(3, (index) => {
    const { rows, words } = randomRows(writer);
    titles.push(...words);
    const merge = writer.isLikely(0.3) ? '<mergeCells><mergeCell ref="A2:A3"/></mergeCells>' : '';
    const columns = writer.isLikely(0.2) ? '<cols><col min="2" max="2" hidden="1"/></cols>' : '';
    const content = columns + sheetData(rows) + merge;
    return { name: `Sheet${index + 1}`, content, ...(writer.isLikely(0.2) && { state: 'hidden' as const }) };
  });
  return { parts: { sheets }, words: [...titles, ...writer.words] };
}

/** A random file of text with a table, and the texts that it contains. */
export function randomCsv(seed: number): { text: string; words: string[] } {
  const writer = new Writer(seed);
  const { rows, words } = randomRows(writer);
  const separator = writer.pick([',', ';', '\t']);
  const lines = rows.map((cells) => cells.map((value) => `"${value === undefined ? '' : String(value)}"`).join(separator));
  return { text: lines.join(writer.pick(['\n', '\r\n'])), words: [...words, ...writer.words] };
}
