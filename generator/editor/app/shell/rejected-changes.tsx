import { Button } from 'react-aria-components';
import { CopyButton } from '../parts/copy-button.tsx';
import { ProblemLines } from '../parts/problem-lines.tsx';
import type { PendingChange, RejectedChange } from '../store/snapshot.ts';
import { useEditor, useSnapshot } from '../store/use-editor.ts';
import { button, row } from '../style/controls.ts';
import { useWords } from '../words/words.tsx';

/** Text entered by the user. */
function wordsOf({ typed, operations }: PendingChange): string {
  const values = operations.flatMap((one) => (one.do === 'set' && typeof one.value === 'string' ? [one.value] : []));
  return (typed ?? values).join('\n');
}

function RejectedChangeNote({ held: rejectedChanges }: { held: RejectedChange }) {
  const w = useWords();
  const { changes } = useEditor();
  const text = wordsOf(rejectedChanges.pending);
  return (
    <div role="alert" data-held="">
      <div>
        <p>{rejectedChanges.reason ? w.notes[rejectedChanges.reason] : w.notes.refused}</p>
        <ProblemLines problems={rejectedChanges.problems} />
        <p>{w.held.typed}</p>
        <blockquote dir="auto">{text}</blockquote>
        <div className={row}>
          <CopyButton text={text} />
          <Button className={button} onPress={() => changes.decide(rejectedChanges, 'again')}>
            {w.held.again}
          </Button>
          <Button className={button} onPress={() => changes.decide(rejectedChanges, 'none')}>
            {w.clash.letGo}
          </Button>
        </div>
      </div>
    </div>
  );
}

/** Refused input that has no field to be kept in; stays until the user decides. */
export function RejectedChanges() {
  const { rejectedChanges } = useSnapshot();
  return rejectedChanges.map((one) => <RejectedChangeNote key={one.pending.id} held={one} />);
}
