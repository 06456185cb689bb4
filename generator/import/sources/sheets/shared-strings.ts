import type { InlineNode } from '../../model/content.ts';
import { textOfInline } from '../../model/text.ts';
import { joinText } from '../office/join-text.ts';
import type { OfficePackage } from '../office/package.ts';
import { walkXml } from '../office/xml.ts';
import { type GridCell, lineBreaks } from './grid.ts';

/** Builds the text of a cell from its elements: runs with formats; pronunciations are left out. */
export class RichText {
  #nodes: InlineNode[] = [];
  #text = '';
  #isBold = false;
  #isItalic = false;
  #isReading = false;
  #isRun = false;
  #hidden = 0;

  /** @returns whether the element belongs to a text */
  open(name: string, attributes: Record<string, string>): void {
    const isOn = !['0', 'false'].includes(attributes.val ?? 'true');
    if (name === 'rPh') this.#hidden++;
    else if (name === 't') this.#isReading = this.#hidden === 0;
    else if (name === 'r') {
      this.#isRun = true;
      this.#isBold = false;
      this.#isItalic = false;
    } else if (this.#isRun && name === 'b') this.#isBold = isOn;
    else if (this.#isRun && name === 'i') this.#isItalic = isOn;
  }

  text(value: string): void {
    if (this.#isReading) this.#text += value;
  }

  close(name: string): void {
    if (name === 'rPh') this.#hidden--;
    else if (name === 't') {
      this.#isReading = false;
      this.#addRun();
    } else if (name === 'r') this.#isRun = false;
  }

  #addRun(): void {
    // Files write control characters as `_x000D_`.
    const text = this.#text.replaceAll(/_x([0-9A-F]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
    this.#text = '';
    let nodes = lineBreaks(text.replaceAll('\r\n', '\n'));
    if (text.trim() !== '' && this.#isRun) {
      if (this.#isItalic) nodes = [{ type: 'emphasis', children: nodes }];
      if (this.#isBold) nodes = [{ type: 'strong', children: nodes }];
    }
    this.#nodes.push(...nodes);
  }

  /** Ends a text. A format of the whole text is that of the cell, and left out. */
  finish(): GridCell | undefined {
    const nodes = this.#nodes;
    this.#nodes = [];
    const text = textOfInline(nodes).trim();
    if (text === '') return undefined;
    const [only] = nodes;
    const isWhole = nodes.length === 1 && (only?.type === 'strong' || only?.type === 'emphasis');
    return { content: isWhole ? lineBreaks(text) : joinText(nodes), text };
  }
}

/** Texts that the cells of a workbook share, by number. @throws SourceError */
export function readSharedStrings(file: OfficePackage, part: string | undefined): (GridCell | undefined)[] {
  const read = part === undefined ? undefined : file.readPart(part);
  const strings: (GridCell | undefined)[] = [];
  if (!read) return strings;
  const rich = new RichText();
  walkXml(read.bytes, read.place, {
    open: (name, attributes) => rich.open(name, attributes),
    close: (name) => {
      rich.close(name);
      if (name === 'si') strings.push(rich.finish());
    },
    text: (value) => rich.text(value),
  });
  return strings;
}
