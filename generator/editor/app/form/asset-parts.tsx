import { css } from '@linaria/core';
import type { ClipboardEvent } from 'react';
import { Button, FileTrigger } from 'react-aria-components';
import type { LibraryFile } from '../../document/protocol-media.ts';
import { Drawing } from '../parts/drawing.tsx';
import { useDrop } from '../parts/use-drop.ts';
import { useEditor } from '../store/use-editor.ts';
import { button } from '../style/controls.ts';
import { count, useLanguage, useWords } from '../words/words.tsx';
import { useUpload } from './use-upload.ts';

/** Grid of file buttons. */
export const assetGrid = css`
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

/** File size for display, in KB or MB. */
export const sizeOf = (bytes: number) => (bytes >= 1e6 ? `${(bytes / 1e6).toFixed(1)} MB` : `${Math.ceil(bytes / 1000)} KB`);

export function Thumb({ source, isPicture }: { source: string; isPicture: boolean }) {
  const { base } = useEditor();
  if (!isPicture) {
    return (
      <span className={thumb}>
        <Drawing name="file" size={28} />
      </span>
    );
  }
  return (
    <img
      className={thumb}
      src={`${base}_edit/asset/${source.split('/').map(encodeURIComponent).join('/')}`}
      alt=""
      loading="lazy"
    />
  );
}

/** Type and size of a file, and the dimensions of a picture. */
export function AssetMetadata({ file: { source, bytes, width, height } }: { file: LibraryFile }) {
  const kind = source.split('.').pop()?.toUpperCase();
  return (
    <small>
      <bdi dir="ltr">{[kind, sizeOf(bytes), width && height ? `${width}×${height}` : ''].filter(Boolean).join(' · ')}</bdi>
    </small>
  );
}

interface AssetButtonProps {
  file: LibraryFile;
  isChosen?: boolean;
  autoFocus?: boolean;
  onPress: () => void;
}

/** Button that selects a file: thumbnail, name, metadata, number of uses. */
export function AssetButton({ file, isChosen, autoFocus = false, onPress }: AssetButtonProps) {
  const w = useWords();
  const language = useLanguage();
  const { source, kind, usedAt } = file;
  return (
    <Button {...(isChosen !== undefined && { 'aria-pressed': isChosen })} autoFocus={autoFocus} onPress={onPress}>
      <Thumb source={source} isPicture={kind !== 'file'} />
      <bdi dir="ltr">{source.split('/').pop()}</bdi>
      <AssetMetadata file={file} />
      <small>{count(w.panel.usedAt, usedAt.length, language)}</small>
    </Button>
  );
}

/** Some systems report no MIME type for HEIC files. */
const looksLikePicture = ({ name, type }: File) => type.startsWith('image/') || /\.hei[cf]$/i.test(name);

interface UploadAreaProps {
  /** Restricts the upload to pictures or to other files. Absent: decided by the file. */
  isPicture?: boolean;
  onUploaded: (source: string) => void;
}

/** Uploads a file that is picked, dropped or pasted. */
export function UploadArea({ isPicture, onUploaded: onKept }: UploadAreaProps) {
  const w = useWords();
  const { api, notes } = useEditor();
  const { isBusy, reason, send } = useUpload(w.panel.uploadFailed, ({ file, converted }) => {
    if (converted) notes.show('converted');
    onKept(file.source);
  });
  const take = (file: File | undefined) =>
    file && send(() => api.upload((isPicture ?? looksLikePicture(file)) ? 'picture' : 'file', file));
  const { isOver, events } = useDrop(({ files }) => take(files[0]));
  const paste = ({ clipboardData }: ClipboardEvent) => take(clipboardData.files[0]);
  return (
    <fieldset className={drop} aria-label={w.panel.upload} data-over={isOver || undefined} {...events} onPaste={paste}>
      <FileTrigger {...(isPicture && { acceptedFileTypes: ['image/*'] })} onSelect={(files) => take(files?.[0])}>
        <Button className={button}>
          <Drawing name="upload" size={18} />
          {w.panel.upload}
        </Button>
      </FileTrigger>
      <span>{isBusy ? w.panel.uploading : w.panel.drop}</span>
      <p role="alert">{reason}</p>
    </fieldset>
  );
}
