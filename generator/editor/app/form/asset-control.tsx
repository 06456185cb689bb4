import { css } from '@linaria/core';
import { useEffect, useState } from 'react';
import { Button, DialogTrigger, Input, SearchField } from 'react-aria-components';
import type { LibraryFile } from '../../document/protocol-media.ts';
import type { Operation } from '../../document/text/operation.ts';
import { roleOfField } from '../model/fields.ts';
import { isSame, type Path } from '../model/places.ts';
import { DialogFrame } from '../parts/dialog-frame.tsx';
import { Drawing } from '../parts/drawing.tsx';
import { fetchWithRetry } from '../store/fetch-with-retry.ts';
import { placeOf } from '../store/naming.ts';
import { altOf, formerAlt, replacePicture } from '../store/replace-picture.ts';
import { loadedValueAt } from '../store/snapshot.ts';
import { useEditor } from '../store/use-editor.ts';
import { button, input } from '../style/controls.ts';
import { useWords } from '../words/words.tsx';
import { AltQuestion } from './alt-question.tsx';
import { AssetButton, assetGrid, Thumb, UploadArea } from './asset-parts.tsx';
import { CropButton } from './crop-dialog.tsx';
import type { ControlProps } from './field-context.ts';

const chosenFile = css`
  display: flex;
  align-items: center;
  gap: 0.75rem;

  & > img,
  & > span:first-child {
    inline-size: 5rem;
    block-size: 4rem;
  }

  & bdi {
    overflow-wrap: anywhere;
  }
`;

function useLibrary(isPicture: boolean): LibraryFile[] {
  const { api } = useEditor();
  const [files, setFiles] = useState<LibraryFile[]>([]);
  useEffect(() => {
    const take = (all: LibraryFile[]) => setFiles(all.filter(({ kind }) => (kind === 'file') !== isPicture));
    return fetchWithRetry(api.library, take);
  }, [api, isPicture]);
  return files;
}

interface LibraryProps {
  isPicture: boolean;
  current: string;
  onPick: (source: string) => void;
}

/** Files of the site, and an upload area. */
export function Library({ isPicture, current, onPick }: LibraryProps) {
  const w = useWords();
  const files = useLibrary(isPicture);
  const [query, setQuery] = useState('');
  return (
    <>
      <UploadArea isPicture={isPicture} onUploaded={onPick} />
      <SearchField aria-label={w.panel.searchLibrary} value={query} onChange={setQuery}>
        <Input className={input} placeholder={w.panel.searchLibrary} />
      </SearchField>
      <ul className={assetGrid} aria-label={w.panel.library}>
        {files
          .filter(({ source }) => source.includes(query.trim()))
          .map((file) => (
            <li key={file.source}>
              <AssetButton file={file} isChosen={file.source === current} onPress={() => onPick(file.source)} />
            </li>
          ))}
      </ul>
    </>
  );
}

/** Replaces a picture by a crop of it. */
function useTakeCrop(path: Path) {
  const { state, changes } = useEditor();
  return (source: string) => {
    const snapshot = state.snapshot();
    const focus = [...path.slice(0, -1), 'focus'];
    // A focus point of the whole picture means nothing in the crop.
    const rest: Operation[] = loadedValueAt(snapshot, focus) === undefined ? [] : [{ do: 'remove', at: focus }];
    changes.change([{ do: 'set', at: path, value: source }, ...rest], { key: 'set', values: placeOf(snapshot, path) });
  };
}

interface AssetChoiceProps extends Pick<ControlProps, 'path' | 'commit'> {
  source: string;
  isPicture: boolean;
  close: () => void;
}

/** File picker. If the old picture has alternative text, asks whether it fits the new one before anything is written. */
function AssetChoice({ path, source, isPicture, commit, close }: AssetChoiceProps) {
  const editor = useEditor();
  const [picked, setPicked] = useState<string | undefined>(undefined);
  const former = () => (isPicture ? formerAlt(editor.state.snapshot(), path) : '');
  const pick = (next: string) => {
    if (next !== source && former() !== '') return setPicked(next);
    commit(next);
    close();
    if (isPicture) editor.navigation.focus(altOf(path));
  };
  if (picked === undefined) return <Library isPicture={isPicture} current={source} onPick={pick} />;
  const replace = (alt: string) => {
    replacePicture(editor, path, picked, alt);
    close();
  };
  return (
    <AltQuestion alt={former()} onAnswer={replace} onBack={() => setPicked(undefined)}>
      <Thumb source={picked} isPicture />
    </AltQuestion>
  );
}

/** Control for a picture or another file: choose an existing one or upload a new one. */
export function AssetControl({ path, field, value, label, commit }: ControlProps) {
  const w = useWords();
  const { state } = useEditor();
  const isPicture = roleOfField(field).file === 'picture';
  const source = typeof value === 'string' ? value : '';
  const title = isPicture ? w.panel.pickPicture : w.panel.pickFile;
  // A field that was just added and is empty opens its picker at once.
  const [isOpen, setOpen] = useState(
    () => source === '' && [path, path.slice(0, -1)].some((at) => isSame(at, state.snapshot().focus)),
  );
  const takeCrop = useTakeCrop(path);
  return (
    <div className={chosenFile}>
      {source === '' ? null : <Thumb source={source} isPicture={isPicture} />}
      <div>
        <p>
          <bdi dir="ltr">{source}</bdi>
        </p>
        <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
          <Button className={button} aria-label={`${label}: ${title}`}>
            <Drawing name={isPicture ? 'picture' : 'file'} size={18} />
            {title}
          </Button>
          <DialogFrame title={title}>
            {(close) => <AssetChoice path={path} source={source} isPicture={isPicture} commit={commit} close={close} />}
          </DialogFrame>
        </DialogTrigger>{' '}
        {isPicture && source !== '' ? <CropButton source={source} label={label} onDone={takeCrop} /> : null}
      </div>
    </div>
  );
}
