import table from './letter-widths.json' with { type: 'json' };

/** Widths of the joining forms of a letter, in thousandths of an em: isolated, initial, medial and final. */
type JoinedWidths = [alone: number, first: number, middle: number, last: number];
const joined = table.joined as unknown as Record<string, JoinedWidths>;
const others: Record<string, number> = table.others;

/** Letters that join only to the letter before. */
const joinsBackOnly = /[\u0622-\u0625\u0627\u0629\u062f-\u0632\u0648\u0671]/;
/** Marks and direction signs have no width and do not interrupt joining. */
const weightless = /[\p{M}\p{Cf}]/gu;

/** Assumed width of a letter that the table lacks, drawn in a fallback font: wider than most. */
const unknown = 1000;

const joinsOn = (letter: string | undefined) => letter !== undefined && letter in joined && !joinsBackOnly.test(letter);

/**
 * Maximum width of a text in em: in the typeface of the pages, at the weight of links. Kerning and ligatures, which make it a
 * few per cent narrower, are ignored. Pure: uses a table of letter widths instead of the font.
 * `tests/unit/pages/plan/header-row.test.ts` compares it with the typeface itself.
 */
export function textWidth(text: string): number {
  const letters = [...text.replaceAll(weightless, '')];
  const sum = letters.reduce((width, letter, index) => {
    const forms = joined[letter];
    if (!forms) return width + (others[letter] ?? unknown);
    const isJoinedBefore = joinsOn(letters[index - 1]);
    const next = letters[index + 1];
    const isJoinedAfter = joinsOn(letter) && next !== undefined && next in joined;
    return width + forms[isJoinedBefore ? (isJoinedAfter ? 2 : 3) : isJoinedAfter ? 1 : 0];
  }, 0);
  return sum / 1000;
}
