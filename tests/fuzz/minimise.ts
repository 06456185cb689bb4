import type { Edit, Input } from './input.ts';

type Shows = (input: Input) => Promise<boolean>;

/** Shorter and shorter halves of what an edit puts in. */
async function shorten(input: Input, index: number, shows: Shows): Promise<Input> {
  let best = input;
  for (let tries = 0; tries < 12; tries++) {
    const edit = best.edits[index];
    if (!edit || edit.insert.length < 40) break;
    const half = Math.ceil(edit.insert.length / 2);
    const shorter = [edit.insert.slice(0, half), edit.insert.slice(half)].map((insert): Input => {
      const edits: Edit[] = best.edits.with(index, { ...edit, insert });
      return { ...best, edits };
    });
    let found: Input | undefined;
    for (const one of shorter) if (!found && (await shows(one))) found = one;
    if (!found) break;
    best = found;
  }
  return best;
}

/** The least of the edits of an input that still shows the same fault. */
export async function minimise(input: Input, shows: Shows): Promise<Input> {
  let best = input;
  const { bytes, encoding, ...plain } = best;
  if ((bytes || encoding) && (await shows(plain))) best = plain;
  if (best.twin) return best;
  for (let index = best.edits.length - 1; index >= 0 && best.edits.length > 1; index--) {
    const without = { ...best, edits: best.edits.toSpliced(index, 1) };
    if (await shows(without)) best = without;
  }
  for (const index of best.edits.keys()) best = await shorten(best, index, shows);
  return best;
}
