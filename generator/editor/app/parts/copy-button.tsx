import { useState } from 'react';
import { Button } from 'react-aria-components';
import { button } from '../style/controls.ts';
import { useWords } from '../words/words.tsx';

/** Puts a text into the clipboard, and says that it is there. */
export function CopyButton({ text }: { text: string }) {
  const w = useWords();
  const [isDone, setDone] = useState(false);
  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => setDone(true),
      // Where the browser does not let it, the text can be selected.
      () => setDone(false),
    );
  };
  return (
    <>
      <Button className={button} data-main="" onPress={copy}>
        {w.clash.copy}
      </Button>
      <span role="status">{isDone ? w.clash.copied : ''}</span>
    </>
  );
}
