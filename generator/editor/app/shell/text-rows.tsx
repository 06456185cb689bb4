import { useId, useState } from 'react';
import { Button, Input, TextField } from 'react-aria-components';
import { LinkPicker } from '../form/link-picker.tsx';
import { button, input, row } from '../style/controls.ts';
import { readAddress } from '../text/address.ts';
import { useWords } from '../words/words.tsx';
import type { WritingTools } from '../writing/tools.ts';
import { useView } from './view.ts';

interface RowProps {
  edited: WritingTools;
}

/** Applies a mark to the selection that the text had when the row opened, and closes the row. */
function useApply(set: (text: string) => void): (text: string) => void {
  const { show } = useView();
  return (text) => {
    set(text);
    show({ openRow: undefined });
  };
}

/** Input for the address of a link. */
export function LinkRow({ edited }: RowProps) {
  const w = useWords();
  const apply = useApply(edited.setLink);
  const [href, setHref] = useState(() => edited.linkAround());
  const [isWrong, setWrong] = useState(false);
  const about = useId();
  const keep = () => {
    const to = href.trim() === '' ? '' : readAddress(href);
    if (to === undefined) setWrong(true);
    else apply(to);
  };
  return (
    <div className={row}>
      <LinkPicker
        label={w.text.linkTo}
        value={href}
        onChange={(next) => {
          setHref(next);
          setWrong(false);
        }}
        onSubmit={keep}
        autoFocus
        isInvalid={isWrong}
        describedBy={isWrong ? about : undefined}
      />
      <Button className={button} data-main="" onPress={keep}>
        {w.text.apply}
      </Button>
      <Button className={button} onPress={() => apply('')}>
        {w.text.unlink}
      </Button>
      <small id={about} role="alert">
        {isWrong ? w.text.noAddress : ''}
      </small>
    </div>
  );
}

/** Input for the meaning of an abbreviation. */
export function MeaningRow({ edited }: RowProps) {
  const w = useWords();
  const apply = useApply(edited.setMeaning);
  const [meaning, setMeaningText] = useState(edited.meaningAround);
  return (
    <div className={row}>
      <TextField aria-label={w.text.meaning} value={meaning} onChange={setMeaningText} autoFocus>
        <Input
          className={input}
          dir="auto"
          placeholder={w.text.meaning}
          onKeyDown={({ key }) => key === 'Enter' && apply(meaning)}
        />
      </TextField>
      <Button className={button} data-main="" onPress={() => apply(meaning)}>
        {w.text.apply}
      </Button>
      <Button className={button} onPress={() => apply('')}>
        {w.text.noMeaning}
      </Button>
    </div>
  );
}
