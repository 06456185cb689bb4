import type { MeasuredPage } from './together.ts';

/** Fields in one row whose controls start at different heights. */
export function unlevelFields(page: MeasuredPage): Promise<string[]> {
  return page.evaluate(() => {
    const fields = [...document.querySelectorAll('form [data-short]')].map((place) => ({
      place,
      name: place.querySelector('label, legend')?.textContent ?? '',
      control: place.querySelector('input, select, textarea'),
    }));
    return fields.flatMap(({ place, name, control }, index) => {
      const next = fields[index + 1];
      if (!control || !next?.control || place.matches('fieldset') || next.place.matches('fieldset')) return [];
      if (place.getBoundingClientRect().top !== next.place.getBoundingClientRect().top) return [];
      const apart = Math.abs(control.getBoundingClientRect().top - next.control.getBoundingClientRect().top);
      return apart > 1 ? [`"${name}" and "${next.name}" by ${apart.toFixed(1)} px`] : [];
    });
  });
}

/** Picture sources that take up a cell in a grid or row. */
export function placedSources(page: MeasuredPage): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('picture > source')]
      .filter((source) => getComputedStyle(source).display !== 'none')
      .map((source) => `${source.parentElement?.parentElement?.className}: ${source.getAttribute('srcset')}`),
  );
}
