import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { Random } from '../fuzz/random.ts';
import type { Content, Page } from './content.ts';
import { inTwoLanguages } from './two-languages.ts';

/** One page in so many is a reference: nothing but code and tables. */
const pagesToReference = 20;
const codeOfReference = 98;

const photoOf = (index: number) => `photos/photo-${index}.jpg`;

/** A photograph of soft shapes, the same of the same number. Some 250 KB, 2400 x 1600 pixels. */
export async function makePhoto(number: number): Promise<Buffer> {
  const random = new Random(number, 0);
  const [width, height] = [48, 32];
  const pixels = Uint8Array.from({ length: width * height * 3 }, () => random.int(0, 255));
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .resize(2400, 1600, { kernel: 'cubic' })
    .jpeg()
    .toBuffer();
}

/** Sentences made of the words of a page: other pages and other seeds have others, an edited title changes nothing. */
function writer({ description, paragraphs }: Page) {
  const words = [...new Set(`${description} ${paragraphs.join(' ')}`.match(/\p{L}+/gu))];
  const random = new Random(description.length, [...description].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) | 0);
  const some = (least: number, most: number) =>
    Array.from({ length: random.int(least, most) }, () => random.pick(words)).join(' ');
  return { random, some };
}

/** A text as a documentation site or an archive has it: long, with headings, code, tables, a photograph. */
function bodyOf(page: Page, index: number): object[] {
  const { random, some } = writer(page);
  const isReference = index % pagesToReference === pagesToReference - 1;
  const paragraphs = () => Array.from({ length: random.int(2, 4) }, () => `${some(30, 60)}.`);
  const code = (number: number) => ({
    type: 'code',
    language: random.pick(['javascript', 'bash', 'json', 'html']),
    text: Array.from(
      { length: random.int(4, 16) },
      (_, line) => `const step${number}_${line} = await run("${line}", { retry: ${random.int(1, 9)} });`,
    ).join('\n'),
  });
  const table = () => ({
    type: 'table',
    caption: some(3, 6),
    columns: [1, 2, 3, 4].map((column) => `${some(1, 2)} ${column}`),
    rows: Array.from({ length: random.int(8, 30) }, (_, row) => [some(1, 3), some(2, 6), `${row}`, `${random.int(1, 4000)}`]),
  });
  const part = (number: number) => [
    { type: 'heading', text: `${some(2, 4)} ${number}` },
    ...paragraphs(),
    { type: 'list', items: Array.from({ length: 5 }, () => some(6, 14)) },
    code(number),
    ...(number % 3 === 0 ? [table()] : []),
  ];
  if (isReference) return Array.from({ length: codeOfReference }, (_, number) => [some(8, 16), code(number)]).flat() as object[];
  const photo = { type: 'figure', image: { src: photoOf(index), alt: some(4, 8) }, caption: some(4, 8) };
  return [
    ...paragraphs(),
    photo,
    ...Array.from({ length: random.int(4, 9) }, (_, number) => part(number + 1)).flat(),
  ] as object[];
}

type Route = { blocks: object[] };

/** The neutral pages with long texts, code, tables and a photograph each, in Arabic and English. */
export function withRealContent(content: Content): object {
  const bodies = content.pages.map((page, index) => ({ type: 'prose', body: bodyOf(page, index) }));
  return inTwoLanguages(content, (site) => {
    const { routes } = site as unknown as { routes: Route[] };
    return { ...site, routes: routes.map((route, index) => ({ ...route, blocks: [...route.blocks, bodies[index]] })) };
  }).both;
}

/** Writes the photographs that are not there yet. @param folder of the site */
export async function writePhotos({ pages }: Content, folder: string): Promise<void> {
  for (const index of pages.keys()) {
    const file = join(folder, 'assets', photoOf(index));
    if (existsSync(file)) continue;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, await makePhoto(index));
  }
}
