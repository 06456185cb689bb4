import type { CDPSession, Page } from 'playwright-core';
import sharp from 'sharp';

interface Picture {
  data: Buffer;
  info: { width: number; height: number };
}

interface Control {
  name: string;
  /** Whether ordinary colours show it as a box: by a ground or a line around it. Fields always are one. */
  isBox: boolean;
}

type Box = [x: number, y: number, width: number, height: number];

/** The page with its controls, but for their words, and the page without them. */
interface Pair {
  shown: Picture;
  hidden: Picture;
}

/** Fewer pixels than this are no sign. */
const leastPixels = 12;
/** WCAG 1.4.11: https://www.w3.org/WAI/WCAG22/Understanding/non-text-contrast */
const leastContrast = 3;

/** In a page: marks what can be operated and is seen, and tells what it is. */
function markControls(within: string): Control[] {
  const controls = 'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="tab"], [role="button"]';
  const isDrawn = (one: Element) => {
    if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
    const { left, right, width, height } = one.getBoundingClientRect();
    const isForEars = one.closest('.visually-hidden') || getComputedStyle(one).clipPath.startsWith('inset(');
    // Slides wait beside those that are shown.
    const edge = one.closest('.splide__track')?.getBoundingClientRect() ?? { left: 0, right: innerWidth };
    return width > 1 && height > 1 && right > edge.left && left < edge.right && !isForEars;
  };
  const groundOf = (one: Element) => {
    const { backgroundColor } = getComputedStyle(one);
    return backgroundColor === 'rgba(0, 0, 0, 0)' ? undefined : backgroundColor;
  };
  const groundBehind = (one: Element | null): string | undefined =>
    one ? (groundOf(one) ?? groundBehind(one.parentElement)) : undefined;
  const hasLine = (one: Element) => {
    const style = getComputedStyle(one);
    const isSeen = (width: string, colour: string) => Number.parseFloat(width) > 0 && !/^rgba.*, 0\)$/.test(colour);
    return (
      isSeen(style.borderTopWidth, style.borderTopColor) &&
      isSeen(style.borderBottomWidth, style.borderBottomColor) &&
      isSeen(style.borderLeftWidth, style.borderLeftColor) &&
      isSeen(style.borderRightWidth, style.borderRightColor)
    );
  };
  const found: Control[] = [];
  for (const one of document.querySelectorAll(`${within} :is(${controls})`)) {
    const isField = one.matches('input:not([type="radio"], [type="checkbox"]), select, textarea');
    // A field without a line has that of what it stands in.
    const shown = isField && !hasLine(one) && one.parentElement ? one.parentElement : one;
    if (!isDrawn(shown)) continue;
    shown.setAttribute('data-control', String(found.length));
    // That of the current page is a mark, and not the only one.
    const ground = shown.matches('[aria-current]') ? undefined : groundOf(shown);
    const words = shown.getAttribute('aria-label') ?? shown.textContent?.trim() ?? '';
    found.push({
      name: `<${one.localName}> "${words.slice(0, 30)}" in <${one.parentElement?.localName} class="${one.parentElement?.className}">`,
      isBox: isField || hasLine(shown) || (ground !== undefined && ground !== groundBehind(shown.parentElement)),
    });
  }
  return found;
}

/** In a page: where its controls are now. Of the copies that a carousel makes of its slides, only the first counts. */
function boxesOf(count: number): (Box | undefined)[] {
  return Array.from({ length: count }, (_, index) => {
    const rects = document.querySelector(`[data-control="${index}"]`)?.getClientRects();
    // One that goes on over several lines is no box.
    if (rects?.length !== 1 || !rects[0]) return undefined;
    const { x, y, width, height } = rects[0];
    return [x + scrollX, y + scrollY, width, height];
  });
}

const own = (selectors: string[]) => selectors.map((one) => `[data-control]${one}, [data-control] *${one}`).join();
const withoutWords = `${own(['', '::placeholder'])} { -webkit-text-fill-color: transparent !important; text-decoration: none !important }`;
const withoutControls = `${own(['', '::before', '::after'])} { visibility: hidden !important }`;

