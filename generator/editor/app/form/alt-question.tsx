import { css } from '@linaria/core';
import { type ReactNode, useState } from 'react';
import { Button, Label, TextArea, TextField } from 'react-aria-components';
import { button, input, row } from '../style/controls.ts';
import { useWords } from '../words/words.tsx';

const box = css`
  display: grid;
  gap: 0.75rem;
`;

interface AltQuestionProps {
  /** Preview of the new picture. */
  children: ReactNode;
  /** Alternative text of the old picture. */
  alt: string;
  onAnswer: (alt: string) => void;
  /** Goes back to the list of pictures. Absent if there is no list. */
  onBack?: () => void;
}

/** Shows a new picture with the old alternative text, and asks whether that text still fits. */
export function AltQuestion({ children, alt, onAnswer, onBack }: AltQuestionProps) {
  const { panel: w } = useWords();
  const [text, setText] = useState(alt);
  return (
    <div className={box}>
      {children}
      <p role="alert">{w.formerAlt}</p>
      <TextField value={text} onChange={setText} autoFocus>
        <Label>{w.whatIsSeen}</Label>
        <TextArea className={input} dir="auto" rows={3} />
      </TextField>
      <div className={row}>
        <Button className={button} data-main="" isDisabled={text.trim() === ''} onPress={() => onAnswer(text.trim())}>
          {text.trim() === alt ? w.altFits : w.altIsNew}
        </Button>
        {onBack ? (
          <Button className={button} onPress={onBack}>
            {w.otherPicture}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
