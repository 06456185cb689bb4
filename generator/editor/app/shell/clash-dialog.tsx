import { css } from '@linaria/core';
import { Button, Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import type { Json } from '../../../core/json/value.ts';
import type { Conflict } from '../../document/protocol-changes.ts';
import { toPointer } from '../model/places.ts';
import { CopyButton } from '../parts/copy-button.tsx';
import { useEditor, useSnapshot } from '../store/use-editor.ts';
import { button, dialog, modal, overlay, row } from '../style/controls.ts';
import { fill, isolated, useWords } from '../words/words.tsx';
import { useClock } from './use-clock.ts';

const versions = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  gap: 0.75rem;

  & > section {
    padding: 0.75rem;
    overflow: auto;
    background: var(--sunken);
    border-radius: var(--radius);
  }

  & h3 {
    font-size: 0.8125rem;
    color: var(--soft);
  }

  & p {
    white-space: pre-wrap;
  }
`;

const displayValue = (value: Json | undefined, nothing: string) => {
  if (value === undefined) return nothing;
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2);
};

interface ClashWords {
  title: string;
  about: string;
  mine: string;
  theirs: string;
  takeMine: string;
  takeTheirs: string;
}

/** Both versions of a place, and who changed it; if it was removed, only the user's version. */
function Versions({ where, mine, theirs, isGone, by, words }: Conflict & { words: ClashWords }) {
  const { clash } = useWords();
  const clock = useClock();
  return (
    <div>
      {isGone ? null : (
        <p>
          <bdi>{where}</bdi>
        </p>
      )}
      {by ? <p>{fill(clash.changedBy, { ...isolated({ who: by.name }), when: clock(by.when) })}</p> : null}
      <div className={versions}>
        <section>
          <h3>{words.mine}</h3>
          <p dir="auto">{displayValue(mine, clash.nothing)}</p>
        </section>
        {isGone ? null : (
          <section>
            <h3>{words.theirs}</h3>
            <p dir="auto">{displayValue(theirs, clash.nothing)}</p>
          </section>
        )}
      </div>
    </div>
  );
}

interface ClashChoiceProps {
  conflicts: readonly Conflict[];
  words: ClashWords;
  onChoose: (takes: 'mine' | 'theirs') => void;
  /** Button that postpones the decision, if it can be postponed. */
  leave?: { words: string; onLeave: () => void };
}

/** Both versions of each conflicting place, and the choice between them. */
export function ClashChoice({ conflicts, words, onChoose: onTake, leave }: ClashChoiceProps) {
  return (
    <Dialog role="alertdialog" className={dialog}>
      <Heading slot="title">{words.title}</Heading>
      <p>{words.about}</p>
      {conflicts.map((one) => (
        <Versions key={toPointer(one.at)} {...one} words={words} />
      ))}
      <div className={row}>
        <Button className={button} data-main="" onPress={() => onTake('mine')}>
          {words.takeMine}
        </Button>
        <Button className={button} onPress={() => onTake('theirs')}>
          {words.takeTheirs}
        </Button>
        {leave ? (
          <Button className={button} onPress={leave.onLeave}>
            {leave.words}
          </Button>
        ) : null}
      </div>
    </Dialog>
  );
}

/** The place of the user's input was removed: the input can be copied. */
function RemovedTarget({ conflicts, onLetGo }: { conflicts: readonly Conflict[]; onLetGo: () => void }) {
  const { clash: words } = useWords();
  const copied = conflicts.flatMap(({ mine }) => (mine === undefined ? [] : [displayValue(mine, '')])).join('\n');
  return (
    <Dialog role="alertdialog" className={dialog}>
      <Heading slot="title">{words.goneTitle}</Heading>
      <p>{words.goneAbout}</p>
      {conflicts.map((one) => (
        <Versions key={toPointer(one.at)} {...one} words={words} />
      ))}
      <div className={row}>
        <CopyButton text={copied} />
        <Button className={button} onPress={onLetGo}>
          {words.letGo}
        </Button>
      </div>
    </Dialog>
  );
}

/** Dialog for an edit conflict: both versions and the choice between them. */
export function ClashDialog() {
  const w = useWords();
  const { changes } = useEditor();
  const [clash] = useSnapshot().clashes;
  const conflicts = clash?.conflicts ?? [];
  const isGone = clash !== undefined && conflicts.every((one) => one.isGone);
  return (
    <ModalOverlay className={overlay} isOpen={clash !== undefined}>
      <Modal className={modal} data-narrow="">
        {isGone ? (
          <RemovedTarget conflicts={conflicts} onLetGo={() => changes.settle('theirs')} />
        ) : (
          <ClashChoice conflicts={conflicts} words={w.clash} onChoose={(takes) => changes.settle(takes)} />
        )}
      </Modal>
    </ModalOverlay>
  );
}
