import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { inspectFile } from '../../../../generator/assets/files/inspect.ts';
import { removeLocation } from '../../../../generator/assets/files/photo-location.ts';
import { copiedFiles } from '../../../../generator/build/tasks/outputs.ts';
import type { AssetIndex } from '../../../../generator/content/site/assets.ts';
import { bytesOf, isStored } from '../../../../generator/core/util/output-file.ts';

const picture = () => sharp({ create: { width: 8, height: 6, channels: 3, background: '#336699' } });
const location = { GPSLatitudeRef: 'N', GPSLatitude: '24/1 43/1 12/1', GPSLongitudeRef: 'E', GPSLongitude: '46/1 41/1 30/1' };
const exif = { IFD0: { Copyright: 'Qiyam', Artist: 'Somebody' }, IFD3: location };
const xmp =
  '<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">' +
  '<rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/" exif:GPSLatitude="24,43.2N" dc:source="kept">' +
  '<exif:GPSLongitude>46,41.5E</exif:GPSLongitude></rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>';

const createPhoto = (format: 'jpeg' | 'png' | 'webp' | 'tiff', withExif: object = exif) =>
  picture()
    .withExif(withExif as typeof exif)
    .toFormat(format)
    .toBuffer();

/** Whether Exif data has a GPS directory, in either byte order. */
const pointsToPlace = (bytes: Uint8Array = new Uint8Array()) =>
  [Buffer.from([0x88, 0x25]), Buffer.from([0x25, 0x88])].some((tag) => Buffer.from(bytes).includes(tag));

describe.each(['jpeg', 'png', 'webp'] as const)('%s', (format) => {
  test('removes the location and keeps everything else', async () => {
    const bytes = await createPhoto(format);
    const before = await sharp(bytes).metadata();
    expect(pointsToPlace(before.exif)).toBe(true);
    const cleaned = removeLocation(bytes);
    if (!cleaned) throw new Error('Nothing was found.');
    expect(cleaned.length).toBe(bytes.length);
    const after = await sharp(cleaned).metadata();
    expect(pointsToPlace(after.exif)).toBe(false);
    expect(after.exif?.includes('Qiyam')).toBe(true);
    expect(after.exif?.includes('Somebody')).toBe(true);
    const pixels = (one: Uint8Array) => sharp(one).raw().toBuffer();
    expect(await pixels(cleaned)).toEqual(await pixels(bytes));
    expect(removeLocation(cleaned)).toBeUndefined();
  });

  test('is unchanged without a location', async () => {
    expect(removeLocation(await createPhoto(format, { IFD0: exif.IFD0 }))).toBeUndefined();
    expect(removeLocation(await picture().toFormat(format).toBuffer())).toBeUndefined();
  });

  test('has its location removed from XMP', async () => {
    const bytes = await picture().withXmp(xmp).toFormat(format).toBuffer();
    const cleaned = removeLocation(bytes);
    const after = (await sharp(cleaned).metadata()).xmp?.toString() ?? '';
    expect(after).not.toMatch(/GPS|24,43|46,41/);
    // In a PNG it is a text chunk, which is removed as a whole.
    if (format !== 'png') expect(after).toContain('dc:source="kept"');
  });
});

/** Big-endian Exif data: a directory of three entries, a GPS directory, and another directory after it. */
function bigEndianExif(): Buffer {
  const tiff = Buffer.alloc(120);
  tiff.write('MM\0*', 0, 'latin1');
  tiff.writeUInt32BE(8, 4);
  const entry = (at: number, values: [number, number, number, number]) => {
    tiff.writeUInt16BE(values[0], at);
    tiff.writeUInt16BE(values[1], at + 2);
    tiff.writeUInt32BE(values[2], at + 4);
    tiff.writeUInt32BE(values[3], at + 8);
  };
  tiff.writeUInt16BE(3, 8);
  entry(10, [0x0112, 3, 1, 0x00010000]);
  entry(22, [0x8825, 4, 1, 60]);
  entry(34, [0x9000, 7, 4, 0x30323332]);
  tiff.writeUInt32BE(100, 46);
  tiff.writeUInt16BE(1, 60);
  entry(62, [2, 5, 3, 76]);
  tiff.fill(0x7b, 76, 100);
  tiff.writeUInt16BE(1, 100);
  entry(102, [0x0100, 3, 1, 0x00080000]);
  return tiff;
}

test('keeps other entries and directories of Exif data', () => {
  const cleaned = Buffer.from(removeLocation(bigEndianExif()) ?? []);
  expect(cleaned.readUInt16BE(8)).toBe(2);
  expect([cleaned.readUInt16BE(10), cleaned.readUInt16BE(22)]).toEqual([0x0112, 0x9000]);
  expect(cleaned.readUInt32BE(34)).toBe(100);
  expect(cleaned.includes(0x7b)).toBe(false);
  expect(cleaned.readUInt16BE(102)).toBe(0x0100);
});

test('removes the location from a second picture in a file and from a PNG text chunk with Exif data', async () => {
  const jpeg = await createPhoto('jpeg');
  const cleaned = Buffer.from(removeLocation(Buffer.concat([jpeg, jpeg])) ?? []);
  expect(removeLocation(cleaned)).toBeUndefined();
  expect(removeLocation(cleaned.subarray(jpeg.length))).toBeUndefined();
  const png = await picture().png().toBuffer();
  const hex = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), bigEndianExif()]).toString('hex');
  const data = Buffer.concat([
    Buffer.from('Raw profile type exif\0\0', 'latin1'),
    deflateSync(Buffer.from(`\nexif\n     126\n${hex}\n`)),
  ]);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(data.length);
  head.write('zTXt', 4, 'latin1');
  const at = png.indexOf('IDAT') - 4;
  const withText = Buffer.concat([png.subarray(0, at), head, data, Buffer.alloc(4), png.subarray(at)]);
  expect(Buffer.from(removeLocation(withText) ?? []).equals(png)).toBe(true);
});

test('ignores damaged files and files that are not photos', async () => {
  const jpeg = await createPhoto('jpeg');
  expect(removeLocation(Buffer.from('GPS exif:GPSLatitude'))).toBeUndefined();
  expect(removeLocation(new Uint8Array())).toBeUndefined();
  for (let length = 0; length < jpeg.length; length += 7) expect(() => removeLocation(jpeg.subarray(0, length))).not.toThrow();
  const loop = bigEndianExif();
  loop.writeUInt32BE(8, 112 + 2);
  expect(() => removeLocation(loop)).not.toThrow();
});

test('publishes an original without its location and leaves the source file unchanged', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'place-'));
  const bytes = await createPhoto('jpeg');
  const source = 'files/originals/a.jpg';
  await mkdir(join(folder, 'files/originals'), { recursive: true });
  await writeFile(join(folder, source), bytes);
  const asset = await inspectFile(folder, source);
  const [file] = copiedFiles(new Map([[source, asset]]) as AssetIndex);
  if (!file || !isStored(file)) throw new Error('It is copied.');
  const published = await bytesOf(file);
  expect(published).toEqual(removeLocation(bytes));
  expect(published.length).toBe(file.content.size);
  expect(await readFile(join(folder, source))).toEqual(bytes);
});
