import { deserialize, serialize } from 'node:v8';
import { deflateSync, inflateSync } from 'node:zlib';
import sharp from 'sharp';
import { hashOfContent, type PictureContent as Picture, readContent } from '../../assets/images/content.ts';
import { drawMark } from '../../assets/images/draw.ts';
import { drawingKey } from '../../assets/images/drawings.ts';
import type { DrawingTrouble } from '../../assets/images/facts.ts';
import { PicturesError, workOn } from '../../assets/images/trouble.ts';
import type { SiteFonts } from '../../content/theme/site-fonts.ts';
import { takeOrMakeValue } from '../../core/cache/kept-value.ts';
import type { Store } from '../../core/cache/store.ts';
import type { Surroundings } from '../../core/cache/task.ts';
import { shortHash } from '../../core/util/hash.ts';
import { once, remember } from '../../core/util/remember.ts';
import { type Canvas, type Coverage, type Pixels, photoCanvas } from './canvas.ts';
import { drawGround, markPlace, markSize } from './composition.ts';
import { drawableText } from './drawable.ts';
import { drawnCanvas, type Reduced, reduceBackdrop } from './drawn-canvas.ts';
import { drawFrame, drawIllustration } from './illustration.ts';
import { layOver } from './layers.ts';
import type { PictureLook } from './look.ts';
import { readTypeface } from './typeface.ts';
import { layEyebrow, layName, layTitle, type Setting, type Strip } from './words.ts';

// No operation comes twice: what is kept of them, up to 50 MB, is of no use.
sharp.cache(false);

/** A picture of the content that stands in those of pages. The same key means the same bytes. */
export interface Illustration {
  key: string;
  /** Its name under `assets/`. */
  source: string;
  content: Picture;
  isPhoto: boolean;
  /** Why it cannot be drawn. */
  trouble?: DrawingTrouble | undefined;
}

/** What one picture says and shows. */
export interface PictureContent {
  title: string;
  /** The section that the page belongs to; empty for none. */
  eyebrow: string;
  illustration?: Illustration | undefined;
}

/** What all pictures of a site share. */
export interface PainterInput {
  /** Names what draws them. */
  code: string;
  fonts: SiteFonts;
  look: PictureLook;
  /** The site's mark. */
  mark: Picture;
  /** Its name under `assets/`. */
  markSource: string;
  siteName: string;
}

/** Backdrops of 0.8 to 2.3 MB that stay in memory: pictures that share one are drawn one after another. */
const backdropsKept = 4;

/** Sections whose names stay in memory as they are drawn. */
const eyebrowsKept = 64;

async function cover({ svg, ...box }: Strip): Promise<Coverage> {
  return { ...box, values: await sharp(Buffer.from(svg)).extractChannel('alpha').raw().toBuffer() };
}

/** Ground and mark, with the star where no picture of the page will stand. */
async function drawEmpty({ look, mark, markSource }: PainterInput, hasStar: boolean): Promise<Pixels> {
  const [ground, pixels] = await Promise.all([
    sharp(Buffer.from(drawGround(look, hasStar)))
      .removeAlpha()
      .raw()
      .toBuffer(),
    sharp(await workOn(markSource, async () => drawMark(await readContent(mark), markSize)))
      .ensureAlpha()
      .raw()
      .toBuffer(),
  ]);
  layOver(ground, { ...markPlace(look), width: markSize, height: markSize, pixels });
  return ground;
}

/** Makes the function that draws what stands behind the words: ground, mark, and the picture of the page or the star. */
function createBackdrops(input: PainterInput): (illustration: Illustration | undefined) => Promise<Pixels> {
  const emptyOf = remember((hasStar: boolean) => drawEmpty(input, hasStar));
  const frame = once(() => drawFrame(input.look));
  return async (illustration) => {
    if (!illustration) return emptyOf(true);
    const { source, content, trouble } = illustration;
    if (trouble) throw new PicturesError([{ source, reason: trouble }]);
    const picture = Buffer.from(await emptyOf(false));
    layOver(picture, await workOn(source, async () => drawIllustration(await readContent(content), input.look)));
    layOver(picture, await frame());
    return picture;
  };
}

