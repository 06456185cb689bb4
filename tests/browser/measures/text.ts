import type { Page } from 'playwright-core';
import type { MeasuredPage } from './together.ts';

/** WCAG 1.4.12: https://www.w3.org/WAI/WCAG22/Understanding/text-spacing */
export const wideSpacing =
  '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-block-end: 2em !important }';

/** WCAG 1.4.4: text at 200 %. */
export const doubleText = 'html { font-size: 200% !important }';

/** Adds a user style sheet to the page, replacing an earlier one. The content security policy allows it. */
export async function adoptStyles(page: Page, css: string): Promise<void> {
  await page.evaluate(async (text) => {
    const sheet = new CSSStyleSheet();
    await sheet.replace(text);
    document.adoptedStyleSheets = [sheet];
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, css);
}

/** Up to five elements that overflow the window horizontally, widest first, if the page scrolls sideways. */
export function sidewaysOverflow(page: MeasuredPage): Promise<string[]> {
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
 * Texts clipped by a box. Exempt are slides at the sides of a carousel, texts for screen readers only, and texts with an
 * ellipsis whose full text is in the heading or title of the page.
 */
export function clippedText(page: MeasuredPage): Promise<string[]> {
  return page.evaluate(() => {
    const headings = `${document.title} ${[...document.querySelectorAll('h1')].map((one) => one.textContent).join(' ')}`;
    const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    /** Cache of the clipping of an element. */
    const known = new Map<
      Element,
      { ends: boolean; cutsSide: boolean; cutsEnd: boolean; hasEllipsis: boolean; isClamped: boolean; edge: DOMRect }
    >();
    const cutsOf = (box: Element) => {
      const before = known.get(box);
      if (before) return before;
      const style = getComputedStyle(box);
      const cut = {
        ends: style.clipPath !== 'none' || ['auto', 'scroll'].includes(style.overflowX) || box.matches('.splide__track'),
        cutsSide: cuts(style.overflowX),
        cutsEnd: cuts(style.overflowY),
        hasEllipsis: style.textOverflow === 'ellipsis',
        isClamped: style.webkitLineClamp !== 'none',
        edge: box.getBoundingClientRect(),
      };
      known.set(box, cut);
      return cut;
    };
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      if (text === '' || !node.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const words = range.getBoundingClientRect();
      for (let box: Element | null = node.parentElement; box && box !== document.body; box = box.parentElement) {
        const { ends, cutsSide, cutsEnd, hasEllipsis, isClamped, edge } = cutsOf(box);
        if (ends) break;
        const isReachable = hasEllipsis && headings.includes(text);
        const side = cutsSide && !isReachable ? Math.max(edge.left - words.left, words.right - edge.right) : 0;
        // The opened element shows the full text.
        const isRepeated = isClamped && box.closest('summary')?.nextElementSibling?.textContent.includes(text);
        const end = cutsEnd && !isRepeated ? Math.max(edge.top - words.top, words.bottom - edge.bottom) : 0;
        if (Math.max(side, end) > 1) {
          found.push(
            `"${text.slice(0, 40)}" by ${Math.max(side, end).toFixed(1)} px in <${box.localName} class="${box.className}">`,
          );
          break;
        }
        if (isReachable || isRepeated) break;
      }
    }
    return found;
  });
}

/** Neighbouring elements with overlapping text. */
export function overlappingText(page: MeasuredPage): Promise<string[]> {
  return page.evaluate(() => {
    const isInFlow = (element: Element) => {
      const { position, display } = getComputedStyle(element);
      return !['absolute', 'fixed', 'sticky'].includes(position) && !display.startsWith('inline') && display !== 'contents';
    };
    /** Line height by the font metrics of an element. */
    const lineBox = (element: Element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const [first] = range.getClientRects();
      return first ? first.height : 0;
    };
    const cutBy = (element: Element | null): Element | undefined => {
      if (!element) return undefined;
      const { textOverflow, webkitLineClamp } = getComputedStyle(element);
      return textOverflow === 'ellipsis' || webkitLineClamp !== 'none' ? element : cutBy(element.parentElement);
    };
    /** Boxes of a text node; none for hidden text and text for screen readers only. */
    const boxOfWords = (node: Text) => {
      const parent = node.parentElement;
      if (!node.data.trim() || !parent?.checkVisibility({ visibilityProperty: true })) return [];
      if (parent.closest('.visually-hidden, math')) return [];
      const range = document.createRange();
      range.selectNodeContents(node);
      const whole = range.getBoundingClientRect();
      // Clipped text, e.g. with an ellipsis, is visible within its box only.
      const box = cutBy(parent)?.getBoundingClientRect() ?? whole;
      const [x, right] = [Math.max(whole.x, box.x), Math.min(whole.right, box.right)];
      const [y, bottom] = [Math.max(whole.y, box.y), Math.min(whole.bottom, box.bottom)];
      const [width, height] = [Math.max(0, right - x), Math.max(0, bottom - y)];
      // Line boxes of fonts differ from the drawn glyphs: only the usual glyph height counts.
      const beyond = Math.max(0, lineBox(parent) - 1.25 * Number.parseFloat(getComputedStyle(parent).fontSize)) / 2;
      return [new DOMRect(x, y + beyond, width, height - 2 * beyond)];
    };
    /** Cache of the text boxes of an element. */
    const known = new Map<Element, { boxes: DOMRect[]; around: DOMRect }>();
    const wordsIn = (element: Element): { boxes: DOMRect[]; around: DOMRect } => {
      const before = known.get(element);
      if (before) return before;
      const boxes = [...element.childNodes].flatMap((node) => {
        if (node instanceof Text) return boxOfWords(node);
        return node instanceof Element ? wordsIn(node).boxes : [];
      });
      const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
      const [right, bottom] = [Math.max(...boxes.map((box) => box.right)), Math.max(...boxes.map((box) => box.bottom))];
      const words = { boxes, around: boxes.length > 0 ? new DOMRect(left, top, right - left, bottom - top) : new DOMRect() };
      known.set(element, words);
      return words;
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
        .map((child) => ({ text: child.textContent?.trim().slice(0, 30), ...wordsIn(child) }));
      for (const [index, a] of blocks.entries()) {
        for (const b of blocks.slice(index + 1)) {
          // If the whole elements do not overlap, their parts do not either.
          if (overlap(a.around, b.around) <= 2) continue;
          const most = Math.max(...a.boxes.flatMap((one) => b.boxes.map((other) => overlap(one, other))));
          if (most > 2) found.push(`"${a.text}" and "${b.text}" by ${most.toFixed(1)} px`);
        }
      }
    }
    return found;
  });
}
