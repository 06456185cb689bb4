import type { MeasuredPage } from './together.ts';

/**
 * Dates, numbers and names in breadcrumbs that are broken over lines. A date in two calendars may break between them, a name
 * only when it is longer than a line.
 */
export function brokenRuns(page: MeasuredPage): Promise<string[]> {
  return page.evaluate(() => {
    const months =
      'يناير|فبراير|مارس|أبريل|مايو|يونيو|يوليو|أغسطس|سبتمبر|أكتوبر|نوفمبر|ديسمبر|محرم|صفر|ربيع الأول|ربيع الآخر|جمادى الأولى|جمادى الآخرة|رجب|شعبان|رمضان|شوال|ذو القعدة|ذو الحجة|January|February|March|April|May|June|July|August|September|October|November|December';
    const patterns = [
      // With or without year and era.
      new RegExp(`\\p{Nd}{1,2} (?:${months})(?: \\p{Nd}{4}(?: (?:هـ|م|AH|AD)(?!\\p{L}))?)?`, 'gu'),
      // Telephone numbers.
      /\+?\p{Nd}{2,4}(?: \p{Nd}{2,4}){2,4}(?!\p{Nd})/gu,
      // Units, money, parts of the day.
      /\p{Nd}[\p{Nd}.,:٫٬]* (?:km|kg|GB|MB|كم|كجم|م²|ريال(?:ًا)?|ألف|مليون|ميغابايت|كيلوبايت|megabytes?|kilobytes?|AM|PM|am|pm|ص|م|هـ|%|٪)(?!\p{L})/gu,
      // Numbers with signs.
      /[+−-]?\p{Nd}[\p{Nd}.,:٫٬]*\p{Nd}[%٪+]?/gu,
    ];
    const isSpace = (text: string) => text.replaceAll(/\s/gu, ' ');
    const nodesOf = (element: Element): Text[] => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const nodes: Text[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) nodes.push(node as Text);
      return nodes;
    };
    const isShown = (element: Element | null) =>
      element?.checkVisibility({ visibilityProperty: true }) && !element.closest('.visually-hidden, svg, pre, code');
    const blockOf = (node: Node) => {
      let box = node.parentElement as Element;
      while (box.parentElement && getComputedStyle(box).display === 'inline') box = box.parentElement;
      return box;
    };
    /** Texts of one inline formatting context, by its block. */
    const flows = new Map<Element, Text[]>();
    for (const node of nodesOf(document.body)) {
      if (!isShown(node.parentElement)) continue;
      const box = blockOf(node);
      flows.set(box, [...(flows.get(box) ?? []), node]);
    }
    const boxesOf = (nodes: Text[], start: number, end: number) => {
      const boxes: DOMRect[] = [];
      let at = 0;
      for (const node of nodes) {
        const [from, to] = [Math.max(start - at, 0), Math.min(end - at, node.length)];
        if (from < to) {
          const range = document.createRange();
          range.setStart(node, from);
          range.setEnd(node, to);
          boxes.push(...[...range.getClientRects()].filter(({ width }) => width > 0));
        }
        at += node.length;
      }
      return boxes;
    };
    const linesOf = (boxes: DOMRect[]) => {
      const middles = boxes.map(({ top, bottom }) => (top + bottom) / 2).sort((a, b) => a - b);
      const height = Math.min(...boxes.map((box) => box.height));
      return middles.filter((middle, index) => index === 0 || middle - (middles[index - 1] as number) > height / 2).length;
    };
    const roomIn = (box: Element) => {
      const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(box);
      return box.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
    };
    const found = new Set<string>();
    for (const [box, nodes] of flows) {
      const text = isSpace(nodes.map(({ data }) => data).join(''));
      if (!/\p{Nd}/u.test(text)) continue;
      for (const pattern of patterns)
        for (const { 0: run, index } of text.matchAll(pattern)) {
          const boxes = boxesOf(nodes, index, index + run.length);
          // A number that is longer than its line.
          const isTooLong = !run.includes(' ') && boxes.reduce((sum, { width }) => sum + width, 0) > roomIn(box);
          if (linesOf(boxes) > 1 && !isTooLong)
            found.add(`"${run}" breaks in <${box.localName} class="${box.className}"> of ${Math.round(box.clientWidth)} px`);
        }
    }
    for (const item of document.querySelectorAll('nav:has(li[aria-current]) ol > li')) {
      const nodes = nodesOf(item);
      const line = item.parentElement as HTMLElement;
      const style = item instanceof HTMLElement ? item.style : undefined;
      if (!style || linesOf(boxesOf(nodes, 0, item.textContent.length)) <= 1) continue;
      style.cssText = 'flex: none; inline-size: max-content; max-inline-size: none; white-space: nowrap';
      if (item.getBoundingClientRect().width <= roomIn(line))
        found.add(`breadcrumb "${item.textContent}" of ${item.getBoundingClientRect().width} px breaks`);
      style.cssText = '';
    }
    return [...found];
  });
}
