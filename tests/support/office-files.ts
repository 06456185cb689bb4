import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { strToU8, type Zippable, zipSync } from 'fflate';

/** Writers of small Office files, by hand: the XML in them is what the tests are about. */

const header = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageRelations = 'http://schemas.openxmlformats.org/package/2006/relationships';

const wordNamespaces = [
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  `xmlns:r="${office}"`,
  'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"',
  'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"',
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"',
  'xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"',
  'xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart"',
  'xmlns:dgm="http://schemas.openxmlformats.org/drawingml/2006/diagram"',
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"',
  'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"',
  'xmlns:v="urn:schemas-microsoft-com:vml"',
  'xmlns:o="urn:schemas-microsoft-com:office:office"',
].join(' ');

export const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** A reference of a part. */
export interface Relation {
  id: string;
  type: string;
  target: string;
  isExternal?: boolean;
}

export const relations = (all: readonly Relation[]): string =>
  `${header}<Relationships xmlns="${packageRelations}">${all
    .map(
      ({ id, type, target, isExternal }) =>
        `<Relationship Id="${id}" Type="${office}/${type}" Target="${escapeXml(target)}"${isExternal ? ' TargetMode="External"' : ''}/>`,
    )
    .join('')}</Relationships>`;

/** Parts of a Word file. Those that are given are written, with references to them. */
export interface DocxParts {
  body: string;
  styles?: string;
  numbering?: string;
  footnotes?: string;
  endnotes?: string;
  comments?: string;
  header?: string;
  /** Content of `docProps/core.xml`. */
  core?: string;
  relations?: readonly Relation[];
  /** Other files by path. */
  files?: Record<string, string | Uint8Array>;
}

const wordPart = (name: string, content: string) => `${header}<w:${name} ${wordNamespaces}>${content}</w:${name}>`;

const bytesOf = (content: string | Uint8Array) => (typeof content === 'string' ? strToU8(content) : content);

const elements = {
  styles: 'styles',
  numbering: 'numbering',
  footnotes: 'footnotes',
  endnotes: 'endnotes',
  comments: 'comments',
  header: 'hdr',
} as const;

/** Bytes of a Word file. */
export function docx(parts: DocxParts): Uint8Array {
  const files: Zippable = {};
  const own: Relation[] = [...(parts.relations ?? [])];
  for (const [type, element] of Object.entries(elements) as [keyof typeof elements, string][]) {
    const content = parts[type];
    if (content === undefined) continue;
    files[`word/${type}.xml`] = strToU8(wordPart(element, content));
    own.push({ id: `part-${type}`, type, target: `${type}.xml` });
  }
  files['word/document.xml'] = strToU8(wordPart('document', `<w:body>${parts.body}</w:body>`));
  files['word/_rels/document.xml.rels'] = strToU8(relations(own));
  const main: Relation[] = [{ id: 'r1', type: 'officeDocument', target: 'word/document.xml' }];
  if (parts.core !== undefined) {
    main.push({ id: 'r2', type: 'metadata/core-properties', target: 'docProps/core.xml' });
    const namespaces =
      'xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/"';
    files['docProps/core.xml'] = strToU8(`${header}<cp:coreProperties ${namespaces}>${parts.core}</cp:coreProperties>`);
  }
  files['_rels/.rels'] = strToU8(relations(main));
  for (const [name, content] of Object.entries(parts.files ?? {})) files[name] = bytesOf(content);
  return zipSync(files);
}

/** A run of text. @property format elements of its properties */
export const run = (text: string, format = ''): string =>
  `<w:r>${format && `<w:rPr>${format}</w:rPr>`}<w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r>`;

/** A paragraph of runs. @property properties elements of its properties */
export const paragraph = (content: string, properties = ''): string =>
  `<w:p>${properties && `<w:pPr>${properties}</w:pPr>`}${content}</w:p>`;

export const styled = (style: string, text: string): string => paragraph(run(text), `<w:pStyle w:val="${style}"/>`);

/** A style of paragraphs. */
export const paragraphStyle = (id: string, name: string, content = ''): string =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/>${content}</w:style>`;

/** An item of a list. */
export const item = (text: string, numberId: number, level = 0): string =>
  paragraph(run(text), `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${numberId}"/></w:numPr>`);

