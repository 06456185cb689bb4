import { css } from '@linaria/core';
import { useEffect, useState } from 'react';
import { Button, Input, Label, TextField } from 'react-aria-components';
import type { Json } from '../../../core/json/value.ts';
import { useUpload } from '../form/use-upload.ts';
import type { Path } from '../model/places.ts';
import { DialogFrame } from '../parts/dialog-frame.tsx';
import type { PastedPictures } from '../paste/paste.ts';
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

/** Object URL of a file, revoked on unmount. */
function useObjectUrl(file: File): string {
  const [address, setAddress] = useState('');
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}

/** Adds a picture to a list as a figure. @param alt alternative text; empty for a decorative picture */
function useAddFigure() {
  const { state, changes } = useEditor();
  return (at: Path, index: number, source: string, alt: string) => {
    const described: Record<string, Json> = alt === '' ? { alt, decorative: true } : { alt };
    const value = { type: 'figure', image: { src: source, ...described } };
    const values = {
      ...placeOf(state.snapshot(), at),
      ...valueOfEach('what', (language) => words[language].pasted.pictureName),
    };
    changes.change([{ do: 'insert', at, index, value }], { key: 'add', values });
  };
}

function PastedPictureDialog({ offered: { files, at, index }, file }: { offered: PastedPictures; file: File }) {
  const w = useWords();
  const { api } = useEditor();
  const { show } = useView();
  const shown = useObjectUrl(file);
  const [alt, setAlt] = useState('');
  const next = (by: number) =>
    show({ pictures: files.length > 1 ? { files: files.slice(1), at, index: index + by } : undefined });
  const add = useAddFigure();
  const { isBusy, reason, send } = useUpload(w.panel.uploadFailed, ({ file: { source } }) => {
    add(at, index, source, alt.trim());
    next(1);
  });
  return (
    <div className={form}>
      {shown === '' ? null : <img src={shown} alt="" />}
      <TextField value={alt} onChange={setAlt}>
        <Label>{w.pasted.alt}</Label>
        <Input className={input} dir="auto" />
      </TextField>
      <p role="alert">{reason}</p>
      <div className={row}>
        <Button className={button} data-main="" isDisabled={isBusy} onPress={() => send(() => api.upload('picture', file))}>
          {isBusy ? w.panel.uploading : w.pasted.add}
        </Button>
        <Button className={button} onPress={() => next(0)}>
          {w.pasted.leave}
        </Button>
      </div>
    </div>
  );
}

/** Dialog that offers to add pasted pictures. They are uploaded as other files are. */
export function PastedPictureDialogs() {
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
      {() =>
        view.pictures && file ? (
          <PastedPictureDialog key={view.pictures.files.length} offered={view.pictures} file={file} />
        ) : null
      }
    </DialogFrame>
  );
}
