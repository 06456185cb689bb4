import type { Page } from 'playwright-core';

/** WCAG 1.4.12: https://www.w3.org/WAI/WCAG22/Understanding/text-spacing */
export const wideSpacing =
  '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-block-end: 2em !important }';

/** WCAG 1.4.4: the reader's text size, doubled. */
export const doubleText = 'html { font-size: 200% !important }';

/** Lays a style sheet over the page, as a reader's extension does; none when empty. The content policy lets scripts do so. */
export async function adoptStyles(page: Page, css: string): Promise<void> {
  await page.evaluate(async (text) => {
    const sheet = new CSSStyleSheet();
    await sheet.replace(text);
    document.adoptedStyleSheets = [sheet];
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, css);
}

/** What reaches beyond the window at its sides, if the page can be scrolled there: widest first, at most five. */
export function sidewaysOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll('body *')]
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .map(({ element, box }) => ({ element, over: Math.max(-box.left, box.right - clientWidth) }))
      .filter(({ over }) => over > 0.5)
      .sort((a, b) => b.over - a.over);
    const named = wide.map(
      ({ element, over }) => `${over.toFixed(0)} px: <${element.localName} class="${element.getAttribute('class')}">`,
    );
    return [`page is ${scrollWidth - clientWidth} px too wide`, ...named.slice(0, 5)];
  });
}

/**
 * Words that a box cuts off. Exempt are the slides of a carousel at the sides, texts for screen readers only, and what
 * ends in an ellipsis while its whole text stands in the heading or title of the page.
 */
export function clippedText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const headings = `${document.title} ${[...document.querySelectorAll('h1')].map((one) => one.textContent).join(' ')}`;
    const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      if (text === '' || !node.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const words = range.getBoundingClientRect();
      for (let box: Element | null = node.parentElement; box && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box);
        if (style.clipPath !== 'none' || ['auto', 'scroll'].includes(style.overflowX) || box.matches('.splide__track')) break;
        const isReachable = style.textOverflow === 'ellipsis' && headings.includes(text);
        const edge = box.getBoundingClientRect();
        const isCutAtSide = cuts(style.overflowX) && !isReachable;
        const side = isCutAtSide ? Math.max(edge.left - words.left, words.right - edge.right) : 0;
        const end = cuts(style.overflowY) ? Math.max(edge.top - words.top, words.bottom - edge.bottom) : 0;
        if (Math.max(side, end) > 1) {
          found.push(
            `"${text.slice(0, 40)}" by ${Math.max(side, end).toFixed(1)} px in <${box.localName} class="${box.className}">`,
          );
          break;
        }
        if (isReachable) break;
      }
    }
    return found;
  });
}

/** Neighbours in the flow whose words lie upon each other. */
export function overlappingText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isInFlow = (element: Element) => {
      const { position, display } = getComputedStyle(element);
      return !['absolute', 'fixed', 'sticky'].includes(position) && !display.startsWith('inline') && display !== 'contents';
    };
    /** Around each run of words in an element, without those for screen readers only. */
    const boxesOfWords = (element: Element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const boxes: DOMRect[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (!node.textContent?.trim() || !node.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
        if (node.parentElement.closest('.visually-hidden')) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        boxes.push(range.getBoundingClientRect());
      }
      return boxes;
    };
    const overlap = (a: DOMRect, b: DOMRect) => {
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const along = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      return Math.min(across, along);
    };
    const found: string[] = [];
    for (const parent of document.querySelectorAll('body, body *')) {
      const blocks = [...parent.children]
        .filter((child) => child.checkVisibility({ visibilityProperty: true }) && isInFlow(child))
        .map((child) => ({ text: child.textContent?.trim().slice(0, 30), boxes: boxesOfWords(child) }));
      for (const [index, a] of blocks.entries()) {
        for (const b of blocks.slice(index + 1)) {
          const most = Math.max(...a.boxes.flatMap((one) => b.boxes.map((other) => overlap(one, other))));
          if (most > 2) found.push(`"${a.text}" and "${b.text}" by ${most.toFixed(1)} px`);
        }
      }
    }
    return found;
  });
}
