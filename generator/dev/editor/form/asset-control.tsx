import { css } from '@linaria/core';
import { useEffect, useState } from 'react';
import { Button, DialogTrigger, FileTrigger, Input, SearchField } from 'react-aria-components';
import type { LibraryFile } from '../../../edit/protocol.ts';
import type { Operation } from '../../../edit/text/operation.ts';
import { aboutField } from '../model/fields.ts';
import { isSame } from '../model/places.ts';
import { DialogFrame } from '../parts/dialog-frame.tsx';
import { Drawing } from '../parts/drawing.tsx';
import { askFor } from '../store/asking.ts';
import { placeOf } from '../store/naming.ts';
import { knownAt } from '../store/snapshot.ts';
import { useEditor } from '../store/use-editor.ts';
import { button, input } from '../style/controls.ts';
import { count, useLanguage, useWords } from '../words/words.tsx';
import { AltQuestion } from './alt-question.tsx';
import { CropButton } from './crop-dialog.tsx';
import type { ControlProps } from './field-context.ts';

const grid = css`
  position: relative;
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
  gap: 0.75rem;
  padding: 0.25rem;
  overflow: auto;

  & button {
    display: grid;
    gap: 0.25rem;
    inline-size: 100%;
    padding: 0.5rem;
    text-align: start;
    background: var(--surface);
    border: 1px solid var(--hairline);
    border-radius: var(--radius);
  }

  & button[data-hovered] {
    background: var(--accent-wash);
  }

  & button[aria-pressed="true"] {
    border-color: var(--accent);
    box-shadow: 0 0 0 1px var(--accent);
  }

  & small {
    color: var(--soft);
  }
`;

const thumb = css`
  display: grid;
  place-items: center;
  inline-size: 100%;
  block-size: 6rem;
  object-fit: contain;
  background: var(--sunken);
  border-radius: 0.375rem;
`;

const drop = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.75rem;
  padding: 0.75rem;
  border: 1px dashed var(--control);
  border-radius: var(--radius);

  &[data-over] {
    background: var(--accent-wash);
  }
