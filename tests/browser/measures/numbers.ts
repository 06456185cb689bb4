import type { MeasuredPage } from './together.ts';

/** Numbers broken over lines although one line has room for them. */
export function brokenNumbers(page: MeasuredPage): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const availableWidth = (start: Element) => {
      let box = start;
      while (box.parentElement && getComputedStyle(box).display.startsWith('inline')) box = box.parentElement;
      const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(box);
      return box.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { textContent: text, parentElement: parent } = node;
      if (!text || !parent || !/\p{Nd}{2}/u.test(text) || !parent.checkVisibility({ visibilityProperty: true })) continue;
      if (parent.closest('.visually-hidden')) continue;
      for (const match of text.matchAll(/\p{Nd}+(?:[.,٫٬]\p{Nd}+)*/gu)) {
        const range = document.createRange();
        range.setStart(node, match.index);
        range.setEnd(node, match.index + match[0].length);
        const parts = [...range.getClientRects()].filter(({ width }) => width > 0);
        const tops = parts.map(({ top }) => top);
        const isBroken = Math.max(...tops) - Math.min(...tops) > 4;
        const width = parts.reduce((sum, part) => sum + part.width, 0);
        if (isBroken && width <= availableWidth(parent)) found.push(`the number ${match[0]} breaks`);
      }
    }
    return found;
  });
}
