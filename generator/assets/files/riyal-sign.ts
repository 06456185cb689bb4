/** Sign of the Saudi riyal, U+20C1 in Unicode 17. */
const character = 0x20c1;

const unitsPerEm = 1000;
/** Advance width of the sign, including side bearings. */
const advance = 760;

type Point = readonly [x: number, y: number];

/** Straight outlines in the published proportions: two stems, three slanting bars. Clockwise, `y` upwards. */
const contours: readonly (readonly Point[])[] = [
  [
    ...([
      [714, 145],
      [439, 86],
      [439, 263],
      [355, 245],
      [355, 141],
      [308, 61],
      [258, 28],
      [10, -25],
      [37, 65],
      [272, 115],
    ] as const),
    ...([
      [272, 224],
      [50, 177],
      [76, 267],
      [272, 309],
      [272, 650],
      [355, 720],
      [355, 328],
      [439, 346],
      [439, 604],
    ] as const),
    ...([
      [522, 674],
      [522, 364],
      [737, 410],
      [714, 317],
      [522, 276],
      [522, 190],
      [737, 236],
    ] as const),
  ],
  [
    [464, 9],
    [737, 67],
    [714, -28],
    [439, -86],
  ],
];

const uint16 = (...values: number[]) => values.flatMap((value) => [(value >> 8) & 255, value & 255]);
const uint32 = (value: number) => uint16(value >>> 16, value & 0xffff);
const zeros = (count: number) => Array.from({ length: count }, () => 0);

const xs = contours.flat().map(([x]) => x);
const ys = contours.flat().map(([, y]) => y);
const box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
const [left = 0, , right = 0] = box;

const steps = (values: readonly number[]) => values.map((value, index) => value - (values[index - 1] ?? 0));

/** https://learn.microsoft.com/typography/opentype/spec/glyf */
function glyph(): number[] {
  const ends = contours.map((_, index) => contours.slice(0, index + 1).flat().length - 1);
  const bytes = [...uint16(contours.length, ...box, ...ends, 0), ...xs.map(() => 1), ...uint16(...steps(xs), ...steps(ys))];
  return [...bytes, ...zeros((4 - (bytes.length % 4)) % 4)];
}

/** https://learn.microsoft.com/typography/opentype/spec/cmap#format-4-segment-mapping-to-delta-values */
const characterMap = () => [
  ...uint16(0, 1, 3, 1, 0, 12),
  ...uint16(4, 32, 0, 4, 4, 1, 0, character, 0xffff, 0, character, 0xffff, 1 - character, 1, 0, 0),
];

const fontHeader = () => [
  ...uint32(0x00010000),
  ...uint32(0x00010000),
  ...uint32(0),
  ...uint32(0x5f0f3cf5),
  ...uint16(0x000b, unitsPerEm),
  ...zeros(16),
  ...uint16(...box, 0, 8, 2, 1, 0),
];

const lineMetrics = () => [
  ...uint32(0x00010000),
  ...uint16(800, -200, 0, advance, left, advance - right, right, 1, 0, 0, 0, 0, 0, 0, 0, 2),
];

/** https://learn.microsoft.com/typography/opentype/spec/os2: version 4, embedding allowed. */
const windowsMetrics = () => [
  ...uint16(4, advance, 400, 5, 0, ...zeros(10), 0),
  ...zeros(10),
  ...uint32(0),
  ...uint32(2),
  ...zeros(8),
  ...[...'QIYM'].map((letter) => letter.charCodeAt(0)),
  ...uint16(0x40, character, character, 800, -200, 0, 800, 200),
  ...zeros(8),
  ...uint16(500, 700, 0, 32, 1),
];

const profile = () => [...uint32(0x00010000), ...uint16(2, xs.length, contours.length, 0, 0, 1, ...zeros(8))];

const postscript = () => [...uint32(0x00030000), ...zeros(28)];

function checksum(bytes: readonly number[]): number {
  let sum = 0;
  for (let at = 0; at < bytes.length; at += 4) {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(at, at + 4);
    sum = (sum + (((a << 24) | (b << 16) | (c << 8) | d) >>> 0)) >>> 0;
  }
  return sum;
}

/**
 * A TrueType font with one character, the sign of the Saudi riyal, which the font families lack. As a character it follows text
 * size and colour, can be searched and copied, and works in drawings.
 */
export function riyalFont(): Uint8Array {
  const outline = glyph();
  const tables: [tag: string, bytes: number[]][] = [
    ['OS/2', windowsMetrics()],
    ['cmap', characterMap()],
    ['glyf', outline],
    ['head', fontHeader()],
    ['hhea', lineMetrics()],
    ['hmtx', uint16(advance, 0, advance, left)],
    ['loca', [...uint32(0), ...uint32(0), ...uint32(outline.length)]],
    ['maxp', profile()],
    ['name', uint16(0, 0, 6)],
    ['post', postscript()],
  ];
  const directory = [...uint32(0x00010000), ...uint16(tables.length, 128, 3, tables.length * 16 - 128)];
  const body: number[] = [];
  const start = directory.length + tables.length * 16;
  for (const [tag, bytes] of tables) {
    const place = start + body.length;
    directory.push(
      ...[...tag].map((letter) => letter.charCodeAt(0)),
      ...uint32(checksum(bytes)),
      ...uint32(place),
      ...uint32(bytes.length),
    );
    body.push(...bytes, ...zeros((4 - (bytes.length % 4)) % 4));
  }
  const font = Uint8Array.from([...directory, ...body]);
  const adjustment = (0xb1b0afba - checksum([...font])) >>> 0;
  const head = start + tables.slice(0, 3).reduce((sum, [, bytes]) => sum + Math.ceil(bytes.length / 4) * 4, 0);
  font.set(uint32(adjustment), head + 8);
  return font;
}
