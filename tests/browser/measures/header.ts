import type { MeasuredPage } from './together.ts';

/** Overlapping links and buttons of the header. */
export function overlapsInHeader(page: MeasuredPage): Promise<string[]> {
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
