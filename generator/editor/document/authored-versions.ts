import { editText } from '../../core/json/text-edit.ts';
import type { FileMove } from './file-moves.ts';
import { type Step, textAfter } from './history.ts';
import type { Author } from './person.ts';
import type { Summary } from './protocol-changes.ts';

/** What somebody did to a change since the last version of somebody else. */
export interface AuthoredAction {
  kind: 'change' | 'undo' | 'redo';
  summary: Summary;
}

/** Version of the site after consecutive steps of one person. */
export interface AuthoredVersion {
  text: string;
  /** Undefined: another program, or unknown. */
  by: Author | undefined;
  /** Time of the last step, in milliseconds since 1970. */
  when: number;
  /** Without what was taken back at once. */
  actions: AuthoredAction[];
  files: FileMove[];
}

interface Journal {
  /** All steps that are known, of which the last ones led to the versions. */
  steps: readonly Step[];
  /** Present text. */
  text: string;
}

/** Consecutive steps of the same person. */
function groupsOf(steps: readonly Step[]): Step[][] {
  const groups: Step[][] = [];
  for (const step of steps) {
    const last = groups.at(-1);
    if (last && last[0]?.by?.id === step.by?.id) last.push(step);
    else groups.push([step]);
  }
  return groups;
}

const opposites: Partial<Record<Step['kind'], readonly Step['kind'][]>> = { undo: ['change', 'redo'], redo: ['undo'] };

/** What the steps of a group come to: a change that is undone in it does not count. */
function actionsOf(group: readonly Step[], summaries: ReadonlyMap<number, Summary>): AuthoredAction[] {
  const kinds = new Map<number, AuthoredAction['kind']>();
  for (const { kind, id } of group) {
    if (kind === 'outside') continue;
    const former = kinds.get(id);
    kinds.delete(id);
    if (former === undefined || !opposites[kind]?.includes(former)) kinds.set(id, kind);
  }
  const made = new Set(group.flatMap(({ kind, id }) => (kind === 'change' ? [id] : [])));
  return [...kinds].flatMap(([id, kind]) => {
    const summary = summaries.get(id);
    return summary ? [{ kind: made.has(id) ? 'change' : kind, summary }] : [];
  });
}

/**
 * Versions that led to the present text, one for each group of consecutive steps of the same person. Groups that change nothing
 * are left out. Each text is created when it is asked for, as there may be many.
 * @param since the last steps of the journal
 */
export function* authoredVersions(since: readonly Step[], { steps, text }: Journal): Generator<AuthoredVersion> {
  const summaries = new Map(steps.flatMap(({ kind, id, summary }) => (kind === 'change' && summary ? [[id, summary]] : [])));
  let now = textAfter(since, -1, text);
  for (const group of groupsOf(since)) {
    const before = now;
    now = group.reduce((former, { edits }) => editText(former, edits), now);
    const files = group.flatMap((step) => step.files ?? []);
    const last = group.at(-1);
    if (last && (now !== before || files.length > 0))
      yield { text: now, by: last.by, when: last.when, actions: actionsOf(group, summaries), files };
  }
}
