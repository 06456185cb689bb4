import { ltrLetter, rtlLetter } from './characters.ts';
import { type IsolateCandidates, isolateCandidatesOf, type Span } from './isolate-candidates.ts';
import { ownDirection } from './own-direction.ts';
import { type Direction, type Isolate, placesOf, withControls } from './visual-order.ts';

/** Begins and ends with a Latin letter or digit, or is a number with separators: the bidi algorithm never reorders it. */
const latinWords = new RegExp(`^[${ltrLetter}](?:[^${rtlLetter}٠-٩۰-۹]*[${ltrLetter}0-9])?$`, 'v');
const bareNumber = /^(?:[0-9]+(?:[.,:/][0-9]+)*|[٠-٩]+(?:[.,:/٫٬][٠-٩]+)*|[۰-۹]+(?:[.,:/][۰-۹]+)*)$/;

/** Quick test whether a text may need isolates: code point ranges, which engines match faster than scripts. */
const mayHave = {
  rtl: /[0-9A-Za-z\u00AA-\u052F٠-٩۰-۹\u1D00-\u1FFF\u2C60-\u2C7F\uA640-\uA7FF\uFF10-\uFF5A]/,
  ltr: /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/,
};

/** Existing bidi controls: the author has isolated the text already. */
const isIsolated = /[\u202A-\u202E\u2066-\u2069]/;

const isArabic = new RegExp(`[${rtlLetter}]`, 'v');

const holds = (outer: Span, inner: Span) => outer.start <= inner.start && inner.end <= outer.end;

const isLeftToRight = (places: Int32Array, { start, end }: Span) => {
  for (let at = start + 1; at < end; at++) if (places[at] !== (places[at - 1] as number) + 1) return false;
  return true;
};

/** Whether each part is entirely to the left of the one before. */
function isRightToLeft(places: Int32Array, parts: readonly Span[]): boolean {
  return parts.slice(1).every((part, index) => {
    const before = parts[index] as Span;
    const mostLeft = Math.min(...places.subarray(before.start, before.end));
    return Math.max(...places.subarray(part.start, part.end)) < mostLeft;
  });
}

function isolateOf(text: string, { start, end }: Span): Isolate {
  const alone = text.slice(start, end);
  // An address may contain Arabic words in their own order.
  const isOverride = !isArabic.test(alone) && !isLeftToRight(placesOf(alone, 'ltr'), { start: 0, end: alone.length });
  return { start, end, direction: 'ltr', ...(isOverride && { isOverride }) };
}

/** Next part of a sequence to isolate: numbers before their signs. */
function nextOf(text: string, parts: readonly Span[], isolates: readonly Isolate[]): Span | undefined {
  const left = parts.filter((part) => !isolates.some((one) => holds(one, part)));
  return left.find(({ start, end }) => /\p{Nd}/u.test(text.slice(start, end))) ?? left[0];
}

/** Parts whose visual order is still wrong. */
function misorderedSpans(text: string, candidates: IsolateCandidates, isolates: readonly Isolate[], places: Int32Array): Span[] {
  const isFree = (span: Span) => !isolates.some((one) => holds(one, span));
  const wholes = candidates.wholes.filter((one) => isFree(one) && !isLeftToRight(places, one));
  const sequences = candidates.sequences.filter((parts) => parts.some(isFree) && !isRightToLeft(places, parts));
  const parts = candidates.sequences.flat().filter((one) => isFree(one) && !isLeftToRight(places, one));
  return [...wholes, ...parts, ...sequences.flatMap((one) => nextOf(text, one, isolates) ?? [])];
}

function add(text: string, isolates: readonly Isolate[], spans: readonly Span[]): Isolate[] {
  const outermost = spans.filter(
    (one, index) => !spans.some((other, at) => at !== index && holds(other, one) && (at < index || !holds(one, other))),
  );
  const kept = isolates.filter((one) => !outermost.some((outer) => holds(outer, one)));
  return [...kept, ...outermost.map((one) => isolateOf(text, one))].sort((a, b) => a.start - b.start);
}

/** Skips parts that the bidi algorithm never reorders. */
function candidatesToCheck(text: string, { wholes, sequences }: IsolateCandidates): IsolateCandidates {
  const isTurned = ({ start, end }: Span) => {
    const words = text.slice(start, end);
    return !latinWords.test(words) && !bareNumber.test(words);
  };
  return { wholes: wholes.filter(isTurned), sequences };
}

