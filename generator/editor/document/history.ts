import { editText, invertEdits, type TextEdit } from '../../core/json/text-edit.ts';
import type { FileMove } from './file-moves.ts';
import type { Summary } from './protocol-changes.ts';
import type { Done } from './protocol-history.ts';

/** One version of the file made of the one before it. */
export interface Step {
  /** `outside`: somebody else wrote the file. */
  kind: 'change' | 'undo' | 'redo' | 'outside';
  /** Of a change its own; of an undo or redo that of the change. */
  id: number;
  when: number;
  summary?: Summary;
  /** Of a change the name that it was asked for by. */
  asked?: string;
  /** Files of the assets that moved with it. */
  files?: readonly FileMove[];
  /** From the text before to the text after. */
  edits: TextEdit[];
  /** The same back. */
  back: TextEdit[];
  /** Names of both texts. */
  before: string;
  after: string;
}

interface Stacks {
  /** Ids of changes that can be undone, and redone, the next one last. */
  done: number[];
  undone: number[];
}

/** What can be undone and redone after some steps. */
export function stacksOf(steps: readonly Step[]): Stacks {
  const stacks: Stacks = { done: [], undone: [] };
  for (const { kind, id } of steps) {
    if (kind === 'change') {
      stacks.done.push(id);
      stacks.undone = [];
    } else if (kind === 'undo') {
      stacks.done = stacks.done.filter((other) => other !== id);
      stacks.undone.push(id);
    } else if (kind === 'redo') {
      stacks.undone = stacks.undone.filter((other) => other !== id);
      stacks.done.push(id);
    }
  }
  return stacks;
}

/** What was done, the newest first. */
export function doneList(steps: readonly Step[]): Done[] {
  const stacks = stacksOf(steps);
  const [done, undone] = [new Set(stacks.done), new Set(stacks.undone)];
  return steps
    .flatMap(({ kind, id, summary, when }) =>
      kind === 'change' && summary
        ? [{ id, summary, when, isUndone: !done.has(id), ...(!done.has(id) && !undone.has(id) && { isLeft: true as const }) }]
        : [],
    )
    .toReversed();
}

/** The text that was after a step, from the text after all of them. */
export function textAfter(steps: readonly Step[], index: number, text: string): string {
  return steps.slice(index + 1).reduceRight((after, { back }) => editText(after, back), text);
}

/** The text that had a name, as far as the steps go back; undefined beyond. */
export function textNamed(steps: readonly Step[], name: string, text: string): string | undefined {
  const index = steps.findLastIndex(({ after }) => after === name);
  if (index !== -1) return textAfter(steps, index, text);
  const first = steps.findIndex(({ before }) => before === name);
  return first === -1 ? undefined : textAfter(steps, first - 1, text);
}

/** The text that a change of the list of what was done left; undefined where the steps do not go back to it. */
export function textOfChange(steps: readonly Step[], id: number, text: string): string | undefined {
  const index = steps.findIndex((step) => step.kind === 'change' && step.id === id);
  return index === -1 ? undefined : textAfter(steps, index, text);
}

/** A step from a text. */
export function makeStep(step: Omit<Step, 'back'>, text: string): Step {
  return { ...step, back: invertEdits(text, step.edits) };
}
