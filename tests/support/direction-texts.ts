import texts from '../fixtures/direction/texts.json' with { type: 'json' };

type Direction = 'rtl' | 'ltr';

interface Row {
  kind: string;
  text: string;
  /** Its parts in Arabic, from the left of the line: one by itself where this is absent. */
  shown?: string[];
  /** The same in a line from left to right without Arabic around it, where it is another. */
  fromLeft?: string[];
  /** A sentence, which has no place in another. */
  alone?: boolean;
}

/** A text, and the parts that are seen of it from the left of its line. */
export interface ShownText {
  text: string;
  parts: string[];
}

const rows: readonly Row[] = texts;
const hasArabic = (text: string) => /(?!\p{Nd})[\p{Script=Arabic}]/u.test(text.replaceAll(/[٪٫٬]/g, ''));

const hasLatin = (text: string) => /\p{Script=Latin}/u.test(text);

/** Every text of the table alone, and in sentences of Arabic and of English, as a page of a direction shows it. */
export function shownTexts(direction: Direction): ShownText[] {
  return rows.flatMap(({ text, shown = [text], fromLeft = shown, alone }) => {
    const own = direction === 'ltr' && !hasArabic(text) ? fromLeft : shown;
    if (alone) return [{ text, parts: shown }];
    const inArabic = { text: `قبل ${text} بعد`, parts: ['بعد', ...shown, 'قبل'] };
    const atEnd = { text: `قبل: ${text}`, parts: [...shown, ':', 'قبل'] };
    const inEnglish = { text: `See قبل ${text} بعد now`, parts: ['See', 'بعد', ...shown, 'قبل', 'now'] };
    if (direction === 'rtl') return [{ text, parts: own }, inArabic, atEnd];
    const inLonger = { text: `هذا نص قبل ${text} ثم نص بعد`, parts: ['ثم نص بعد', ...shown, 'هذا نص قبل'] };
    // A few words of each are taken for either.
    return [{ text, parts: own }, ...(hasLatin(text) ? [inLonger] : [inArabic, atEnd, inEnglish])];
  });
}

/** Whether the letters of a part go on from right to left. */
const isArabic = (part: string) => hasArabic(part) && !/[A-Za-z]/.test(part);

/**
 * The characters of a text in the order in which they are to be seen, by their indexes, without spaces.
 * @throws Error where the parts are not all of the text.
 */
export function orderOf({ text, parts }: ShownText): number[] {
  const taken = new Set<number>();
  // From the longest: a short one, such as a sign, is also in others.
  const places = new Map<number, number[]>();
  const byLength = parts.map((part, index) => ({ part, index })).sort((a, b) => b.part.length - a.part.length);
  for (const { part, index } of byLength) {
    const at = placeOf(text, part, taken);
    const indexes = [...part].map((_, offset) => at + offset).filter((one) => !/\s/.test(text[one] ?? ''));
    for (const one of indexes) taken.add(one);
    places.set(index, isArabic(part) ? indexes.toReversed() : indexes);
  }
  if (taken.size !== text.replaceAll(/\s/g, '').length) throw new Error(`Parts are missing: ${text}`);
  return parts.flatMap((_, index) => places.get(index) ?? []);
}

function placeOf(text: string, part: string, taken: ReadonlySet<number>): number {
  for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + 1)) {
    if (![...part].some((_, offset) => taken.has(at + offset))) return at;
  }
  throw new Error(`No "${part}" in "${text}"`);
}
