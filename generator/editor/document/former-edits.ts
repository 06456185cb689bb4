import type { TextEdit } from '../../core/json/text-edit.ts';
import { clashesOf } from './conflicts.ts';
import { type Step, stepsSince, textAfter } from './history.ts';
import type { Clash } from './merge.ts';
import { editsBetween, rebaseEdits, rebaseOverSteps } from './text/rebase.ts';
import { withAuthorOfRanges } from './who-changed.ts';

/** Edits of a former text, rebased onto the present one. */
export interface RebasedEdits {
  /** Undefined if others changed the same places, or the former text is unknown. */
  edits: TextEdit[] | undefined;
  /** Places of the edits, with who changed them, in case they are not possible. */
  clashes: () => Clash[];
}

/** @param file present text, and the steps that led to it @param former hash of a former text, and edits of it */
export function rebaseFormerEdits(
  { text, steps }: { text: string; steps: readonly Step[] },
  { base, edits }: { base: string; edits: TextEdit[] },
): RebasedEdits {
  const since = stepsSince(steps, base);
  if (!since) return { edits: undefined, clashes: () => clashesOf(text, edits, text) };
  const old = textAfter(since, -1, text);
  const overs = since.map((step) => step.edits);
  return {
    // Steps are more precise than the difference of the texts, unless one took back what another one did.
    edits: rebaseEdits(old, edits, editsBetween(old, text)) ?? rebaseOverSteps(old, edits, overs),
    clashes: () => withAuthorOfRanges(clashesOf(old, edits, text), edits, { text: old, steps: since }),
  };
}
