import type { Asked } from './together.ts';

/** Links and buttons of the header that lie over each other. */
export function overlapsInHeader(page: Asked): Promise<string[]> {
  return page.evaluate(() => {
    const header = document.querySelector('header')!;
    const parts = [...header.querySelectorAll('a, button')].filter((one) => one.checkVisibility());
    return parts.flatMap((one, index) => {
      const a = one.getBoundingClientRect();
      const upon = parts.slice(index + 1).filter((other) => {
        const b = other.getBoundingClientRect();
        return !(a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top);
      });
      return upon.map((other) => `"${one.textContent}" and "${other.textContent}" overlap`);
    });
  });
}
