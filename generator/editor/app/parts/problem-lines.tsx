import type { PlacedProblem } from '../../document/protocol-changes.ts';
import { Place, Sentence } from './sentence.tsx';

/** List of problems: place, message and hint. Renders nothing if there are none. */
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
