import { expect, test } from 'vitest';
import { mediaLines } from '../../../../generator/cli/commands/import-words.ts';
import type { MediaRecord } from '../../../../generator/import/media/media-types.ts';

const record = (address: string, more: Partial<MediaRecord>): MediaRecord => ({
  ...{ address, kind: 'picture', outcome: 'missing', changes: [] },
  ...more,
});

test('an import says why pictures could not be brought', () => {
  const media = [
    record('/a.jpg', { outcome: 'copied', asset: 'pictures/a.jpg' }),
    record('/b.jpg', { reason: 'gone' }),
    record('/c.svg', { outcome: 'refused', reason: 'unsafe' }),
    record('/d.jpg', { reason: 'gone' }),
  ];
  expect(mediaLines(media, 'en')).toEqual([
    'Pictures and files that could not be brought:',
    '  no longer on the old site: 2 (/b.jpg)',
    '  a drawing with scripts or references to other files: 1 (/c.svg)',
  ]);
  expect(mediaLines(media, 'ar')[1]).toBe('  لم يعد في الموقع القديم: 2 (/b.jpg)');
  expect(mediaLines([], 'ar')).toEqual([]);
});

test('says how pictures and files were changed', () => {
  expect(mediaLines([record('/a.gif', { outcome: 'copied', changes: ['format', 'still'] })], 'en')).toEqual([
    'Pictures and files that were changed:',
    '  converted to another format: 1 (/a.gif)',
    '  the first picture of an animation: 1 (/a.gif)',
  ]);
});
