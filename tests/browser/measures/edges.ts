import type { Asked } from './together.ts';

/** Texts of which a part lies outside the window, or outside a box that cuts off what reaches beyond it. */
export function textBeyondEdges(page: Asked): Promise<string[]> {
  return page.evaluate(() => {
    const faults = new Set<string>();
    const isForEars = (element: Element) => getComputedStyle(element).clipPath.startsWith('inset(');
    const cuts = (element: Element) => !['visible', ''].includes(getComputedStyle(element).overflowX);
    // Slides wait beside the one that is shown: there, the text is held against its own slide.
    const isEdge = (element: Element) => element.matches('.splide__slide');
    // What a reader can scroll to is not cut off.
    const scrolls = (element: Element) => ['auto', 'scroll'].includes(getComputedStyle(element).overflowX);

    const page = new DOMRect(0, 0, document.documentElement.clientWidth, 1);
    /** Boxes that a text in an element must be within, read once for all the texts in it; none where nobody sees it. */
    const known = new Map<Element, DOMRect[] | 'for ears'>();
    const read = (element: Element): DOMRect[] | 'for ears' => {
      if (isForEars(element)) return 'for ears';
      if (scrolls(element)) return [];
      const own = cuts(element) || isEdge(element) ? [element.getBoundingClientRect()] : [];
      if (isEdge(element)) return own;
      const outer = boxesThatCut(element.parentElement ?? document.body);
      return outer === 'for ears' ? outer : [...own, ...outer];
    };
    const boxesThatCut = (element: Element): DOMRect[] | 'for ears' => {
      const boxes = element === document.body ? [page] : (known.get(element) ?? read(element));
      known.set(element, boxes);
      return boxes;
    };

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element?.checkVisibility() || !node.textContent?.trim()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
      const boxes = boxesThatCut(element);
      for (const box of boxes === 'for ears' ? [] : boxes) {
        const over = Math.max(...lines.map(({ left, right }) => Math.max(box.left - left, right - box.right)));
        if (over > 1) faults.add(`<${element.localName}> "${node.textContent.slice(0, 12)}" by ${Math.round(over)} px`);
      }
    }
    return [...faults];
  });
}
