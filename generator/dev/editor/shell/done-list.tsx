import { css } from '@linaria/core';
import { Dialog, DialogTrigger, Heading, Popover } from 'react-aria-components';
import { IconButton } from '../parts/icon-button.tsx';
import { useSnapshot } from '../store/use-editor.ts';
import { popover } from '../style/controls.ts';
import { tell, useLanguage, useWords } from '../words/words.tsx';

const box = css`
  inline-size: min(26rem, 90vw);
  padding: 1rem;
  outline: none;

  & ol {
    display: grid;
    gap: 0.25rem;
    margin-block-start: 0.75rem;
  }

  & li {
    display: flex;
    gap: 0.75rem;
    padding-block: 0.375rem;
    border-block-start: 1px solid var(--hairline);
  }

  & li[data-undone] {
    color: var(--soft);
    text-decoration: line-through;
  }

  & time {
    flex: none;
    font-size: 0.8125rem;
    color: var(--soft);
  }
`;

/** What was done in the session, each as a sentence. */
export function DoneList() {
  const w = useWords();
  const language = useLanguage();
  const { state } = useSnapshot();
  const clock = new Intl.DateTimeFormat(`${language}-u-nu-latn`, { hour: 'numeric', minute: '2-digit' });
  const done = state?.done ?? [];
  return (
    <DialogTrigger>
      <IconButton label={w.bar.done} drawing="history" />
      <Popover className={popover}>
        <Dialog className={box}>
          <Heading slot="title">{w.bar.done}</Heading>
          {done.length === 0 ? <p>{w.bar.nothingDone}</p> : null}
          <ol>
            {done.map(({ id, summary, when, isUndone }) => (
              <li key={id} data-undone={isUndone || undefined}>
                <time dateTime={new Date(when).toISOString()}>{clock.format(when)}</time>
                <span>{tell(summary, language)}</span>
              </li>
            ))}
          </ol>
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
