import { latinDigits } from '../../../core/util/digits.ts';

const pattern = /^(\d{1,2})(?:[:.٫h ]?(\d{2}))?\s*(?:(ص|صباحا|صباحًا|am|a\.m\.)|(م|مساء|مساءً|pm|p\.m\.))?$/i;

/** Normalises a typed time of day, such as `8`, `٨:٣٠ م` or `8.30 pm`. Returns other input unchanged. */
export function readTime(text: string): string {
  const found = pattern.exec(latinDigits(text).trim());
  if (!found) return text;
  const [, hours = '', minutes = '00', isMorning, isEvening] = found;
  const hour = Number(hours);
  if (Number(minutes) > 59 || hour > 24 || ((isMorning ?? isEvening) && hour > 12)) return text;
  const ofDay = isEvening && hour < 12 ? hour + 12 : isMorning && hour === 12 ? 0 : hour;
  return `${String(ofDay).padStart(2, '0')}:${minutes}`;
}

/** Every half hour of a day, including 24:00. */
export const halfHours: string[] = Array.from(
  { length: 49 },
  (_, index) => `${String(Math.floor(index / 2)).padStart(2, '0')}:${index % 2 === 0 ? '00' : '30'}`,
);
