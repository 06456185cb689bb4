import { editText, invertEdits, type TextEdit } from '../../core/json/text-edit.ts';
import { readJson } from '../../core/json/value.ts';
import { groupBy } from '../../core/util/group-by.ts';
import { differencesOf } from './differences.ts';
import type { FileMove } from './file-moves.ts';
import type { Author } from './person.ts';
import type { ReturnedStep, Summary } from './protocol-changes.ts';
import type { HistoryItem } from './protocol-history.ts';

/** Step of the history: one version of the file made from the previous one. */
export interface Step {
  /** `outside`: another program wrote the file. */
  kind: 'change' | 'undo' | 'redo' | 'outside';
  /** Id of the change; an undo or redo has the id of its change. */
  id: number;
  when: number;
  /** Who did it; absent without accounts, and for other programs. */
  by?: Author;
  summary?: Summary;
  /** `id` of the request. */
  asked?: string;
  /** Asset files that moved with the step. */
  files?: readonly FileMove[];
  /** Edits from the text before to the text after. */
  edits: TextEdit[];
  /** Inverse of `edits`. */
  back: TextEdit[];
  /** Hashes of both texts. */
  before: string;
  after: string;
}

interface Stacks {
  /** Ids of changes that can be undone or redone, next one last. */
  done: number[];
  undone: number[];
}

/** Undo and redo stacks of one history. */
function stacksOfAll(steps: readonly Step[]): Stacks {
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

/** Steps by the id of whose change they made, undid or redid; empty: nobody's. */
function stepsByOwner(steps: readonly Step[]): Map<string, Step[]> {
  const owners = new Map(steps.flatMap(({ kind, id, by }) => (kind === 'change' ? [[id, by?.id ?? '']] : [])));
  return groupBy(steps, ({ id, by }) => owners.get(id) ?? by?.id ?? '');
}

/**
 * Undo and redo stacks after some steps.
 * @param person id of whose changes are undone and redone; undefined: all changes
 */
export const stacksOf = (steps: readonly Step[], person?: string): Stacks =>
  stacksOfAll(person === undefined ? steps : (stepsByOwner(steps).get(person) ?? []));

/**
 * List of changes, newest first.
 * @param person id of who asks; undefined: without accounts
 */
export function historyItems(steps: readonly Step[], person?: string): HistoryItem[] {
  const histories = person === undefined ? [steps] : [...stepsByOwner(steps).values()];
  const stacks = histories.map(stacksOfAll);
  const done = new Set(stacks.flatMap((one) => one.done));
  const undone = new Set(stacks.flatMap((one) => one.undone));
  return steps
    .flatMap(({ kind, id, summary, when, by }): HistoryItem[] => {
      if (kind !== 'change' || !summary) return [];
      const who = { ...(by && { by: by.name }), ...(person !== undefined && by?.id !== person && { isOthers: true as const }) };
      const isUndone = !done.has(id);
      return [{ id, summary, when, ...who, isUndone, ...(isUndone && !undone.has(id) && { isLeft: true as const }) }];
    })
    .toReversed();
}

/** Items for a list, newest first: the newest, and those of the person that undo and redo concern. */
export function newestItems(items: readonly HistoryItem[], most: number): HistoryItem[] {
  const own = items.filter(({ isOthers }) => !isOthers);
  const kept = [own.find(({ isUndone }) => !isUndone), own.findLast(({ isUndone, isLeft }) => isUndone && !isLeft)];
  return items.filter((item, index) => index < most || kept.includes(item));
}

/** Description of a change that was undone or redone. @param texts the file before and after that */
export function returnedStep(
  steps: readonly Step[],
  id: number,
  texts: { before: string; now: string },
): ReturnedStep | undefined {
  const summary = steps.find((step) => step.kind === 'change' && step.id === id)?.summary;
  if (!summary) return undefined;
  const [first] = differencesOf(readJson(texts.before), readJson(texts.now));
  if (!first) return { summary };
  // The place of what is gone may now be that of something else.
  return { summary, at: first.now === undefined ? first.at.slice(0, -1) : first.at };
}

/** Text after a step, computed back from the present text. */
export function textAfter(steps: readonly Step[], index: number, text: string): string {
  return steps.slice(index + 1).reduceRight((after, { back }) => editText(after, back), text);
}

/** Steps after the last version with a hash; undefined if they do not go back that far. */
export function stepsSince(steps: readonly Step[], name: string): readonly Step[] | undefined {
  const index = steps.findLastIndex(({ after }) => after === name);
  if (index !== -1) return steps.slice(index + 1);
  const first = steps.findIndex(({ before }) => before === name);
  return first === -1 ? undefined : steps.slice(first);
}

/** Text with a hash, if the steps go back that far. */
export function textNamed(steps: readonly Step[], name: string, text: string): string | undefined {
  const since = stepsSince(steps, name);
  return since && textAfter(since, -1, text);
}

/** Text after a change; undefined if the steps do not go back that far. */
export function textOfChange(steps: readonly Step[], id: number, text: string): string | undefined {
  const index = steps.findIndex((step) => step.kind === 'change' && step.id === id);
  return index === -1 ? undefined : textAfter(steps, index, text);
}

/** Completes a step with its inverse edits. @param text the text before it */
export function makeStep(step: Omit<Step, 'back'>, text: string): Step {
  return { ...step, back: invertEdits(text, step.edits) };
}
