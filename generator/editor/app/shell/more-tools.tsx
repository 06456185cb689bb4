import { css } from '@linaria/core';
import { Dialog, DialogTrigger, Popover } from 'react-aria-components';
import { GuideButton } from '../parts/guide-link.tsx';
import { IconButton } from '../parts/icon-button.tsx';
import { popover, row } from '../style/controls.ts';
import { useWords } from '../words/words.tsx';
import { EditionChoice } from './edition-choice.tsx';
import { LanguageLink } from './language-link.tsx';
import { ViewOptions } from './view-options.tsx';

const box = css`
  display: grid;
  gap: 0.75rem;
  max-inline-size: calc(100vw - 1.5rem);
  padding: 0.75rem;
  outline: none;
`;

/** Menu with the tools that do not fit into a narrow bar. */
export function MoreTools() {
  const w = useWords();
  return (
    <DialogTrigger>
      <IconButton label={w.bar.more} drawing="more" />
      <Popover className={popover} placement="bottom end">
        <Dialog className={box} aria-label={w.bar.more}>
          {({ close }) => (
            <>
              <EditionChoice onAct={close} />
              <ViewOptions />
              <div className={row}>
                <GuideButton />
                <LanguageLink />
              </div>
            </>
          )}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
