import { readFile } from 'node:fs/promises';
import { emptyTally, type Item, type SourceCount, sourceCount, type Tally } from '../tally.ts';
import { wordsOf } from '../words.ts';
import type { SourcePart } from './list-source.ts';
import { readParts, relationsOf } from './office-parts.ts';
import { decodeXml } from './xml.ts';

const wanted = /^word\/(?:document|footnotes|endnotes|styles|_rels\/(?:document|footnotes|endnotes)\.xml)\.(?:xml|rels)$/;

/** Styles of a document: which are headings, and which are lists. */
interface Styles {
  headings: Set<string>;
  lists: Set<string>;
}

function stylesOf(xml = ''): Styles {
  const styles: Styles = { headings: new Set(), lists: new Set() };
  for (const [style] of xml.matchAll(/<w:style\b[\s\S]*?<\/w:style>/g)) {
    const id = /\bw:styleId="([^"]*)"/.exec(style)?.[1] ?? '';
    const name = /<w:name\b[^>]*\bw:val="([^"]*)"/.exec(style)?.[1] ?? '';
    if (/^heading [1-6]$/i.test(name) || /<w:outlineLvl\b[^>]*w:val="[0-5]"/.test(style)) styles.headings.add(id);
    if (/<w:numId\b[^>]*w:val="[1-9]\d*"/.test(style)) styles.lists.add(id);
  }
  return styles;
}

/** The second form of what older programs cannot show; text boxes are within one another. */
const fallback = /<mc:Fallback\b(?:(?!<mc:Fallback\b)[\s\S])*?<\/mc:Fallback>/g;

function withoutFallbacks(xml: string): string {
  const rest = xml.replaceAll(fallback, '');
  return rest === xml ? rest : withoutFallbacks(rest);
}

/** Text that is not shown as it is: deleted and moved text, field codes, formulas. */
const unseen =
  /<w:(?:del|moveFrom) [\s\S]*?<\/w:(?:del|moveFrom)>|<w:instrText\b[\s\S]*?<\/w:instrText>|<m:oMathPara\b[\s\S]*?<\/m:oMathPara>|<m:oMath\b[\s\S]*?<\/m:oMath>|<w:delText\b[\s\S]*?<\/w:delText>/g;

const token =
  /<w:(?:t|noBreakHyphen)(?:\s[^>]*)?>([^<]*)<\/w:t>|<w:(p|tc|tab|br|cr)(?=[\s/>])[^>]*>|<\/w:(?:p|tc)>|<wp:docPr\b([^>]*)>|<w:(?:footnote|endnote)Reference\b[^>]*>/g;

/** Text of a part of a document, with alt texts of its pictures. */
const textOf = (xml: string): string =>
  [...xml.matchAll(token)]
    .map(([whole, text, separator, properties]) => {
      if (text !== undefined) return decodeXml(text);
      if (properties !== undefined) return ` ${decodeXml(/\bdescr="([^"]*)"/.exec(properties)?.[1] ?? '')} `;
      return separator === undefined && !whole.startsWith('</') ? '' : ' ';
    })
    .join('');

const keyOf = (xml: string) => wordsOf(textOf(xml)).join(' ');

/** Text of an item, with and without alt texts. */
function itemOf(xml: string): Item {
  const [text, plain] = [keyOf(xml), keyOf(xml.replaceAll(/<wp:docPr\b[^>]*>/g, ' '))];
  return plain === text ? { text } : { text, plain };
}

/** Paragraphs without those within them, as in text boxes. */
const paragraphsOf = (xml: string) => xml.match(/<w:p(?=[\s>])(?:(?!<w:p[\s>])[\s\S])*?<\/w:p>/g) ?? [];

function countParagraphs(xml: string, { headings, lists }: Styles, tally: Tally): void {
  for (const paragraph of paragraphsOf(xml)) {
    const item = itemOf(paragraph);
    if (item.text === '') continue;
    const style = /<w:pStyle\b[^>]*w:val="([^"]*)"/.exec(paragraph)?.[1] ?? '';
    const number = /<w:numId\b[^>]*w:val="(\d+)"/.exec(paragraph)?.[1];
    const isHeading = headings.has(style) || /<w:outlineLvl\b[^>]*w:val="[0-5]"/.test(paragraph);
    if (isHeading) tally.headings.push(item);
    else if (number === undefined ? lists.has(style) : number !== '0') tally.listItems.push(item);
  }
}

