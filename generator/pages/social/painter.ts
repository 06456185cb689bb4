import { deserialize, serialize } from 'node:v8';
import { deflateSync, inflateSync } from 'node:zlib';
import sharp from 'sharp';
import { hashOfContent, type PictureContent as Picture, readContent } from '../../assets/images/content.ts';
import { drawMark } from '../../assets/images/draw.ts';
import { drawingKey } from '../../assets/images/drawings.ts';
import type { DrawingFailure } from '../../assets/images/image-metadata.ts';
import { PicturesError, withPictureErrors } from '../../assets/images/picture-failures.ts';
import type { SiteFonts } from '../../content/theme/site-fonts.ts';
import { getOrCreateValue } from '../../core/cache/cached-value.ts';
import type { Store } from '../../core/cache/store.ts';
import type { TaskContext } from '../../core/cache/task.ts';
import { shortHash } from '../../core/util/hash.ts';
import { memoize, once } from '../../core/util/memoize.ts';
import { type Canvas, type Coverage, type Pixels, photoCanvas } from './canvas.ts';
import { drawGround, markPlace, markSize } from './composition.ts';
import { drawableText } from './drawable.ts';
import { drawFrame, drawIllustration } from './illustration.ts';
import { createIndexedCanvas, type ReducedBackdrop, reduceBackdrop } from './indexed-canvas.ts';
import { blendLayer } from './layers.ts';
import type { PictureTheme } from './picture-theme.ts';
import { readTypeface } from './typeface.ts';
import { composeEyebrow, composeName, composeTitle, type TextOutline, type TextSetting } from './words.ts';

// No operation is repeated, so a cache of up to 50 MB would be useless.
sharp.cache(false);

/** A picture of the content inside social pictures. The same key means the same bytes. */
export interface Illustration {
  key: string;
  /** Path below `assets/`. */
  source: string;
  content: Picture;
  isPhoto: boolean;
  /** Why it cannot be drawn. */
  drawingFailure?: DrawingFailure | undefined;
}

/** Texts and illustration of one social picture. */
export interface PictureContent {
  title: string;
  /** Section of the page; empty for none. */
  eyebrow: string;
  illustration?: Illustration | undefined;
}

/** Input shared by all pictures of a site. */
export interface PainterInput {
  /** Fingerprint of the drawing code. */
  code: string;
  fonts: SiteFonts;
  theme: PictureTheme;
  /** The site's logo mark. */
  mark: Picture;
  /** Path of the mark below `assets/`. */
  markSource: string;
  siteName: string;
}

/** Maximum number of backdrops (0.8 to 2.3 MB each) in memory. Pictures with the same backdrop are drawn one after another. */
const maxBackdrops = 4;

/** Maximum number of rendered section names in memory. */
const maxEyebrows = 64;

async function coverageOf({ svg, ...box }: TextOutline): Promise<Coverage> {
  return { ...box, values: await sharp(Buffer.from(svg)).extractChannel('alpha').raw().toBuffer() };
}

/** Background and mark, with the star if there is no illustration. */
async function drawEmpty({ theme, mark, markSource }: PainterInput, hasStar: boolean): Promise<Pixels> {
  const [ground, pixels] = await Promise.all([
    sharp(Buffer.from(drawGround(theme, hasStar)))
      .removeAlpha()
      .raw()
      .toBuffer(),
    sharp(await withPictureErrors(markSource, async () => drawMark(await readContent(mark), markSize)))
      .ensureAlpha()
      .raw()
      .toBuffer(),
  ]);
  blendLayer(ground, { ...markPlace(theme), width: markSize, height: markSize, pixels });
  return ground;
}

/** Returns a function that draws the backdrop of the words: background, mark, and illustration or star. */
function createBackdrops(input: PainterInput): (illustration: Illustration | undefined) => Promise<Pixels> {
  const emptyOf = memoize((hasStar: boolean) => drawEmpty(input, hasStar));
  const frame = once(() => drawFrame(input.theme));
  return async (illustration) => {
    if (!illustration) return emptyOf(true);
    const { source, content, drawingFailure } = illustration;
    if (drawingFailure) throw new PicturesError([{ source, reason: drawingFailure }]);
    const picture = Buffer.from(await emptyOf(false));
    blendLayer(picture, await withPictureErrors(source, async () => drawIllustration(await readContent(content), input.theme)));
    blendLayer(picture, await frame());
    return picture;
  };
}

