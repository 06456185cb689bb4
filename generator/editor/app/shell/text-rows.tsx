import { useId, useState } from 'react';
import { Button, Input, TextField } from 'react-aria-components';
import { LinkPicker } from '../form/link-picker.tsx';
import type { EditedText } from '../frame/edit-text.ts';
import { button, input, row } from '../style/controls.ts';
import { readAddress } from '../text/address.ts';
import { linkAround, meaningAround, setLink, setMeaning } from '../text/toggle-mark.ts';
import { useWords } from '../words/words.tsx';
import { useView } from './view.ts';

interface RowProps {
  edited: EditedText;
}

/**
 * Applies a mark to the selection that the page had when the row opened; moving the focus into the row clears the selection.
 */
function useApply({ element, touched }: EditedText, set: (text: string, root: HTMLElement) => void): (text: string) => void {
  const { show } = useView();
  const [range] = useState(() => element.ownerDocument.getSelection()?.getRangeAt(0).cloneRange());
  return (text) => {
    element.focus();
    const selection = element.ownerDocument.getSelection();
    if (range && selection) {
      selection.removeAllRanges();
      selection.addRange(range);
    }
    set(text, element);
    touched();
    show({ openRow: undefined });
  };
}

/** Input for the address of a link. */
export function LinkRow({ edited }: RowProps) {
  const w = useWords();
  const apply = useApply(edited, setLink);
  const [href, setHref] = useState(() => linkAround(edited.element));
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
  const apply = useApply(edited, setMeaning);
  const [meaning, setMeaningText] = useState(() => meaningAround(edited.element));
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
