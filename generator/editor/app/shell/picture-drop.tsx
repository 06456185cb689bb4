import { useEffect, useState } from 'react';
import { AltQuestion } from '../form/alt-question.tsx';
import { Thumb } from '../form/asset-parts.tsx';
import type { DroppedPicture } from '../frame/drops.ts';
import { DialogFrame } from '../parts/dialog-frame.tsx';
import { altOf, formerAlt, replacePicture } from '../store/replace-picture.ts';
import { useEditor } from '../store/use-editor.ts';
import { useWords } from '../words/words.tsx';
import { useView } from './view.ts';

function DroppedPictureDialog({ dropped: { file, at }, onEnd }: { dropped: DroppedPicture; onEnd: () => void }) {
  const { panel: w } = useWords();
  const editor = useEditor();
  const [source, setSource] = useState<string | undefined>(undefined);
  const [reason, setReason] = useState('');
  const [alt] = useState(() => formerAlt(editor.state.snapshot(), at));
  const end = (kept: string, words: string) => {
    replacePicture(editor, at, kept, words);
    editor.navigation.focus(altOf(at));
    onEnd();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: uploads each dropped picture once
  useEffect(() => {
    const state = { isHere: true };
    editor.api.upload('picture', file).then(
      (result) => {
        if (!state.isHere) return;
        if (result.state === 'refused') return setReason(result.reason);
        if (result.converted) editor.notes.show('converted');
        if (alt === '') end(result.file.source, '');
        else setSource(result.file.source);
      },
      () => setReason(w.uploadFailed),
    );
    return () => {
      state.isHere = false;
    };
  }, [file]);
  if (source === undefined) return <p role={reason === '' ? 'status' : 'alert'}>{reason || w.uploading}</p>;
  return (
    <AltQuestion alt={alt} onAnswer={(words) => end(source, words)}>
      <Thumb source={source} isPicture />
    </AltQuestion>
  );
}

/** Replaces a picture of the page by a dropped one; asks whether an existing alternative text still fits. */
export function PictureDrop() {
  const w = useWords();
  const { view, show } = useView();
  const { dropped } = view;
  const end = () => show({ dropped: undefined });
  return (
    <DialogFrame title={w.panel.newPicture} isNarrow isOpen={dropped !== undefined} onOpenChange={(isOpen) => isOpen || end()}>
      {() => (dropped ? <DroppedPictureDialog dropped={dropped} onEnd={end} /> : null)}
    </DialogFrame>
  );
}
