import { SourceError } from '../../model/source-error.ts';
import type { OfficePackage } from '../office/package.ts';
import { walkXml } from '../office/xml.ts';
import { isDateFormat } from './date-format.ts';
import type { GridCell } from './grid.ts';
import { formatNumber } from './number-format.ts';
import { columnOf, type Range, readRange, rowOf } from './references.ts';
import { RichText } from './shared-strings.ts';

/** What the cells of all sheets refer to. */
export interface WorkbookFacts {
  file: OfficePackage;
  strings: readonly (GridCell | undefined)[];
  /** Format of numbers of each style of cells. */
  formats: readonly string[];
  is1904: boolean;
}

/** A sheet as its file has it. */
export interface Worksheet {
  /** Cells by row, from 1, and column, from 0. */
  rows: Map<number, Map<number, GridCell>>;
  merges: Range[];
  hiddenRows: Set<number>;
  hiddenColumns: Range[];
  /** Ids of references, or places in the workbook, by cells. */
  links: { range: Range; id?: string; place?: string }[];
  /** Text of page headers and footers. */
  frame: string[];
  /** Names of errors that cells show. */
  errors: string[];
  /** Days and times as stored, which are numbers, and as shown. */
  times: [string, string][];
}

const maxCells = 2_000_000;
const maxColumns = 16_384;

const isOn = (value: string | undefined) => value === '1' || value === 'true';

class WorksheetReader {
  readonly sheet: Worksheet = {
    rows: new Map(),
    merges: [],
    hiddenRows: new Set(),
    hiddenColumns: [],
    links: [],
    frame: [],
    errors: [],
    times: [],
  };
  readonly #facts: WorkbookFacts;
  readonly #rich = new RichText();
  #row = 0;
  #column = -1;
  #cell: Record<string, string> = {};
  #value = '';
  #reading: 'value' | 'rich' | 'frame' | undefined;
  #count = 0;

  constructor(facts: WorkbookFacts) {
    this.#facts = facts;
  }

  open(name: string, attributes: Record<string, string>): void {
    if (name === 'row') this.#openRow(attributes);
    else if (name === 'c') this.#openCell(attributes);
    else if (name === 'v') this.#reading = 'value';
    else if (name === 'is') this.#reading = 'rich';
    else if (/^(?:odd|even|first)(?:Header|Footer)$/.test(name)) this.#openFrame();
    else this.#openOther(name, attributes);
    if (this.#reading === 'rich') this.#rich.open(name, attributes);
  }

  #openFrame(): void {
    this.#reading = 'frame';
    this.#value = '';
  }

  #openRow({ r, hidden }: Record<string, string>): void {
    this.#row = r === undefined ? this.#row + 1 : Number(r);
    this.#column = -1;
    if (isOn(hidden)) this.sheet.hiddenRows.add(this.#row);
  }

  #openCell(attributes: Record<string, string>): void {
    const { r } = attributes;
    this.#column = r === undefined ? this.#column + 1 : columnOf(r);
    if (r !== undefined) this.#row = rowOf(r) || this.#row;
    this.#cell = attributes;
    this.#value = '';
  }

  #openOther(name: string, attributes: Record<string, string>): void {
    const { ref = '', min, max, hidden, location } = attributes;
    if (name === 'mergeCell') this.sheet.merges.push(readRange(ref));
    else if (name === 'hyperlink') {
      this.sheet.links.push({ range: readRange(ref), id: attributes['r:id'], place: location });
    } else if (name === 'col' && isOn(hidden)) {
      this.sheet.hiddenColumns.push({ top: 0, bottom: 0, left: Number(min) - 1, right: Number(max) - 1 });
    }
  }

  text(value: string): void {
    if (this.#reading === 'rich') this.#rich.text(value);
    else if (this.#reading) this.#value += value;
  }

  close(name: string): void {
    if (this.#reading === 'rich') this.#rich.close(name);
    if (name === 'v' || name === 'is') this.#reading = undefined;
    else if (name === 'c') this.#closeCell();
    else if (this.#reading === 'frame' && /(?:Header|Footer)$/.test(name)) {
      this.#reading = undefined;
      this.sheet.frame.push(this.#value);
    }
  }

  #closeCell(): void {
    const cell = this.#readCell();
    if (!cell || this.#column < 0 || this.#column >= maxColumns) return;
    if (++this.#count > maxCells) throw new SourceError('too-large', this.#facts.file.place);
    const row = this.sheet.rows.get(this.#row) ?? new Map<number, GridCell>();
    row.set(this.#column, { ...cell });
    this.sheet.rows.set(this.#row, row);
  }

  #readCell(): GridCell | undefined {
    const value = this.#value.trim();
    switch (this.#cell.t) {
      case 's':
        return this.#facts.strings[Number(value)];
      case 'inlineStr':
        return this.#rich.finish();
      case 'str':
        return value === '' ? undefined : { content: [{ type: 'text', value }], text: value };
      case 'b':
        return this.#shown(isOn(value) ? '✓' : '✗');
      case 'e':
        this.sheet.errors.push(value);
        return undefined;
      case 'd':
        return this.#readTime(value);
      default:
        return value === '' ? undefined : this.#readNumber(value);
    }
  }

  #shown(text: string, value = text): GridCell | undefined {
    if (text === '') return undefined;
    return { content: [{ type: 'text', value: text }], text, value };
  }

  #readNumber(stored: string): GridCell | undefined {
    const format = this.#facts.formats[Number(this.#cell.s ?? 0)] ?? 'General';
    const { text, value } = formatNumber(Number(stored), format, this.#facts.is1904);
    if (isDateFormat(format)) this.sheet.times.push([stored, text]);
    return this.#shown(text, value);
  }

  #readTime(stored: string): GridCell | undefined {
    const text = stored.replace(/T00:00(?::00(?:\.0+)?)?Z?$/, '');
    this.sheet.times.push([stored, text]);
    return this.#shown(text);
  }
}

/** Reads the file of a sheet. @throws SourceError */
export function readWorksheet(part: string, facts: WorkbookFacts): Worksheet {
  const reader = new WorksheetReader(facts);
  const read = facts.file.readPart(part);
  if (read) {
    walkXml(read.bytes, read.place, {
      open: (name, attributes) => reader.open(name, attributes),
      close: (name) => reader.close(name),
      text: (value) => reader.text(value),
    });
  }
  return reader.sheet;
}
