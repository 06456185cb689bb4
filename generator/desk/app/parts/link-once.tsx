import { css } from '@linaria/core';
import { useId, useState } from 'react';
import { Button } from 'react-aria-components';
import { button, input } from '../../../editor/app/style/controls.ts';
import type { LinkAnswer } from '../../model/protocol.ts';
import { useClock } from '../data/formats.ts';
import { soft } from '../style/desk.ts';
import { fill, isolated, useWords } from '../words/words.tsx';
import { Status } from './status.tsx';

const box = css`
  display: grid;
  gap: 0.5rem;

  & > label {
    font-weight: 500;
  }

  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
  }

  & > div > input {
    flex: 1 1 12rem;
    min-inline-size: 0;
    text-overflow: ellipsis;
  }
`;

/** Link that is shown once: with its end, and a button that copies it. */
export function LinkOnce({ link: { link, expiresAt } }: { link: LinkAnswer }) {
  const w = useWords();
  const clock = useClock();
  const id = useId();
  const [result, setResult] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => setResult(w.copied),
      () => setResult(w.notCopied),
    );
  return (
    <div className={box}>
      <label htmlFor={id}>{w.link}</label>
      <div>
        <input id={id} className={input} dir="ltr" readOnly value={link} onFocus={({ target }) => target.select()} />
        <Button className={button} data-main="" onPress={() => copy()}>
          {w.copy}
        </Button>
      </div>
      <Status>{result}</Status>
      <p className={soft}>
        {fill(w.linkUntil, isolated({ when: clock(expiresAt) }))} {w.linkOnce}
      </p>
    </div>
  );
}