/** Cached for later builds: if only the words of a picture change, the backdrop is most of its work. */
async function getOrReduceBackdrop(store: Store, key: string, reduce: () => Promise<ReducedBackdrop>): Promise<ReducedBackdrop> {
  return getOrCreateValue(store, `backdrop/${key}`, {
    make: reduce,
    read: (packed) => deserialize(inflateSync(packed)) as ReducedBackdrop,
    write: (reduced) => deflateSync(serialize(reduced), { level: 1 }),
  });
}

const inksOf = ({ colors }: PictureTheme) => ({ words: colors['on-ground'], eyebrow: colors.accent });

const coverMaybe = async (strip: TextOutline | undefined) => strip && coverageOf(strip);

/** Typesets the words of pictures in the fonts of a site. `isBeside`: next to an illustration. */
async function createWords({ fonts, theme, siteName }: PainterInput, context: TaskContext) {
  const typeface = await readTypeface(fonts.text, context);
  const titles = fonts.headings ? await readTypeface(fonts.headings, context) : typeface;
  const drawableName = await drawableText(siteName, typeface.load);
  const setting = (hasIllustration: boolean): TextSetting => ({ theme, typeface, hasIllustration });
  return {
    name: memoize((hasIllustration: boolean) => coverMaybe(composeName(drawableName, setting(hasIllustration)))),
    eyebrows: memoize((hasIllustration: boolean) =>
      memoize(
        async (eyebrow: string) =>
          coverMaybe(composeEyebrow(await drawableText(eyebrow, typeface.load), setting(hasIllustration))),
        {
          maxKeys: maxEyebrows,
        },
      ),
    ),
    layTitle: async (title: string, hasIllustration: boolean) => {
      const drawable = await drawableText(title, titles.load);
      // If the title cannot be drawn, the picture shows the name of the site.
      const shown = drawable === '' ? await drawableText(siteName, titles.load) : drawable;
      return composeTitle(shown, { theme, typeface: titles, hasIllustration });
    },
  };
}

/** Returns a function that creates the canvas for a picture: its backdrop with the name of the site. */
function createCanvases(
  input: PainterInput,
  store: Store,
  nameOf: (hasIllustration: boolean) => Promise<Coverage | undefined>,
): (illustration: Illustration | undefined) => Promise<() => Canvas> {
  const { code, theme } = input;
  const inks = inksOf(theme);
  const used = [inks.words, inks.eyebrow];
  const drawBackdrop = createBackdrops(input);
  const markHash = shortHash(hashOfContent(input.mark));
  const reducedOf = (illustration: Illustration | undefined) =>
    getOrReduceBackdrop(store, drawingKey(code, [theme, markHash, illustration?.key]), async () => {
      return reduceBackdrop({ backdrop: await drawBackdrop(illustration), ground: theme.colors.ground, inks: used });
    });
  const makeCanvas = async (illustration: Illustration | undefined): Promise<() => Canvas> => {
    const name = await nameOf(illustration !== undefined);
    const common = name ? [{ coverage: name, color: inks.words }] : [];
    if (!illustration?.isPhoto) return createIndexedCanvas({ reduced: await reducedOf(illustration), inks: used, common });
    const backdrop = await drawBackdrop(illustration);
    return () => photoCanvas(backdrop, common);
  };
  return memoize(makeCanvas, { maxKeys: maxBackdrops, keyOf: (illustration) => illustration?.key });
}

/**
 * Returns a function that draws the pictures of a site; shared parts are drawn once. It throws a PicturesError for an
 * illustration that cannot be drawn.
 */
export async function createPainter(
  input: PainterInput,
  context: TaskContext,
): Promise<(content: PictureContent) => Promise<Uint8Array>> {
  const words = await createWords(input, context);
  const canvasOf = createCanvases(input, context.core, words.name);
  const inks = inksOf(input.theme);
  return async ({ title, eyebrow, illustration }) => {
    const hasIllustration = illustration !== undefined;
    const titleStrip = await words.layTitle(title, hasIllustration);
    const [canvas, above, ofTitle] = await Promise.all([
      canvasOf(illustration),
      words.eyebrows(hasIllustration)(eyebrow),
      coverMaybe(titleStrip.strip),
    ]);
    const drawn = canvas();
    if (above) drawn.ink({ ...above, top: above.top + titleStrip.above }, inks.eyebrow);
    if (ofTitle) drawn.ink(ofTitle, inks.words);
    return drawn.encode();
  };
}