/** Each isolate may reorder what precedes it: after this many steps all parts of a long list are isolated. */
const mostSteps = 5;

function inRightToLeft(text: string): Isolate[] {
  const candidates = candidatesToCheck(text, isolateCandidatesOf(text));
  if (candidates.wholes.length === 0 && candidates.sequences.length === 0) return [];
  // Text next to an isolate may be reordered.
  const all = isolateCandidatesOf(text);
  let isolates: Isolate[] = [];
  for (let step = 0; step < mostSteps; step++) {
    const wrong = misorderedSpans(text, isolates.length === 0 ? candidates : all, isolates, placesOf(text, 'rtl', isolates));
    if (wrong.length === 0) return isolates;
    isolates = add(text, isolates, wrong);
  }
  return add(text, [], [...all.wholes, ...all.sequences.flat()]);
}

const rtlRun = new RegExp(`[${rtlLetter}](?:[^${ltrLetter}\\n]*[\\p{Nd}${rtlLetter}])?[%٪‰°\\p{Sc}]*`, 'gv');

const isAlike = (places: Int32Array, { start, end }: Span, wanted: Int32Array) => {
  const left = Math.min(...places.subarray(start, end));
  return wanted.every((place, index) => places[start + index] === left + place);
};

const moved = (isolates: readonly Isolate[], by: number): Isolate[] =>
  isolates.map((one) => ({ ...one, start: one.start + by, end: one.end + by }));

/** Isolates runs of Arabic in a left-to-right text; numbers between Latin words stay one unit. */
function inLeftToRight(text: string): Isolate[] {
  const places = placesOf(text, 'ltr');
  const { wholes } = isolateCandidatesOf(text);
  const runs = [...text.matchAll(rtlRun)].map(({ 0: run, index }) => {
    const last = index + run.length;
    // "14:00 GMT+3" after an Arabic word belongs to it.
    const end = wholes.find((one) => one.start > index && one.start < last && last < one.end)?.end ?? last;
    return { start: index, end, run: text.slice(index, end) };
  });
  const isolates = runs.flatMap(({ start, end, run }) => {
    const inner = inRightToLeft(run);
    const wanted = placesOf(run, 'rtl', inner);
    if (isAlike(places, { start, end }, wanted)) return [];
    const own = moved(inner, start);
    if (inner.length > 0 && isAlike(placesOf(text, 'ltr', own), { start, end }, wanted)) return own;
    return [{ start, end, direction: 'rtl' as const, inner: own }];
  });
  const outside = wholes.filter((one) => !runs.some((run) => one.start < run.end && run.start < one.end));
  return add(
    text,
    isolates,
    outside.filter((one) => !isLeftToRight(places, one)),
  );
}

/** Quick test whether a text may contain anything to isolate. */
export const mayTurn = (text: string, direction: Direction): boolean => mayHave[direction].test(text);

/**
 * Parts of a text that need isolates so that numbers and Latin words stay left to right, and ranges and Arabic runs follow
 * Arabic: only those that the Unicode Bidirectional Algorithm would show differently. See docs/decisions/direction.md. Pure.
 * @param direction of the paragraph
 */
export function isolatesOf(text: string, direction: Direction): Isolate[] {
  if (!mayTurn(text, direction) || isIsolated.test(text)) return [];
  return direction === 'rtl' ? inRightToLeft(text) : inLeftToRight(text);
}

/** Whether a whole text has one direction without isolates. */
export const isInOrder = (text: string, direction: Direction, own: Direction): boolean => {
  const places = placesOf(text, direction);
  const wanted = placesOf(text, own, isolatesOf(text, own));
  return wanted.every((place, index) => place === places[index]);
};

/**
 * Plain text with isolate characters, for places that cannot contain elements. Software shows a text with letters of the other
 * direction only in that direction.
 */
export function isolatedText(text: string, direction: Direction): string {
  const isolates = isolatesOf(text, ownDirection(text, direction) ?? direction);
  return isolates.length === 0 ? text : withControls(text, isolates);
}

/** Text without bidi controls, e.g. for comparison. */
export const withoutIsolates = (text: string): string => text.replaceAll(/[\u2066-\u2069\u202C\u202D]/g, '');