function countLinks(xml: string, relations: ReadonlyMap<string, string>, tally: Tally): void {
  for (const [link, properties = ''] of xml.matchAll(/<w:hyperlink\b([^>]*)>[\s\S]*?<\/w:hyperlink>/g)) {
    const target = relations.get(/\br:id="([^"]*)"/.exec(properties)?.[1] ?? '');
    const anchor = /\bw:anchor="([^"]*)"/.exec(properties)?.[1];
    const text = keyOf(link);
    if (text !== '' && (target ?? anchor) !== undefined) tally.links.push({ text, address: decodeXml(target ?? `#${anchor}`) });
  }
  for (const [, , address = ''] of xml.matchAll(
    /<w:instrText\b[^>]*>\s*HYPERLINK\s+(\\l\s+)?(?:"|&quot;)([^"&]*(?:&amp;[^"&]*)*)/g,
  )) {
    tally.links.push({ text: '', address: decodeXml(address) });
  }
}

function countPictures(xml: string, relations: ReadonlyMap<string, string>, tally: Tally): void {
  for (const [drawing] of xml.matchAll(/<w:(drawing|pict)\b[\s\S]*?<\/w:\1>/g)) {
    const alt = /\bdescr="([^"]*)"/.exec(drawing)?.[1] ?? '';
    for (const [, id = ''] of drawing.matchAll(/<(?:a:blip\b[^>]*\br:embed|v:imagedata\b[^>]*\br:id)="([^"]*)"/g)) {
      tally.pictures.push({ text: wordsOf(decodeXml(alt)).join(' '), address: relations.get(id) ?? '' });
    }
  }
}

/** Cells of tables; those that go on from the row above have no content of their own. */
function countCells(xml: string, tally: Tally): void {
  let rest = xml;
  // Cells of inner tables first.
  for (let count = -1; count !== tally.tableCells.length; ) {
    count = tally.tableCells.length;
    rest = rest.replaceAll(/<w:tc(?=[\s>])(?:(?!<w:tc[\s>])[\s\S])*?<\/w:tc>/g, (cell) => {
      const goesOn = /<w:vMerge(?:\s*\/>|\s+w:val="continue")/.test(cell);
      if (!goesOn) tally.tableCells.push(itemOf(cell));
      return cell.replaceAll(/<\/?w:tc(?=[\s>])/g, '<x');
    });
  }
}

function countPart(xml: string, relations: ReadonlyMap<string, string>, styles: Styles, tally: Tally): void {
  const links = emptyTally();
  const shown = withoutFallbacks(xml);
  countLinks(shown, relations, links);
  tally.links.push(...links.links);
  const plain = shown.replaceAll(unseen, '');
  tally.body.push(...wordsOf(textOf(plain)));
  countParagraphs(plain, styles, tally);
  countPictures(plain, relations, tally);
  countCells(plain, tally);
}

/** Notes, without the separators that every file has. */
const notesOf = (xml = ''): string =>
  xml.replaceAll(/<w:(footnote|endnote)\b[^>]*w:type="(?:separator|continuation\w*)"[\s\S]*?<\/w:\1>/g, '');

function countDocument(bytes: Uint8Array, file: string): SourceCount {
  const parts = readParts(bytes, file, wanted);
  const tally = emptyTally();
  const styles = stylesOf(parts.get('word/styles.xml'));
  for (const name of ['document', 'footnotes', 'endnotes']) {
    const xml = parts.get(`word/${name}.xml`) ?? '';
    const shown = name === 'document' ? xml : notesOf(xml);
    countPart(shown, relationsOf(parts.get(`word/_rels/${name}.xml.rels`)), styles, tally);
  }
  return sourceCount({ id: file, title: file.replace(/^.*\/|\.docx$/gi, ''), tally, place: { file } });
}

/** Counts Word documents. Headers and footers of their pages are not content. */
export async function* countWord(parts: readonly SourcePart[]): AsyncGenerator<SourceCount> {
  for (const { path, file } of parts) {
    if (!/(?:^|\/)~\$/.test(file)) yield countDocument(await readFile(path), file);
  }
}
