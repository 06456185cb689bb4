import type { Asked } from './together.ts';

/** Fields that share a row while what is filled in does not begin at one height: names of both, and how far apart. */
export function unlevelFields(page: Asked): Promise<string[]> {
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

/** Sources of pictures that take a place of their own in a grid or row. */
export function placedSources(page: Asked): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('picture > source')]
      .filter((source) => getComputedStyle(source).display !== 'none')
      .map((source) => `${source.parentElement?.parentElement?.className}: ${source.getAttribute('srcset')}`),
  );
}
