import { describe, expect, test } from 'vitest';
import { formatDiagnostics, toDiagnostic } from '../../../generator/core/diagnostics/diagnostics.ts';
import { nearest } from '../../../generator/core/diagnostics/nearest.ts';
import { toPointer, toReadable } from '../../../generator/core/json/path.ts';
import { Source } from '../../../generator/core/json/source.ts';
import { geometryClass, geometryOptions, geometryStyles } from '../../../templates/blocks/carousel/geometry.ts';
import { fold, matches } from '../../../templates/components/fold.ts';
import { gridColumns } from '../../../templates/components/grid-columns.ts';
import { mapFrameAddress } from '../../../templates/components/map-address.ts';

describe('source', () => {
  const source = new Source('a.json', '{\n  "a": [1, {"ب": "نص"}],\r\n  "c/d~e": 2\n}');

  test('has one-based positions in UTF-16 units', () => {
    expect(source.positionOf([])).toEqual({ line: 1, column: 1 });
    expect(source.positionOf(['a', 1, 'ب'])).toEqual({ line: 2, column: 18 });
    expect(source.positionOfKey(['a', 1, 'ب'])).toEqual({ line: 2, column: 13 });
    expect(source.positionOf(['c/d~e'])).toEqual({ line: 3, column: 12 });
  });

  test('falls back to the position of the parent of a missing path', () => {
    expect(source.positionOf(['a', 1, 'x', 'y'])).toEqual(source.positionOf(['a', 1]));
  });

  test('formats paths as pointers and for people', () => {
    expect(toPointer(['c/d~e', 0])).toBe('/c~1d~0e/0');
    expect(toReadable(['routes', 3, 'blocks', 0, 'title'])).toBe('routes[3].blocks[0].title');
  });
});

describe('formatted diagnostics', () => {
  const source = new Source('site.json', '{"a": "x\\u001b[31m"}');
  const diagnostic = toDiagnostic(source, { code: 'bad-href', path: ['a'], parameters: { found: 'x\u001b[31m\ny' } });

  test('have one line each and no control characters', () => {
    const text = formatDiagnostics([diagnostic], 'text', 'en');
    expect(text).toMatch(/^site\.json:1:7 error bad-href {2}a: "x\\u001b\[31m\\u000ay" is not an address/);
    expect(text).not.toMatch(/\p{Cc}/u);
  });

  test('are written as JSON and as GitHub annotations', () => {
    expect(JSON.parse(formatDiagnostics([diagnostic], 'json', 'ar'))).toEqual([
      expect.objectContaining({ file: 'site.json', line: 1, column: 7, pointer: '/a', code: 'bad-href', severity: 'error' }),
    ]);
    expect(formatDiagnostics([diagnostic], 'github', 'en')).toMatch(
      /^::error file=site\.json,line=1,col=7,title=bad-href::a: .*\\u000ay/,
    );
  });

  test('are written as GitLab code quality issues with fingerprints independent of lines', () => {
    const [issue] = JSON.parse(formatDiagnostics([diagnostic], 'gitlab', 'en'));
    expect(issue).toEqual({
      description: expect.stringMatching(/^a: /),
      check_name: 'bad-href',
      fingerprint: expect.stringMatching(/^\w{11}$/),
      severity: 'blocker',
      location: { path: 'site.json', lines: { begin: 1 } },
    });
    const [moved] = JSON.parse(formatDiagnostics([{ ...diagnostic, line: 9 }], 'gitlab', 'en'));
    expect(moved.fingerprint).toBe(issue.fingerprint);
    expect(JSON.parse(formatDiagnostics([], 'gitlab', 'en'))).toEqual([]);
  });
});

test.each([
  ['lable', 'label'],
  ['titel', 'title'],
  ['xyzxyz', undefined],
])('suggests for %s: %s', (word, known) => {
  expect(nearest(word, ['label', 'title', 'text'])).toBe(known);
});

describe('Arabic search', () => {
  test.each([
    ['أساسُ القِيَم', 'اساس القيم'],
    ['إلى', 'الي'],
    ['مكتبة', 'مكتبه'],
    ['آلية', 'اليه'],
    ['قـــيم', 'قيم'],
    ['هٰذا', 'هذا'],
    ['  نص \n طويل ', 'نص طويل'],
  ])('compares %s as %s', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  test.each([
    ['أدوات المؤشرات والقياس', 'ادوات', true],
    ['أدوات المؤشرات والقياس', 'القياس أدوات', true],
    ['أدوات المؤشرات والقياس', 'بحث', false],
    ['أي نص', '', true],
    ['أي نص', '   ', true],
  ])('in %s for %j is %s', (text, query, found) => {
    expect(matches(text, query)).toBe(found);
  });
});

describe('carousel geometry', () => {
  const geometry = {
    slides: 4,
    breakpoints: [
      { maxWidth: 768, slides: 1.5 },
      { maxWidth: 1280, slides: 3 },
    ],
  };

  test('has a class name and rules from numbers, with narrower breakpoints last', () => {
    expect(geometryClass(geometry)).toBe('slides-4-1280x3-768x1_5');
    expect(geometryStyles(geometry)).toBe(
      '.slides-4-1280x3-768x1_5{--slides:4;--bleed:0}@media (max-width:1280px){.slides-4-1280x3-768x1_5{--slides:3;--bleed:0}}@media (max-width:768px){.slides-4-1280x3-768x1_5{--slides:1.5;--bleed:1}}',
    );
  });

  test('turns half slides into a fixed width that the next breakpoint resets', () => {
    expect(geometryOptions(geometry)).toEqual({
      perPage: 4,
      fixedWidth: 0,
      breakpoints: {
        768: { perPage: 1, fixedWidth: 'calc((100% + 1.5rem) / 1.5 - 1.5rem)' },
        1280: { perPage: 3, fixedWidth: 0 },
      },
    });
  });
});

test('centres the map frame on its location', () => {
  const address = new URL(mapFrameAddress({ latitude: 24.7136, longitude: 46.6753, zoom: 11 }));
  const [west = 0, south = 0, east = 0, north = 0] = (address.searchParams.get('bbox') ?? '').split(',').map(Number);
  expect((west + east) / 2).toBeCloseTo(46.6753, 4);
  expect((south + north) / 2).toBeCloseTo(24.7136, 4);
  expect(address.origin).toBe('https://www.openstreetmap.org');
});

test.each([
  [1, 1],
  [2, 2],
  [3, 3],
  [4, 4],
  [5, 3],
  [6, 3],
  [8, 4],
  [9, 3],
  [10, 4],
  [12, 4],
  [13, 3],
])('lays out %i cards in %i columns', (count, columns) => {
  expect(gridColumns(count, 4)).toBe(columns);
});
