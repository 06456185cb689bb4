import { css } from '@linaria/core';
import { useState } from 'react';
import { Button, DialogTrigger } from 'react-aria-components';
import { Library } from '../form/asset-control.tsx';
import { Thumb } from '../form/asset-parts.tsx';
import { DialogFrame } from '../parts/dialog-frame.tsx';
import { Drawing } from '../parts/drawing.tsx';
import { IconButton } from '../parts/icon-button.tsx';
import { button } from '../style/controls.ts';
import { useWords } from '../words/words.tsx';
import { taskField } from './fields.tsx';
import { useWrong } from './wrong-field.ts';

const chosen = css`
  display: flex;
  align-items: center;
  gap: 0.5rem;

  & > img {
    inline-size: 5rem;
    block-size: 3.5rem;
  }
`;

interface PictureFieldProps {
  label: string;
  /** File under `assets/`; empty: none. */
  value: string;
  onChange: (source: string) => void;
}

/** Picture of what is added: a file of the site, or a new one. */
export function PictureField({ label, value, onChange }: PictureFieldProps) {
  const w = useWords();
  const wrong = useWrong('image');
  const [isOpen, setOpen] = useState(false);
  const pick = (source: string) => {
    onChange(source);
    setOpen(false);
  };
  return (
    <div className={taskField} data-task-field="image">
      <span aria-hidden="true">{label}</span>
      <div className={chosen}>
        {value === '' ? null : <Thumb source={value} isPicture />}
        <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
          <Button className={button} aria-label={`${label}: ${w.panel.pickPicture}`}>
            <Drawing name="picture" size={18} />
            {w.panel.pickPicture}
          </Button>
          <DialogFrame title={w.panel.pickPicture}>{() => <Library isPicture current={value} onPick={pick} />}</DialogFrame>
        </DialogTrigger>
        {value === '' ? null : <IconButton label={w.tasks.noPicture} drawing="close" isSmall onPress={() => onChange('')} />}
      </div>
      {wrong === undefined ? null : <span data-wrong="">{wrong}</span>}
    </div>
  );
}