/** Definition of a list by the formats of its levels: `[format, text]`. */
export const list = (id: number, levels: readonly (readonly [string, string])[]): string =>
  `<w:abstractNum w:abstractNumId="${id}">${levels
    .map(
      ([format, text], level) =>
        `<w:lvl w:ilvl="${level}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`,
    )
    .join('')}</w:abstractNum>`;

/** Instance of a list. */
export const instance = (id: number, list: number, override = ''): string =>
  `<w:num w:numId="${id}"><w:abstractNumId w:val="${list}"/>${override}</w:num>`;

/** A drawing in a line with a picture. */
export const drawing = (relation: string, alt: string): string =>
  `<w:r><w:drawing><wp:inline><wp:extent cx="952500" cy="476250"/><wp:docPr id="1" name="p" descr="${escapeXml(alt)}"/><a:graphic><a:graphicData><pic:pic><pic:blipFill><a:blip r:embed="${relation}"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`;

export const cell = (content: string, properties = ''): string =>
  `<w:tc>${properties && `<w:tcPr>${properties}</w:tcPr>`}${content}</w:tc>`;

export const row = (cells: readonly string[], properties = ''): string =>
  `<w:tr>${properties && `<w:trPr>${properties}</w:trPr>`}${cells.join('')}</w:tr>`;

/** A sheet of a workbook: content of its `worksheet` element. */
export interface SheetParts {
  name: string;
  content: string;
  state?: 'hidden';
  relations?: readonly Relation[];
}

/** Parts of a workbook. */
export interface XlsxParts {
  sheets: readonly SheetParts[];
  /** Items of the shared strings: `<si>…</si>`. */
  strings?: readonly string[];
  /** Codes of the formats of numbers; cells name them by index. */
  formats?: readonly string[];
  is1904?: boolean;
  files?: Record<string, string | Uint8Array>;
}

const sheetNamespace = `xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${office}"`;

function sheetStyles(formats: readonly string[]): string {
  const codes = formats.map((code, index) => `<numFmt numFmtId="${200 + index}" formatCode="${escapeXml(code)}"/>`);
  const cells = formats.map((_, index) => `<xf numFmtId="${200 + index}"/>`);
  return `${header}<styleSheet ${sheetNamespace}><numFmts>${codes.join('')}</numFmts><cellXfs>${cells.join('')}</cellXfs></styleSheet>`;
}

/** Bytes of a workbook. */
export function xlsx({ sheets, strings = [], formats = ['General'], is1904 = false, files: others = {} }: XlsxParts): Uint8Array {
  const files: Zippable = {};
  const own: Relation[] = [
    { id: 's1', type: 'sharedStrings', target: 'sharedStrings.xml' },
    { id: 's2', type: 'styles', target: 'styles.xml' },
  ];
  const names = sheets.map(({ name, content, state, relations: references }, index) => {
    files[`xl/worksheets/sheet${index + 1}.xml`] = strToU8(`${header}<worksheet ${sheetNamespace}>${content}</worksheet>`);
    if (references) files[`xl/worksheets/_rels/sheet${index + 1}.xml.rels`] = strToU8(relations(references));
    own.push({ id: `sheet${index}`, type: 'worksheet', target: `worksheets/sheet${index + 1}.xml` });
    const hidden = state === undefined ? '' : ` state="${state}"`;
    return `<sheet name="${escapeXml(name)}" sheetId="${index + 1}"${hidden} r:id="sheet${index}"/>`;
  });
  const properties = is1904 ? '<workbookPr date1904="1"/>' : '';
  files['xl/workbook.xml'] = strToU8(
    `${header}<workbook ${sheetNamespace}>${properties}<sheets>${names.join('')}</sheets></workbook>`,
  );
  files['xl/sharedStrings.xml'] = strToU8(`${header}<sst ${sheetNamespace}>${strings.join('')}</sst>`);
  files['xl/styles.xml'] = strToU8(sheetStyles(formats));
  files['xl/_rels/workbook.xml.rels'] = strToU8(relations(own));
  files['_rels/.rels'] = strToU8(relations([{ id: 'r1', type: 'officeDocument', target: 'xl/workbook.xml' }]));
  for (const [name, content] of Object.entries(others)) files[name] = bytesOf(content);
  return zipSync(files);
}

const columnName = (column: number): string =>
  column < 26 ? String.fromCharCode(65 + column) : columnName(Math.floor(column / 26) - 1) + columnName(column % 26);

/** Value of a cell: text, a number, or both number and index of its format. */
export type CellValue = string | number | { number: number; format: number } | undefined;

function cellXml(value: CellValue, reference: string): string {
  if (value === undefined) return '';
  if (typeof value === 'number') return `<c r="${reference}"><v>${value}</v></c>`;
  if (typeof value === 'object') return `<c r="${reference}" s="${value.format}"><v>${value.number}</v></c>`;
  return `<c r="${reference}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(value)}</t></is></c>`;
}

/** Rows of a sheet. */
export const sheetData = (rows: readonly (readonly CellValue[])[]): string =>
  `<sheetData>${rows
    .map((row, line) => {
      const cells = row.map((value, column) => cellXml(value, `${columnName(column)}${line + 1}`));
      return `<row r="${line + 1}">${cells.join('')}</row>`;
    })
    .join('')}</sheetData>`;

/** Writes a file, with its folder. */
export function writeFile(path: string, content: string | Uint8Array): string {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
  return path;
}
