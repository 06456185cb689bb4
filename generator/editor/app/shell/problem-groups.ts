import type { PlacedProblem } from '../../document/protocol-changes.ts';
import { groupedBy } from '../model/grouped.ts';

/** Problems that are the same but for what they name. */
export interface ProblemGroup {
  /** What they say, with an ellipsis for what each of them names. */
  said: string;
  problems: PlacedProblem[];
}

const saidBy = ({ message }: PlacedProblem) => message.map(({ text, isValue }) => (isValue ? '…' : text)).join('');

/** Problems by what they say, in the order in which each is met first. */
export function groupsOf(problems: readonly PlacedProblem[]): ProblemGroup[] {
  const groups = groupedBy(problems, (problem) => `${problem.code} ${saidBy(problem)}`);
  return [...groups.values()].flatMap((alike) => (alike[0] ? [{ said: saidBy(alike[0]), problems: alike }] : []));
}
