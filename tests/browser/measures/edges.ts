import type { MeasuredPage } from './together.ts';

/** Texts that overflow the window or a box that clips them. */
export function textBeyondEdges(page: MeasuredPage): Promise<string[]> {
  return page.evaluate(() => {
    const faults = new Set<string>();
    const isForEars = (element: Element) => getComputedStyle(element).clipPath.startsWith('inset(');
    const cuts = (element: Element) => !['visible', ''].includes(getComputedStyle(element).overflowX);
    // Hidden slides are outside the carousel: their texts are compared with the slide itself.
    const isEdge = (element: Element) => element.matches('.splide__slide');
    // Scrollable text is not clipped.
    const scrolls = (element: Element) => ['auto', 'scroll'].includes(getComputedStyle(element).overflowX);

    const page = new DOMRect(0, 0, document.documentElement.clientWidth, 1);
    /** Cache of the boxes that clip the texts of an element. */
    const clippingBoxes = new Map<Element, DOMRect[] | 'for ears'>();
    const read = (element: Element): DOMRect[] | 'for ears' => {
      if (isForEars(element)) return 'for ears';
      if (scrolls(element)) return [];
      const own = cuts(element) || isEdge(element) ? [element.getBoundingClientRect()] : [];
      if (isEdge(element)) return own;
      const outer = readBoxes(element.parentElement ?? document.body);
      return outer === 'for ears' ? outer : [...own, ...outer];
    };
    const readBoxes = (element: Element): DOMRect[] | 'for ears' => {
      const boxes = element === document.body ? [page] : (clippingBoxes.get(element) ?? read(element));
      clippingBoxes.set(element, boxes);
      return boxes;
    };

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element?.checkVisibility() || !node.textContent?.trim()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
      const boxes = readBoxes(element);
      for (const box of boxes === 'for ears' ? [] : boxes) {
        const over = Math.max(...lines.map(({ left, right }) => Math.max(box.left - left, right - box.right)));
        if (over > 1) faults.add(`<${element.localName}> "${node.textContent.slice(0, 12)}" by ${Math.round(over)} px`);
      }
    }
    return [...faults];
  });
}
