import { describe, expect, test } from 'vitest';
import type * as z from 'zod';
import { places } from '../../../../templates/blocks/places/block.ts';
import type { placesSchema } from '../../../../templates/blocks/places/schema.ts';

type Block = z.output<typeof placesSchema>;

const place = { name: 'أ', address: 'ب', hours: [{ days: ['sunday'], from: '08:00', to: '16:00' }] };

const structuredDataOf = (more: object) => {
  const block = { type: 'places', items: [{ ...place, ...more }] } as unknown as Block;
  return places.describe?.(
    block,
    (id) => `#${id}`,
    () => undefined,
  )[0] as unknown as Record<string, unknown>;
};

test('emits seasonal hours with first and last day before holidays', () => {
  const hours = [{ days: ['sunday', 'monday'], from: '21:00', to: '01:00' }];
  const seasons = [{ title: 'رمضان', from: '2027-02-08', until: '2027-03-09', hours }];
  expect(structuredDataOf({ seasons, holidays: [{ label: 'ع', from: '2027-03-10' }] }).specialOpeningHoursSpecification).toEqual([
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

test('emits no special hours without seasons', () => {
  expect(structuredDataOf({})).not.toHaveProperty('specialOpeningHoursSpecification');
  expect(structuredDataOf({}).openingHoursSpecification).toHaveLength(1);
});

describe('hours of schedules', () => {
  const hoursOf = (from: string, to: string) => [{ days: ['sunday'], from, to }];
  const emergency = { title: 'الطوارئ', hours: hoursOf('00:00', '24:00') };
  const ramadan = { title: 'رمضان', from: '2027-02-08', until: '2027-03-09', hours: hoursOf('21:00', '01:00') };
  const clinics = {
    title: 'العيادات',
    hours: hoursOf('08:00', '16:00'),
    seasons: [ramadan],
    holidays: [{ label: 'عيد', from: '2027-03-08', to: '2027-03-13' }],
  };
  const ofSchedules = (...schedules: object[]) => {
    const data = structuredDataOf({ hours: undefined, schedules });
    const brief = (key: string) =>
      ((data[key] ?? []) as Record<string, string>[]).map(({ name = '', opens, closes, validFrom, validThrough }) =>
        [name, `${opens}-${closes}`, ...(validFrom ? [`${validFrom}/${validThrough}`] : [])].join(' '),
      );
    return { usual: brief('openingHoursSpecification'), special: brief('specialOpeningHoursSpecification') };
  };

  test('are named, with special hours of all schedules split where any of them changes', () => {
    expect(ofSchedules(emergency, clinics)).toEqual({
      usual: ['الطوارئ 00:00-23:59', 'العيادات 08:00-16:00'],
      special: [
        'الطوارئ 00:00-23:59 2027-02-08/2027-03-07',
        'العيادات 21:00-01:00 2027-02-08/2027-03-07',
        'الطوارئ 00:00-23:59 2027-03-08/2027-03-09',
        'الطوارئ 00:00-23:59 2027-03-10/2027-03-13',
      ],
    });
  });

  test('mark a place closed on days when all schedules are closed', () => {
    expect(ofSchedules(clinics).special).toEqual([
      'العيادات 21:00-01:00 2027-02-08/2027-03-07',
      ' 00:00-00:00 2027-03-08/2027-03-09',
      ' 00:00-00:00 2027-03-10/2027-03-13',
    ]);
  });

  test('have no special hours without exceptions', () => {
    expect(ofSchedules(emergency)).toEqual({ usual: ['الطوارئ 00:00-23:59'], special: [] });
  });
});