async function takePicture(page: Page, session: CDPSession, styles: string): Promise<Picture> {
  const clip = await page.evaluate(async (text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
    for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish();
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const { scrollWidth, scrollHeight } = document.documentElement;
    return { x: 0, y: 0, width: scrollWidth, height: scrollHeight, scale: 1 };
  }, styles);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    captureBeyondViewport: true,
    clip,
  });
  return sharp(Buffer.from(data, 'base64')).removeAlpha().raw().toBuffer({ resolveWithObject: true });
}

async function takePair(page: Page, session: CDPSession): Promise<Pair> {
  return {
    shown: await takePicture(page, session, withoutWords),
    hidden: await takePicture(page, session, withoutControls),
  };
}

const light = Float64Array.from({ length: 256 }, (_, value) =>
  value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
);

/** How much two pixels at the same place differ, as a ratio of contrast; 1 outside the picture. */
function contrastAt({ shown, hidden }: Pair, x: number, y: number): number {
  const { width, height } = shown.info;
  if (x < 0 || y < 0 || x >= width || y >= height) return 1;
  const at = (Math.floor(y) * width + Math.floor(x)) * 3;
  const luminance = ({ data }: Picture) =>
    0.2126 * light[data[at]!]! + 0.7152 * light[data[at + 1]!]! + 0.0722 * light[data[at + 2]!]!;
  const [one, other] = [luminance(shown), luminance(hidden)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** Whether something of a control besides its words is drawn. */
function hasSign(pair: Pair, [x, y, width, height]: Box): boolean {
  let pixels = 0;
  for (let down = 0; down < height; down++)
    for (let across = 0; across < width; across++) if (contrastAt(pair, x + across, y + down) >= leastContrast) pixels += 1;
  return pixels >= leastPixels;
}

/** Whether each side of a box is drawn where it is straight: by a line, or by the end of a ground. */
function hasSides(pair: Pair, [x, y, width, height]: Box): boolean {
  const steps = Array.from({ length: 20 }, (_, step) => 0.3 + (0.4 * step) / 19);
  const depths = [-2, -1, 0, 1, 2, 3, 4];
  const isDrawn = (pixel: (step: number, depth: number) => [x: number, y: number]) =>
    steps.filter((step) => depths.some((depth) => contrastAt(pair, ...pixel(step, depth)) >= leastContrast)).length >= 16;
  return (
    isDrawn((step, depth) => [x + step * width, y + depth]) &&
    isDrawn((step, depth) => [x + step * width, y + height - 1 - depth]) &&
    isDrawn((step, depth) => [x + depth, y + step * height]) &&
    isDrawn((step, depth) => [x + width - 1 - depth, y + step * height])
  );
}

/** What of the controls has a sign in the colours of a scheme. */
async function readSigns(page: Page, session: CDPSession, count: number): Promise<boolean[]> {
  const pair = await takePair(page, session);
  const boxes = await page.evaluate(boxesOf, count);
  return boxes.map((box) => box !== undefined && hasSign(pair, box));
}

/**
 * Controls of a page that forced colours do not draw, light and dark: one whose sign, such as an icon or a ring, is gone, and
 * one that ordinary colours show as a box, and that cannot be told from its surroundings.
 * @returns the faults, and how many controls were looked at
 */
export async function undrawnControls(page: Page, within = 'body'): Promise<{ faults: string[]; count: number }> {
  const session = await page.context().newCDPSession(page);
  const controls = await page.evaluate(markControls, within);
  const faults: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, forcedColors: 'none' });
    const signed = await readSigns(page, session, controls.length);
    await page.emulateMedia({ forcedColors: 'active' });
    const pair = await takePair(page, session);
    const boxes = await page.evaluate(boxesOf, controls.length);
    for (const [index, { name, isBox }] of controls.entries()) {
      const box = boxes[index];
      if (!box) continue;
      if (signed[index] && !hasSign(pair, box)) faults.push(`${colorScheme}: nothing is drawn of ${name}`);
      else if (isBox && !hasSides(pair, box)) faults.push(`${colorScheme}: no box around ${name}`);
    }
  }
  await session.detach();
  return { faults, count: controls.length };
}
