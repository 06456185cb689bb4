import { expect, test } from 'vitest';
import { latinPieces } from '../../../../generator/editor/app/text/latin-pieces.ts';

const isolated = (text: string) => latinPieces(text).filter((_, index) => index % 2 === 1);

test('dates with times, addresses and file names are isolated whole, without the sign after them', () => {
  const start = 'بداية الموعد: يوم، أو يوم ووقت مع فرق التوقيت: 2027-02-14T09:00+03:00.';
  expect(isolated(start)).toEqual(['2027-02-14T09:00+03:00']);
  expect(latinPieces(start).at(-1)).toBe('.');
  expect(isolated('اليوم 2027-02-14، والوقت 09:30.')).toEqual(['2027-02-14', '09:30']);
  expect(isolated('الملف assets/a.svg، أو #brand.')).toEqual(['assets/a.svg', '#brand']);
  expect(isolated('عدده 3، أو 12 بندًا.')).toEqual([]);
  expect(isolated('هاتفه مع رمز الدولة، مثل: +966 11 000 0000.')).toEqual(['+966 11 000 0000']);
  expect(latinPieces(start).join('')).toBe(start);
});