`;

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

const size = (bytes: number) => (bytes >= 1e6 ? `${(bytes / 1e6).toFixed(1)} MB` : `${Math.ceil(bytes / 1000)} KB`);

export function Thumb({ source, isPicture }: { source: string; isPicture: boolean }) {
  const { base } = useEditor();
  if (!isPicture) {
    return (
      <span className={thumb}>
        <Drawing name="file" size={28} />
      </span>
    );
  }
  return <img className={thumb} src={`${base}_edit/asset/${encodeURI(source)}`} alt="" loading="lazy" />;
}

function useLibrary(isPicture: boolean): LibraryFile[] {
  const { api } = useEditor();
  const [files, setFiles] = useState<LibraryFile[]>([]);
  useEffect(() => {
    const take = (all: LibraryFile[]) => setFiles(all.filter(({ kind }) => (kind === 'file') !== isPicture));
    return askFor(api.library, take);
  }, [api, isPicture]);
  return files;
}

/** Takes a new file from the device: by its dialogue, by dropping, by pasting. */
function UploadArea({ isPicture, onKept }: { isPicture: boolean; onKept: (source: string) => void }) {
  const w = useWords();
  const editor = useEditor();
  const { api } = editor;
  const [state, setState] = useState<{ isBusy: boolean; reason: string }>({ isBusy: false, reason: '' });
  const [isOver, setOver] = useState(false);
  const send = async (file: File | undefined) => {
    if (!file) return;
    setState({ isBusy: true, reason: '' });
    try {
      const result = await api.upload(isPicture ? 'picture' : 'file', file);
      setState({ isBusy: false, reason: result.state === 'refused' ? result.reason : '' });
      if (result.state === 'refused') return;
      if (result.converted) editor.say('converted');
      onKept(result.file.source);
    } catch {
      setState({ isBusy: false, reason: w.panel.uploadFailed });
    }
  };
  return (
    <fieldset
      className={drop}
      aria-label={w.panel.upload}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        send(event.dataTransfer.files[0]);
      }}
      onPaste={({ clipboardData }) => send(clipboardData.files[0])}
    >
      <FileTrigger {...(isPicture && { acceptedFileTypes: ['image/*'] })} onSelect={(files) => send(files?.[0])}>
        <Button className={button}>
          <Drawing name="upload" size={18} />
          {w.panel.upload}
        </Button>
      </FileTrigger>
      <span>{state.isBusy ? w.panel.uploading : w.panel.drop}</span>
      <p role="alert">{state.reason}</p>
    </fieldset>
  );
}

function Library({ isPicture, current, onPick }: { isPicture: boolean; current: string; onPick: (source: string) => void }) {
  const w = useWords();
  const language = useLanguage();
  const files = useLibrary(isPicture);
  const [query, setQuery] = useState('');
  return (
    <>
      <UploadArea isPicture={isPicture} onKept={onPick} />
      <SearchField aria-label={w.panel.searchLibrary} value={query} onChange={setQuery}>
        <Input className={input} placeholder={w.panel.searchLibrary} />
      </SearchField>
      <ul className={grid} aria-label={w.panel.library}>
        {files
          .filter(({ source }) => source.includes(query.trim()))
          .map(({ source, bytes, width, height, usedAt }) => (
            <li key={source}>
              <Button aria-pressed={source === current} onPress={() => onPick(source)}>
                <Thumb source={source} isPicture={isPicture} />
                <bdi dir="ltr">{source.split('/').pop()}</bdi>
                <small>
                  <bdi dir="ltr">{[size(bytes), width && height ? `${width}×${height}` : ''].filter(Boolean).join(' · ')}</bdi>
                </small>
                <small>{count(w.panel.usedAt, usedAt.length, language)}</small>
              </Button>
            </li>
          ))}
      </ul>
    </>
  );
}

/** A picture or file: one that the site has, or a new one. */
export function AssetControl({ path, field, value, label, commit }: ControlProps) {
  const w = useWords();
  const editor = useEditor();
  const isPicture = aboutField(field).file === 'picture';
  const source = typeof value === 'string' ? value : '';
  const title = isPicture ? w.panel.pickPicture : w.panel.pickFile;
  // A field that was added and has nothing yet asks at once.
  const [isOpen, setOpen] = useState(
    () => source === '' && [path, path.slice(0, -1)].some((at) => isSame(at, editor.snapshot().focus)),
  );
  const altPath = [...path.slice(0, -1), 'alt'];
  const formerAlt = () => {
    const alt = isPicture ? knownAt(editor.snapshot(), altPath) : undefined;
    return typeof alt === 'string' ? alt : '';
  };
  const [picked, setPicked] = useState<string | undefined>(undefined);
  const open = (isNow: boolean) => {
    setOpen(isNow);
    setPicked(undefined);
  };
  // A description of the former picture may be wrong of the new one: that is asked before either is written.
  const pick = (next: string, close: () => void) => {
    if (next !== source && formerAlt() !== '') return setPicked(next);
    commit(next);
    close();
    if (isPicture) editor.focus(altPath);
  };
  const replace = (next: string, alt: string, close: () => void) => {
    const other: Operation[] = alt === formerAlt() ? [] : [{ do: 'set', at: altPath, value: alt }];
    editor.change([{ do: 'set', at: path, value: next }, ...other], { key: 'set', values: placeOf(editor.snapshot(), path) });
    close();
  };
  const takeCrop = (made: string) => {
    const snapshot = editor.snapshot();
    const focus = [...path.slice(0, -1), 'focus'];
    // What mattered in the whole is elsewhere in a part of it.
    const rest: Operation[] = knownAt(snapshot, focus) === undefined ? [] : [{ do: 'remove', at: focus }];
    editor.change([{ do: 'set', at: path, value: made }, ...rest], { key: 'set', values: placeOf(snapshot, path) });
  };
  return (
    <div className={chosenFile}>
      {source === '' ? null : <Thumb source={source} isPicture={isPicture} />}
      <div>
        <p>
          <bdi dir="ltr">{source}</bdi>
        </p>
        <DialogTrigger isOpen={isOpen} onOpenChange={open}>
          <Button className={button} aria-label={`${label}: ${title}`}>
            <Drawing name={isPicture ? 'picture' : 'file'} size={18} />
            {title}
          </Button>
          <DialogFrame title={title}>
            {(close) =>
              picked === undefined ? (
                <Library isPicture={isPicture} current={source} onPick={(next) => pick(next, close)} />
              ) : (
                <AltQuestion
                  alt={formerAlt()}
                  onAnswer={(alt) => replace(picked, alt, close)}
                  onBack={() => setPicked(undefined)}
                >
                  <Thumb source={picked} isPicture />
                </AltQuestion>
              )
            }
          </DialogFrame>
        </DialogTrigger>{' '}
        {isPicture && source !== '' ? <CropButton source={source} label={label} onDone={takeCrop} /> : null}
      </div>
    </div>
  );
}
