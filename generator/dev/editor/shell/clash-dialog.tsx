import { css } from '@linaria/core';
import { Button, Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import type { Conflict, Json } from '../../../edit/contract.ts';
import { toPointer } from '../model/places.ts';
import { useEditor, useSnapshot } from '../store/use-editor.ts';
import { button, dialog, modal, overlay, row } from '../style/controls.ts';
import { useWords } from '../words/words.tsx';

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

const shown = (value: Json | undefined, nothing: string) => {
  if (value === undefined) return nothing;
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2);
};

interface ClashChoiceProps {
  conflicts: readonly Conflict[];
  words: { title: string; about: string; mine: string; theirs: string; takeMine: string; takeTheirs: string };
  onTake: (takes: 'mine' | 'theirs') => void;
  /** Where nothing need be chosen now, what leaves it. */
  leave?: { words: string; onLeave: () => void };
}

/** Both versions of each place that two have changed, and the choice between them. */
export function ClashChoice({ conflicts, words, onTake, leave }: ClashChoiceProps) {
  const { clash } = useWords();
  return (
    <Dialog role="alertdialog" className={dialog}>
      <Heading slot="title">{words.title}</Heading>
      <p>{words.about}</p>
      {conflicts.map(({ at, where, mine, theirs }) => (
        <div key={toPointer(at)}>
          <p>
            <bdi>{where}</bdi>
          </p>
          <div className={versions}>
            <section>
              <h3>{words.mine}</h3>
              <p dir="auto">{shown(mine, clash.nothing)}</p>
            </section>
            <section>
              <h3>{words.theirs}</h3>
              <p dir="auto">{shown(theirs, clash.nothing)}</p>
            </section>
          </div>
        </div>
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

/** Two wrote in the same place: both versions, and the choice between them. */
export function ClashDialog() {
  const w = useWords();
  const editor = useEditor();
  const { clash } = useSnapshot();
  return (
    <ModalOverlay className={overlay} isOpen={clash !== undefined}>
      <Modal className={modal} data-narrow="">
        <ClashChoice conflicts={clash?.conflicts ?? []} words={w.clash} onTake={(takes) => editor.settle(takes)} />
      </Modal>
    </ModalOverlay>
  );
}
