import { expect, test } from 'vitest';
import type * as z from 'zod';
import { places } from '../../templates/blocks/places/block.ts';
import type { placesSchema } from '../../templates/blocks/places/schema.ts';

type Block = z.output<typeof placesSchema>;

const place = { name: 'أ', address: 'ب', hours: [{ days: ['sunday'], from: '08:00', to: '16:00' }] };

const toldOf = (more: object) => {
  const block = { type: 'places', items: [{ ...place, ...more }] } as unknown as Block;
  return places.describe?.(
    block,
    (id) => `#${id}`,
    () => undefined,
  )[0] as unknown as Record<string, unknown>;
};

test('hours of a season are special ones with their first and last day, before holidays', () => {
  const hours = [{ days: ['sunday', 'monday'], from: '21:00', to: '01:00' }];
  const seasons = [{ title: 'رمضان', from: '2027-02-08', until: '2027-03-09', hours }];
  expect(toldOf({ seasons, holidays: [{ label: 'ع', from: '2027-03-10' }] }).specialOpeningHoursSpecification).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['https://schema.org/Sunday', 'https://schema.org/Monday'],
      opens: '21:00',
      closes: '01:00',
      validFrom: '2027-02-08',
      validThrough: '2027-03-09',
    },
    {
      '@type': 'OpeningHoursSpecification',
      opens: '00:00',
      closes: '00:00',
      validFrom: '2027-03-10',
      validThrough: '2027-03-10',
    },
  ]);
});

test('a place without seasons says of none', () => {
  expect(toldOf({})).not.toHaveProperty('specialOpeningHoursSpecification');
  expect(toldOf({}).openingHoursSpecification).toHaveLength(1);
});
