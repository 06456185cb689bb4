import { css } from '@linaria/core';
import { useEffect, useState } from 'react';
import { Button, Input, Label, TextField } from 'react-aria-components';
import type { Json } from '../../../json/value.ts';
import { DialogFrame } from '../parts/dialog-frame.tsx';
import type { OfferedPictures } from '../paste/paste.ts';
import { placeOf } from '../store/naming.ts';
import { useEditor } from '../store/use-editor.ts';
import { button, input, row } from '../style/controls.ts';
import { useWords, valueOfEach, words } from '../words/words.tsx';
import { useView } from './view.ts';

const form = css`
  display: grid;
  gap: 0.75rem;

  & > img {
    max-inline-size: 100%;
    max-block-size: 14rem;
    border-radius: var(--radius);
  }
`;

/** What a file shows, as an address for as long as it is shown. */
function useShown(file: File): string {
  const [address, setAddress] = useState('');
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}

function Offer({ offered: { files, at, index }, file }: { offered: OfferedPictures; file: File }) {
  const w = useWords();
  const editor = useEditor();
  const { show } = useView();
  const shown = useShown(file);
  const [alt, setAlt] = useState('');
  const [state, setState] = useState({ isBusy: false, reason: '' });
  const next = (by: number) =>
    show({ pictures: files.length > 1 ? { files: files.slice(1), at, index: index + by } : undefined });
  const add = async () => {
    setState({ isBusy: true, reason: '' });
    const result = await editor.api.upload('picture', file).catch(() => undefined);
    if (!result || result.state === 'refused') {
      setState({ isBusy: false, reason: result?.reason ?? w.panel.uploadFailed });
      return;
    }
    const described: Record<string, Json> = alt.trim() === '' ? { alt: '', decorative: true } : { alt: alt.trim() };
    const value = { type: 'figure', image: { src: result.file.source, ...described } };
    const values = {
      ...placeOf(editor.state.snapshot(), at),
      ...valueOfEach('what', (language) => words[language].pasted.pictureName),
    };
    editor.changes.change([{ do: 'insert', at, index, value }], { key: 'add', values });
    next(1);
  };
  return (
    <div className={form}>
      {shown === '' ? null : <img src={shown} alt="" />}
      <TextField value={alt} onChange={setAlt}>
        <Label>{w.pasted.alt}</Label>
        <Input className={input} dir="auto" />
      </TextField>
      <p role="alert">{state.reason}</p>
      <div className={row}>
        <Button className={button} data-main="" isDisabled={state.isBusy} onPress={add}>
          {state.isBusy ? w.panel.uploading : w.pasted.add}
        </Button>
        <Button className={button} onPress={() => next(0)}>
          {w.pasted.leave}
        </Button>
      </div>
    </div>
  );
}

/** A picture that was pasted into a text: it is added where somebody wants it, over the road of every other file. */
export function PictureOffer() {
  const w = useWords();
  const { view, show } = useView();
  const [file] = view.pictures?.files ?? [];
  return (
    <DialogFrame
      title={w.pasted.picture}
      isNarrow
      isOpen={file !== undefined}
      onOpenChange={(isOpen) => isOpen || show({ pictures: undefined })}
    >
      {() => (view.pictures && file ? <Offer key={view.pictures.files.length} offered={view.pictures} file={file} /> : null)}
    </DialogFrame>
  );
}
