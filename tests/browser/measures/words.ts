import type { MeasuredPage } from './together.ts';

/** Shorter words are never broken. */
const longWord = 12;
/** Narrower lines do not fit a word, in em. */
const leastEms = 4;
/** Elements for screen readers, and those without text. */
const unseen = '.visually-hidden, script, style, math, svg';
/** Telephone numbers may break anywhere when longer than a line. */
const phones = 'a[href^="tel:"]';

/** Words of fewer than twelve letters broken over lines, except after a hyphen, slash or full stop. */
export function splitWords(page: MeasuredPage): Promise<string[]> {
  return page.evaluate(
    ([longWord, unseen, phones]) => {
      const isForEars = (element: Element) => getComputedStyle(element).clipPath.startsWith('inset(');
      const hasNoRoom = (words: Element) => {
        let box: Element | null = words;
        while (box && getComputedStyle(box).display === 'inline') box = box.parentElement;
        if (!box) return false;
        const whole = document.createRange();
        whole.selectNodeContents(words);
        const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(box);
        const room = box.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
        return [...whole.getClientRects()].reduce((sum, { width }) => sum + width, 0) > room;
      };
      const found: string[] = [];
      const range = document.createRange();
      /** Tops of the lines of a range. */
      const linesOf = () =>
        new Set([...range.getClientRects()].filter(({ width }) => width > 0.5).map(({ top }) => Math.round(top)));
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement;
        if (!element?.checkVisibility({ visibilityProperty: true }) || element.closest(unseen) || isForEars(element)) continue;
        if (element.closest(phones) && hasNoRoom(element)) continue;
        range.selectNodeContents(node);
        if (linesOf().size < 2) continue;
        for (const word of (node.textContent ?? '').matchAll(/[\p{L}\p{M}\p{N}]+(?:[.,:/@_٫٬][\p{L}\p{M}\p{N}]+)*/gu)) {
          if (word[0].replace(/[^\p{L}\p{N}]/gu, '').length >= longWord) continue;
          range.setStart(node, word.index);
          range.setEnd(node, word.index + word[0].length);
          const tops = linesOf();
          const { height = 0 } = range.getClientRects()[0] ?? {};
          // Characters of another script differ slightly in height within a line.
          if (tops.size < 2 || Math.max(...tops) - Math.min(...tops) < height / 2) continue;
          const width = Math.round(element.getBoundingClientRect().width);
          found.push(
            `"${word[0]}" in <${element.localName} class="${element.className}"> of ${width} px in <${element.parentElement?.className}>`,
          );
        }
      }
      return found;
    },
    [longWord, unseen, phones] as const,
  );
}

/** Columns of at least four lines that are narrower than a word. */
export function narrowColumns(page: MeasuredPage): Promise<string[]> {
  return page.evaluate(
    ([leastEms, unseen]) => {
      const isForEars = (element: Element) => getComputedStyle(element).clipPath.startsWith('inset(');
      const isInline = (element: Element) => ['inline', 'contents'].includes(getComputedStyle(element).display);
      const columns = new Map<Element, Set<number>>();
      const range = document.createRange();
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        let column = node.parentElement;
        if (!node.textContent?.trim() || !column?.checkVisibility({ visibilityProperty: true })) continue;
        if (column.closest(unseen) || isForEars(column)) continue;
        while (column?.parentElement && isInline(column)) column = column.parentElement;
        if (!column) continue;
        range.selectNodeContents(node);
        const lines = columns.get(column) ?? new Set();
        for (const { top, width } of range.getClientRects()) if (width > 0.5) lines.add(Math.round(top / 8));
        columns.set(column, lines);
      }
      return [...columns].flatMap(([column, lines]) => {
        const ems = column.getBoundingClientRect().width / Number.parseFloat(getComputedStyle(column).fontSize);
        if (lines.size < 4 || ems >= leastEms) return [];
        return [
          `"${column.textContent.trim().slice(0, 30)}" in ${lines.size} lines of ${ems.toFixed(1)} em, <${column.localName} class="${column.className}">`,
        ];
      });
    },
    [leastEms, unseen] as const,
  );
}