/** Kept for later builds: of a picture whose words have changed, most of the work is its backdrop. */
async function keepReduced(store: Store, key: string, reduce: () => Promise<Reduced>): Promise<Reduced> {
  return takeOrMakeValue(store, `backdrop/${key}`, {
    make: reduce,
    read: (packed) => deserialize(inflateSync(packed)) as Reduced,
    write: (reduced) => deflateSync(serialize(reduced), { level: 1 }),
  });
}

const inksOf = ({ colors }: PictureLook) => ({ words: colors['on-ground'], eyebrow: colors.accent });

const coverMaybe = async (strip: Strip | undefined) => strip && cover(strip);

/** Lays out the words of pictures in the fonts of a site. `isBeside`: they stand beside a picture of the page. */
async function createWords({ fonts, look, siteName }: PainterInput, surroundings: Surroundings) {
  const typeface = await readTypeface(fonts.text, surroundings);
  const titles = fonts.headings ? await readTypeface(fonts.headings, surroundings) : typeface;
  const drawableName = await drawableText(siteName, typeface.load);
  const setting = (isBeside: boolean): Setting => ({ look, typeface, isBeside });
  return {
    name: remember((isBeside: boolean) => coverMaybe(layName(drawableName, setting(isBeside)))),
    eyebrows: remember((isBeside: boolean) =>
      remember(async (eyebrow: string) => coverMaybe(layEyebrow(await drawableText(eyebrow, typeface.load), setting(isBeside))), {
        most: eyebrowsKept,
      }),
    ),
    layTitle: async (title: string, isBeside: boolean) => {
      const drawable = await drawableText(title, titles.load);
      // Whoever shares a page whose title cannot be drawn sees whose page it is.
      const shown = drawable === '' ? await drawableText(siteName, titles.load) : drawable;
      return layTitle(shown, { look, typeface: titles, isBeside });
    },
  };
}

/** Makes the function that gives what the words of a picture are drawn on: its backdrop with the name of the site. */
function createCanvases(
  input: PainterInput,
  store: Store,
  nameOf: (isBeside: boolean) => Promise<Coverage | undefined>,
): (illustration: Illustration | undefined) => Promise<() => Canvas> {
  const { code, look } = input;
  const inks = inksOf(look);
  const used = [inks.words, inks.eyebrow];
  const drawBackdrop = createBackdrops(input);
  const markHash = shortHash(hashOfContent(input.mark));
  const reducedOf = (illustration: Illustration | undefined) =>
    keepReduced(store, drawingKey(code, [look, markHash, illustration?.key]), async () => {
      return reduceBackdrop({ backdrop: await drawBackdrop(illustration), ground: look.colors.ground, inks: used });
    });
  const makeCanvas = async (illustration: Illustration | undefined): Promise<() => Canvas> => {
    const name = await nameOf(illustration !== undefined);
    const common = name ? [{ coverage: name, color: inks.words }] : [];
    if (!illustration?.isPhoto) return drawnCanvas({ reduced: await reducedOf(illustration), inks: used, common });
    const backdrop = await drawBackdrop(illustration);
    return () => photoCanvas(backdrop, common);
  };
  return remember(makeCanvas, { most: backdropsKept, keyOf: (illustration) => illustration?.key });
}

/**
 * Makes the function that draws the pictures of a site: what they share is drawn once. It throws a PicturesError for a picture of
 * the content that cannot be drawn.
 */
export async function createPainter(
  input: PainterInput,
  surroundings: Surroundings,
): Promise<(content: PictureContent) => Promise<Uint8Array>> {
  const words = await createWords(input, surroundings);
  const canvasOf = createCanvases(input, surroundings.core, words.name);
  const inks = inksOf(input.look);
  return async ({ title, eyebrow, illustration }) => {
    const isBeside = illustration !== undefined;
    const laid = await words.layTitle(title, isBeside);
    const [canvas, above, ofTitle] = await Promise.all([
      canvasOf(illustration),
      words.eyebrows(isBeside)(eyebrow),
      coverMaybe(laid.strip),
    ]);
    const drawn = canvas();
    if (above) drawn.ink({ ...above, top: above.top + laid.above }, inks.eyebrow);
    if (ofTitle) drawn.ink(ofTitle, inks.words);
    return drawn.encode();
  };
}
