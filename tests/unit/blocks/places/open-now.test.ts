import { describe, expect, test } from 'vitest';
import {
  localTime,
  type NamedHours,
  openHours,
  type PlaceHours,
  statesOf,
} from '../../../../templates/blocks/places/open-now.ts';
import { weekOf } from '../../../../templates/blocks/places/week.ts';

const riyadh = (moment: string) => localTime(new Date(moment), 'Asia/Riyadh');

/** Open on Sunday in two intervals and from Thursday into Friday, closed from 23 to 24 September 2027. */
const place: PlaceHours = {
  hours: [
    { days: [0], from: 480, to: 720, until: '12' },
    { days: [0], from: 960, to: 1260, until: '21' },
    { days: [4], from: 1200, to: 1440 + 180, until: '3' },
  ],
  closed: [['2027-09-23', '2027-09-24']],
};

test.each([
  ['opens at its exact opening time', '2027-01-03T05:00:00Z', '12'],
  ['is closed at its exact closing time', '2027-01-03T09:00:00Z', undefined],
  ['is closed between two intervals', '2027-01-03T11:00:00Z', undefined],
  ['is open in the second interval', '2027-01-03T13:30:00Z', '21'],
  ['is open beyond midnight', '2027-01-07T23:59:00Z', '3'],
  ['is closed after a closing time past midnight', '2027-01-08T00:00:00Z', undefined],
  ['is closed on a holiday', '2027-09-23T18:00:00Z', undefined],
])('a place %s', (_, moment, until) => {
  expect(openHours(place, riyadh(moment))?.until).toBe(until);
});

test('uses seasonal hours from the first to the last day of a season and the night after', () => {
  const night = [{ days: [0, 3], from: 1260, to: 1440 + 60, until: '1' }];
  const ramadan: PlaceHours = { ...place, seasons: [{ first: '2027-02-10', last: '2027-03-10', hours: night }] };
  const untilAt = (moment: string) => openHours(ramadan, riyadh(moment))?.until;
  // A Sunday before, the first day (a Wednesday), a Sunday in it by day and by night, the last day and the night after it.
  expect(untilAt('2027-02-07T06:00:00Z')).toBe('12');
  expect(untilAt('2027-02-10T18:30:00Z')).toBe('1');
  expect(untilAt('2027-02-14T06:00:00Z')).toBeUndefined();
  expect(untilAt('2027-02-14T18:00:00Z')).toBe('1');
  expect(untilAt('2027-03-10T21:30:00Z')).toBe('1');
  expect(untilAt('2027-03-10T22:00:00Z')).toBeUndefined();
  expect(untilAt('2027-03-14T06:00:00Z')).toBe('12');
  expect(untilAt('2027-03-14T18:30:00Z')).toBeUndefined();
});

test('uses the local time of the place, in summer and winter', () => {
  expect(localTime(new Date('2027-07-01T22:30:00Z'), 'Europe/Vienna')).toEqual({ day: '2027-07-02', weekday: 5, minutes: 30 });
  expect(localTime(new Date('2027-01-01T22:30:00Z'), 'Europe/Vienna')).toEqual({ day: '2027-01-01', weekday: 5, minutes: 1410 });
});

test('groups consecutive days with equal hours, sorts their spells, and marks days without hours as closed', () => {
  const week = weekOf([
    { days: ['sunday', 'monday', 'wednesday'], from: '16:00', to: '21:00' },
    { days: ['monday', 'sunday'], from: '08:00', to: '12:00' },
  ]);
  const twice = [
    { from: '08:00', to: '12:00' },
    { from: '16:00', to: '21:00' },
  ];
  expect(week).toEqual([
    { first: 0, last: 1, spells: twice },
    { first: 2, last: 2, spells: [] },
    { first: 3, last: 3, spells: [{ from: '16:00', to: '21:00' }] },
    { first: 4, last: 6, spells: [] },
  ]);
});

describe('several schedules', () => {
  const week = [0, 1, 2, 3, 4, 5, 6];
  const emergency: NamedHours = { name: 'الطوارئ', hours: [{ days: week, from: 0, to: 1440, until: '' }], closed: [] };
  const clinics: NamedHours = {
    name: 'العيادات',
    hours: [{ days: [0], from: 480, to: 960, until: '16' }],
    seasons: [{ first: '2027-02-08', last: '2027-03-09', hours: [{ days: [0], from: 1260, to: 1440 + 60, until: '1' }] }],
    closed: [['2027-03-07', '2027-03-07']],
  };
  const visits: NamedHours = { name: 'الزيارة', hours: [{ days: [0], from: 900, to: 1200, until: '20' }], closed: [] };
  const words = { openUntil: 'open until %s', openNow: 'open', openPart: 'open: %s', closedNow: 'closed' };
  const at = (schedules: NamedHours[], moment: string) => {
    const { place: whole, each } = statesOf(schedules, riyadh(moment), { words, join: (names) => names.join('+') });
    return [whole.isOpen, whole.text, ...each.map(({ text }) => text)];
  };

  test.each([
    ['one at night', '2027-01-03T20:00:00Z', [true, 'open: الطوارئ', 'open', 'closed', 'closed']],
    ['two of three', '2027-01-03T06:00:00Z', [true, 'open: الطوارئ+العيادات', 'open', 'open until 16', 'closed']],
    ['all', '2027-01-03T12:30:00Z', [true, 'open', 'open', 'open until 16', 'open until 20']],
    ['one in a season by day', '2027-02-14T06:00:00Z', [true, 'open: الطوارئ', 'open', 'closed', 'closed']],
    ['two in a season by night', '2027-02-14T21:30:00Z', [true, 'open: الطوارئ+العيادات', 'open', 'open until 1', 'closed']],
    ['one where another has a holiday', '2027-03-07T18:30:00Z', [true, 'open: الطوارئ', 'open', 'closed', 'closed']],
  ])('name those that are open: %s', (_, moment, expected) => {
    expect(at([emergency, clinics, visits], moment)).toEqual(expected);
  });

  test('are closed if all of them are closed', () => {
    expect(at([clinics, visits], '2027-01-03T20:00:00Z')).toEqual([false, 'closed', 'closed', 'closed']);
  });

  test('use only the state of the place if there is one schedule', () => {
    expect(at([clinics], '2027-01-03T06:00:00Z')).toEqual([true, 'open until 16', 'open until 16']);
    expect(at([clinics], '2027-01-03T20:00:00Z')).toEqual([false, 'closed', 'closed']);
  });

  test('are open at every minute at which any of them is open', () => {
    const start = Date.parse('2027-03-05T00:00:00Z');
    for (let minute = 0; minute < 7 * 1440; minute += 17) {
      const now = localTime(new Date(start + minute * 60_000), 'Asia/Riyadh');
      const { place: whole, each } = statesOf([clinics, visits], now, { words, join: String });
      expect(whole.isOpen).toBe(each.some(({ isOpen }) => isOpen));
    }
  });
});
