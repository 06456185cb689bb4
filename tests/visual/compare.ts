import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** How different one pixel may be, of 1. One step of grey is more than this. */
const pixelTolerance = 0.05;
/** Pixels that may differ more than that. */
const mostDiffering = 10;

interface Folders {
  references: string;
  /** Where pictures of a failure go. */
  failures: string;
}

interface Picture {
  data: Buffer;
  info: { width: number; height: number };
}

const readPixels = (file: Buffer): Promise<Picture> => sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });

const steps = Uint8Array.from({ length: 256 }, (_, value) => Math.round(value / 17) * 17);

/** A screenshot with sixteen steps of each colour: a third of the bytes, and what it shows is all there. */
async function simplify(screenshot: Buffer): Promise<Picture> {
  const { data, info } = await readPixels(screenshot);
  // A million times for each picture: an index loop and a table take a tenth of what a callback does.
  for (let at = 0; at < data.length; at++) data[at] = steps[data[at] as number] as number;
  return { data, info };
}

const encode = ({ data, info: { width, height } }: Picture) =>
  sharp(data, { raw: { width, height, channels: 4 } })
    .webp({ lossless: true, effort: 6 })
    .toBuffer();

async function save(file: string, content: Buffer): Promise<string> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
  return file;
}

/** How many pixels of both differ, and a picture of them; words in place of them where the sizes do. */
async function findDifference(one: Picture, other: Picture): Promise<{ count: number; size?: string; picture?: Picture }> {
  const { width, height } = one.info;
  if (width !== other.info.width || height !== other.info.height)
    return { count: Number.POSITIVE_INFINITY, size: `${width}x${height}, not ${other.info.width}x${other.info.height}` };
  const match = (drawn?: Buffer) => pixelmatch(one.data, other.data, drawn, width, height, { threshold: pixelTolerance });
  const count = match();
  // Drawn only to be seen: most pictures are as they were.
  if (count <= mostDiffering) return { count };
  const data = Buffer.alloc(one.data.length);
  match(data);
  return { count, picture: { data, info: one.info } };
}

/**
 * Compares a screenshot with the reference of its name, or makes it the reference.
 * @returns what is wrong, with the files to look at; nothing when it is as it was.
 */
export async function compareWithReference(name: string, screenshot: Buffer, folders: Folders): Promise<string | undefined> {
  const reference = join(folders.references, `${name}.webp`);
  const isUpdate = process.env.UPDATE_REFERENCES === '1';
  const actual = await simplify(screenshot);
  if (!existsSync(reference)) {
    if (!isUpdate) return `${name}: no reference; npm run test:visual -- --update makes it`;
    await save(reference, await encode(actual));
    return undefined;
  }
  const expected = await readFile(reference);
  const { count, size, picture } = await findDifference(actual, await readPixels(expected));
  if (count <= mostDiffering) return undefined;
  if (isUpdate) {
    await save(reference, await encode(actual));
    return undefined;
  }
  const files = [
    await save(join(folders.failures, `${name}.actual.webp`), await encode(actual)),
    await save(join(folders.failures, `${name}.expected.webp`), expected),
    ...(picture ? [await save(join(folders.failures, `${name}.difference.webp`), await encode(picture))] : []),
  ];
  return `${name}: ${size ?? `${count} pixels differ`}\n  ${files.join('\n  ')}`;
}
