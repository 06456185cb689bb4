import { toPointer } from '../../core/json/path.ts';
import type { Annotate } from '../../pages/plan/resolving.ts';
import { scanHtml } from '../../pages/render/scan-html.ts';

/**
 * Maps rendered elements back to the file. In the preview each text carries a mark of noncharacters, which do not occur in
 * text. After rendering, the marks are removed and the surrounding element gets its path as `data-pointer`. Templates are not
 * aware of it, and builds do not use it. https://www.unicode.org/faq/private_use.html#noncharacters
 */
const begin = '\uFDD0';
const end = '\uFDD1';
const firstDigit = 0xfdd2;
const anyMark = /\uFDD0([\uFDD2-\uFDDB]+)\uFDD1/g;

/** Marks texts and records the JSON Pointer of each mark. */
export function createMarker(): { annotate: Annotate; pointers: string[] } {
  const pointers: string[] = [];
  const annotate: Annotate = (text, path) => {
    const digits = String(pointers.push(toPointer(path)) - 1);
    const mark = [...digits].map((digit) => String.fromCharCode(firstDigit + Number(digit))).join('');
    return `${begin}${mark}${end}${text}`;
  };
  return { annotate, pointers };
}

const pointerOf = (mark: string, pointers: string[]): string | undefined =>
  pointers[Number([...mark].map((digit) => digit.charCodeAt(0) - firstDigit).join(''))];

function firstPointer(text: string, pointers: string[]): string | undefined {
  const [, mark] = anyMark.exec(text) ?? [];
  anyMark.lastIndex = 0;
  return mark === undefined ? undefined : pointerOf(mark, pointers);
}

/** Pointers of all marks in a text. */
export const pointersIn = (text: string, pointers: string[]): string[] =>
  [...text.matchAll(anyMark)].flatMap(([, mark = '']) => pointerOf(mark, pointers) ?? []);

const escapeAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

function withPointer(tag: string, pointer: string): string {
  return tag.replace(/^<[a-zA-Z][\w-]*/, (start) => `${start} data-pointer="${escapeAttribute(pointer)}"`);
}

/** Removes the marks from rendered HTML and adds `data-pointer` to the elements that contain them. */
export function annotateHtml(html: string, pointers: string[]): string {
  const chunks: string[] = [];
  /** Indexes in `chunks` of the open start tags. */
  const open: number[] = [];
  const take = (from: number, to: number) => {
    const token = html.slice(from, to);
    const pointer = token.includes(begin) ? firstPointer(token, pointers) : undefined;
    return { pointer, token: pointer === undefined ? token : token.replaceAll(anyMark, '') };
  };
  scanHtml(html, {
    text: (from, to) => {
      const { pointer, token } = take(from, to);
      const parent = open.at(-1);
      chunks.push(token);
      if (pointer === undefined || parent === undefined || chunks[parent]?.includes(' data-pointer=')) return;
      chunks[parent] = withPointer(chunks[parent] ?? '', pointer);
    },
    tag: (from, to) => {
      const { pointer, token } = take(from, to);
      if (token.startsWith('</')) open.pop();
      else if (!token.startsWith('<!') && !token.endsWith('/>')) open.push(chunks.length);
      const isShown = pointer !== undefined && !/^<(?:div|meta|link|title)\b/.test(token);
      chunks.push(isShown ? withPointer(token, pointer) : token);
    },
  });
  return chunks.join('');
}

/** Removes the annotations again: the HTML as the build writes it. */
export function withoutPointers(html: string): string {
  return html.replaceAll(/ data-pointer="[^"]*"/g, '');
}
