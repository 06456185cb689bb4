import type { PlacedProblem } from '../../document/protocol-changes.ts';
import { groupedBy } from '../model/grouped.ts';

/** Problems whose messages differ only in the named values. */
export interface ProblemGroup {
  /** Common message, with an ellipsis for each value. */
  text: string;
  problems: PlacedProblem[];
}

const messageText = ({ message }: PlacedProblem) => message.map(({ text, isValue }) => (isValue ? '…' : text)).join('');

/** Groups problems by message, in order of first occurrence. */
export function groupsOf(problems: readonly PlacedProblem[]): ProblemGroup[] {
  const groups = groupedBy(problems, (problem) => `${problem.code} ${messageText(problem)}`);
  return [...groups.values()].flatMap((alike) => (alike[0] ? [{ text: messageText(alike[0]), problems: alike }] : []));
}
