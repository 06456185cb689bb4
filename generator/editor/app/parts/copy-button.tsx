import { useState } from 'react';
import { Button } from 'react-aria-components';
import { button } from '../style/controls.ts';
import { useWords } from '../words/words.tsx';

interface CopyButtonProps {
  text: string;
  /** Default: what the person wrote is copied. */
  label?: string;
}

/** Button that copies a text and confirms it. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const w = useWords();
  const [isDone, setDone] = useState(false);
  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => setDone(true),
      // If the browser refuses, the user can select the text.
      () => setDone(false),
    );
  };
  return (
    <>
      <Button className={button} data-main="" onPress={copy}>
        {label ?? w.clash.copy}
      </Button>
      <span role="status">{isDone ? w.clash.copied : ''}</span>
    </>
  );
}
