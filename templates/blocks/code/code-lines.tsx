import { Fragment } from 'react';
import type { CodeLine, CodeRun } from '../../model/planned/code.ts';
import { marked, roleClasses } from './styles.ts';

function Run({ run }: { run: CodeRun }) {
  if (typeof run === 'string') return run;
  const [role, text] = run;
  return <span className={roleClasses[role]}>{text}</span>;
}

interface CodeLinesProps {
  lines: readonly CodeLine[];
  endsLine: true | undefined;
  isNumbered: boolean;
  /** @param line counted from 1 */
  isMarked: (line: number) => boolean;
}

/** Lines of code; their text content equals the code byte for byte. */
export function CodeLines({ lines, endsLine, isNumbered, isMarked }: CodeLinesProps) {
  return lines.map((runs, index) => {
    const isLast = index === lines.length - 1;
    const content = (
      <>
        {/* biome-ignore-start lint/suspicious/noArrayIndexKey: runs may be alike, and the order is fixed */}
        {runs.map((run, at) => (
          <Run key={at} run={run} />
        ))}
        {/* biome-ignore-end lint/suspicious/noArrayIndexKey: as above */}
        {(!isLast || endsLine) && '\n'}
      </>
    );
    // biome-ignore-start lint/suspicious/noArrayIndexKey: lines may be alike, and the order is fixed
    if (isMarked(index + 1))
      return (
        <mark key={index} className={marked}>
          {content}
        </mark>
      );
    return isNumbered ? <span key={index}>{content}</span> : <Fragment key={index}>{content}</Fragment>;
    // biome-ignore-end lint/suspicious/noArrayIndexKey: as above
  });
}
