import type { PlacedProblem } from '../../document/protocol-changes.ts';
import { Place, Sentence } from './sentence.tsx';

/** Problems in a list: where each is, what is wrong, and what to do. Nothing where there are none. */
export function ProblemLines({ problems }: { problems: readonly PlacedProblem[] }) {
  if (problems.length === 0) return null;
  return (
    <ul>
      {problems.map(({ code, place, where, message, hint }) => (
        <li key={`${code} ${place}`}>
          <Place where={where} /> <Sentence pieces={message} /> <Sentence pieces={hint} />
        </li>
      ))}
    </ul>
  );
}
