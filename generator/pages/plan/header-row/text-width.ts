import table from './letter-widths.json' with { type: 'json' };

/** Widths in thousandths of the size: of joined letters alone, at the beginning, in the middle and at the end of a run. */
type JoinedWidths = [alone: number, first: number, middle: number, last: number];
const joined = table.joined as unknown as Record<string, JoinedWidths>;
const others: Record<string, number> = table.others;

/** Letters that join only what stands before them. */
const joinsBackOnly = /[\u0622-\u0625\u0627\u0629\u062f-\u0632\u0648\u0671]/;
/** What stands on or below a letter takes no width and breaks no joining, nor do signs of direction. */
const weightless = /[\p{M}\p{Cf}]/gu;

/** Wider than most: a letter that the table lacks, drawn in a font that is not ours. */
const unknown = 1000;

const joinsOn = (letter: string | undefined) => letter !== undefined && letter in joined && !joinsBackOnly.test(letter);

/**
 * How wide a text is at most, in sizes of its letters: in the typeface of the pages, at the weight of links, without
 * kerning and ligatures, which make it narrower by some hundredths. Pure and without a font: a table knows the letters.
 * `tests/unit/pages/plan/header-row.test.ts` compares it with what the typeface itself gives.
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
