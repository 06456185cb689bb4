import texts from '../fixtures/direction/texts.json' with { type: 'json' };

type Direction = 'rtl' | 'ltr';

interface Row {
  kind: string;
  text: string;
  /** Parts in Arabic text, from left to right; a single part if absent. */
  shown?: string[];
  /** The same in a left-to-right line without Arabic around it, if different. */
  fromLeft?: string[];
  /** Sentence that is not embedded in another. */
  alone?: boolean;
}

/** Text, and its parts in visual order from the left. */
export interface ShownText {
  text: string;
  parts: string[];
}

const rows: readonly Row[] = texts;
const hasArabic = (text: string) => /(?!\p{Nd})[\p{Script=Arabic}]/u.test(text.replaceAll(/[٪٫٬]/g, ''));

const hasLatin = (text: string) => /\p{Script=Latin}/u.test(text);

/** Every text of the table, alone and in Arabic and English sentences, for a page direction. */
export function shownTexts(direction: Direction): ShownText[] {
  return rows.flatMap(({ text, shown = [text], fromLeft = shown, alone }) => {
    const own = direction === 'ltr' && !hasArabic(text) ? fromLeft : shown;
    if (alone) return [{ text, parts: shown }];
    const inArabic = { text: `قبل ${text} بعد`, parts: ['بعد', ...shown, 'قبل'] };
    const atEnd = { text: `قبل: ${text}`, parts: [...shown, ':', 'قبل'] };
    const inEnglish = { text: `See قبل ${text} بعد now`, parts: ['See', 'بعد', ...shown, 'قبل', 'now'] };
    if (direction === 'rtl') return [{ text, parts: own }, inArabic, atEnd];
    const inLonger = { text: `هذا نص قبل ${text} ثم نص بعد`, parts: ['ثم نص بعد', ...shown, 'هذا نص قبل'] };
    // Short texts may count as either language.
    return [{ text, parts: own }, ...(hasLatin(text) ? [inLonger] : [inArabic, atEnd, inEnglish])];
  });
}

/** Whether a part is right-to-left. */
const isArabic = (part: string) => hasArabic(part) && !/[A-Za-z]/.test(part);

/**
 * Indexes of the characters of a text in expected visual order, without spaces.
 * @throws Error if the parts do not cover the text
 */
export function orderOf({ text, parts }: ShownText): number[] {
  const usedPlaces = new Set<number>();
  // Longest first: a short one, e.g. a sign, may occur in others.
  const places = new Map<number, number[]>();
  const byLength = parts.map((part, index) => ({ part, index })).sort((a, b) => b.part.length - a.part.length);
  for (const { part, index } of byLength) {
    const at = placeOf(text, part, usedPlaces);
    const indexes = [...part].map((_, offset) => at + offset).filter((one) => !/\s/.test(text[one] ?? ''));
    for (const one of indexes) usedPlaces.add(one);
    places.set(index, isArabic(part) ? indexes.toReversed() : indexes);
  }
  if (usedPlaces.size !== text.replaceAll(/\s/g, '').length) throw new Error(`Parts are missing: ${text}`);
  return parts.flatMap((_, index) => places.get(index) ?? []);
}

function placeOf(text: string, part: string, usedPlaces: ReadonlySet<number>): number {
  for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + 1)) {
    if (![...part].some((_, offset) => usedPlaces.has(at + offset))) return at;
  }
  throw new Error(`No "${part}" in "${text}"`);
}
