import type { MeasuredPage } from './together.ts';

/** Minimum size of a pointer target in CSS pixels. WCAG 2.5.8: https://www.w3.org/WAI/WCAG22/Understanding/target-size-minimum */
const least = 24;
/** Minimum size of controls: buttons, fields, tabs, links of the header. */
const leastOfControls = 44;

/**
 * The pointer targets of a page that are too small, one line each.
 *
 * Exempt are links in running text, as in the criterion: inline boxes in a paragraph, list item, caption or cell with other
 * text. Dots of a carousel only need the smaller size: nine larger ones do not fit on a phone.
 * A link that covers its card by a pseudo-element is as large as the card.
 */
export function smallTargets(page: MeasuredPage): Promise<string[]> {
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
