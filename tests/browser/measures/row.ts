import type { Page } from 'playwright-core';

/** A rendered entry of the row of links. */
export interface SeenEntry {
  /** Its text without that of its panel; empty if it is not in the row. */
  text: string;
  /** Whether it is in the "more" menu. */
  isInRest: boolean;
  /** Number of text lines. */
  lines: number;
  /** Width in CSS pixels; 0 if it is not in the row. */
  width: number;
  /** Lowest contrast of its text with the background; 21 without text. */
  contrast: number;
}

export interface SeenRow {
  /** Whether the links are in the menu of phones. */
  isFolded: boolean;
  entries: SeenEntry[];
  /** Widths of the "more" button, 0 without one, and of everything after it. */
  more: number;
  after: number;
  /** Available width of the row, and the gap between two entries. */
  room: number;
  gap: number;
}

/** Reads the row of links of a header. */
export function readRow(page: Page): Promise<SeenRow> {
  return page.evaluate(() => {
    const list = document.querySelector<HTMLElement>('body > header nav > ul');
    if (!list) throw new Error('a header without links');
    const isSeen = (element: Element | null) => element?.checkVisibility() === true;
    /** Visible text nodes, without those in panels and for screen readers only. */
    const wordsIn = (entry: Element): Text[] => {
      const walker = document.createTreeWalker(entry, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement;
        if (node.textContent?.trim() && isSeen(parent) && !parent?.closest('[popover] [popover], .visually-hidden'))
          found.push(node as Text);
      }
      return found;
    };
    const paint = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
    const channels = (colour: string) => {
      paint.clearRect(0, 0, 1, 1);
      paint.fillStyle = colour;
      paint.fillRect(0, 0, 1, 1);
      return [...paint.getImageData(0, 0, 1, 1).data];
    };
    const groundOf = (element: Element | null): string => {
      if (!element) return '#fff';
      const { backgroundColor } = getComputedStyle(element);
      return channels(backgroundColor)[3] ? backgroundColor : groundOf(element.parentElement);
    };
    // https://www.w3.org/TR/WCAG22/#dfn-relative-luminance
    const luminance = (colour: string) => {
      const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
        const part = value / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const contrastOf = (element: Element) => {
      const [one, other] = [luminance(getComputedStyle(element).color), luminance(groundOf(element))];
      return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    };
    const linesOf = (words: Text[]) => {
      const range = document.createRange();
      const tops = words.flatMap((node) => {
        range.selectNodeContents(node);
        return [...range.getClientRects()].map(({ top }) => Math.round(top));
      });
      return new Set(tops).size;
    };
    const widthOf = (entry: Element | undefined) => (entry && isSeen(entry) ? entry.getBoundingClientRect().width : 0);
    const all = [...list.children];
    const restAt = all.findIndex((entry) => entry.matches('[data-more]'));
    const hasAction = all.at(-1)?.querySelector(':scope > a[class]') !== null;
    const entries = restAt < 0 ? all.slice(0, hasAction ? -1 : undefined) : all.slice(0, restAt);
    const below = [...(all[restAt]?.querySelector('[popover]')?.children ?? [])];
    const style = getComputedStyle(list);
    return {
      isFolded: !isSeen(list),
      entries: entries.map((entry, index) => {
        const words = wordsIn(entry);
        return {
          text: words.map(({ data }) => data).join('|'),
          isInRest:
            isSeen(all[restAt] ?? null) && below[index] !== undefined && getComputedStyle(below[index]).display !== 'none',
          lines: linesOf(words),
          width: widthOf(entry),
          contrast: Math.min(21, ...words.flatMap(({ parentElement }) => (parentElement ? [contrastOf(parentElement)] : []))),
        };
      }),
      more: widthOf(all[restAt]),
      after: hasAction ? widthOf(all.at(-1)) : 0,
      room: list.getBoundingClientRect().width,
      gap: Number.parseFloat(style.columnGap) || 0,
    };
  });
}
