import type { Asked } from './together.ts';

/** CSS pixels that a pointer target measures at least. WCAG 2.5.8: https://www.w3.org/WAI/WCAG22/Understanding/target-size-minimum */
const least = 24;
/** The same for what a page is operated by: buttons, fields, tabs, the header. */
const leastOfControls = 44;

/**
 * The pointer targets of a page that are too small, one line each.
 *
 * Exempt are links in running text, as the criterion has it: inline boxes in a paragraph, list item, caption or cell in which words
 * stand that are no target. Dots of a carousel only measure as other targets do: nine larger ones do not fit a phone.
 * A link that covers its card by a pseudo-element is as large as the card.
 */
export function smallTargets(page: Asked): Promise<string[]> {
  return page.evaluate(
    ([least, leastOfControls]) => {
      const selector = 'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"]), [role="tab"]';
      const controls = 'button, input, select, textarea, summary, [data-look], header a, [role="tab"]';
      /** Links that look like buttons. */
      const isButton = (element: Element) => element.matches('a') && getComputedStyle(element).display === 'inline-flex';
      const words = (node: Node) => (node.textContent ?? '').replace(/\s/g, '');

      const isInRunningText = (element: Element) => {
        const text = element.closest('p, li, figcaption, td, th');
        if (!text || getComputedStyle(element).display !== 'inline') return false;
        const ofTargets = [...text.querySelectorAll(selector)].map(words).join('').length;
        return words(text).length > ofTargets;
      };
      const boxOf = (element: Element) => {
        const after = getComputedStyle(element, '::after');
        const isStretched = after.content !== 'none' && after.position === 'absolute' && after.inset === '0px';
        let box: Element | null = element;
        while (isStretched && box && getComputedStyle(box).position === 'static') box = box.parentElement;
        return (box ?? element).getBoundingClientRect();
      };

      return [...document.querySelectorAll(selector)]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter((element) => !element.matches(':disabled, [type="hidden"]') && getComputedStyle(element).clipPath === 'none')
        .filter((element) => !isInRunningText(element))
        .flatMap((element) => {
          const { width, height } = boxOf(element);
          const isControl = (element.matches(controls) || isButton(element)) && !element.matches('.splide__pagination *');
          const leastHeight = isControl ? leastOfControls : least;
          const leastWidth = isControl && words(element) === '' && element.matches('a, button') ? leastOfControls : least;
          if (width + 0.05 >= leastWidth && height + 0.05 >= leastHeight) return [];
          const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
          const size = `${width.toFixed(1)}x${height.toFixed(1)}, not ${leastWidth}x${leastHeight}`;
          return [
            `<${element.localName}> "${name.slice(0, 40)}" in ${element.parentElement?.className || element.parentElement?.localName}: ${size}`,
          ];
        });
    },
    [least, leastOfControls] as const,
  );
}
