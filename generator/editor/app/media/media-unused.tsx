import { css } from '@linaria/core';
import { useLayoutEffect, useRef } from 'react';
import { Button } from 'react-aria-components';
import type { LibraryFile } from '../../document/protocol-media.ts';
import { AssetMetadata, sizeOf, Thumb } from '../form/asset-parts.tsx';
import { Drawing } from '../parts/drawing.tsx';
import { button } from '../style/controls.ts';
import { count, fill, isolated, useLanguage, useWords } from '../words/words.tsx';
import { mediaBox } from './media-box.ts';
import type { Media } from './use-media.ts';

const list = css`
  display: grid;
  gap: 0.5rem;

  & > li {
    display: grid;
    grid-template-columns: 4rem minmax(0, 1fr);
    gap: 0.75rem;
    align-items: center;
    overflow-wrap: anywhere;
  }

  & > li > :first-child {
    block-size: 3rem;
  }

  & > li > div {
    display: grid;
    justify-items: start;
  }
`;

/** Whether nothing in the project refers to the file. */
export const isUnused = ({ usedAt, usedIn }: LibraryFile) => usedAt.length === 0 && usedIn === undefined;

interface MediaUnusedProps {
  media: Media;
  onBack: () => void;
}

/** Lists the files that are deleted if all unused files are deleted, and deletes them. */
export function MediaUnused({ media, onBack }: MediaUnusedProps) {
  const w = useWords();
  const language = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  const files = (media.files ?? []).filter(isUnused);
  const bytes = sizeOf(files.reduce((sum, file) => sum + file.bytes, 0));
  const run = async () => {
    if ((await media.change({ do: 'deleteUnused', sources: files.map(({ source }) => source) })) !== undefined) onBack();
  };
  return (
    <div className={mediaBox}>
      <Button className={button} onPress={onBack}>
        {w.media.back}
      </Button>
      <h3 ref={heading} tabIndex={-1}>
        {w.media.deleteUnused}
      </h3>
      <p>{fill(w.media.deleteUnusedAbout, isolated({ size: bytes }))}</p>
      <Button className={button} data-main="" isDisabled={files.length === 0} onPress={run}>
        <Drawing name="trash" size={18} />
        {count(w.media.deleteThese, files.length, language)}
      </Button>
      <ul className={list}>
        {files.map((file) => (
          <li key={file.source}>
            <Thumb source={file.source} isPicture={file.kind !== 'file'} />
            <div>
              <bdi dir="ltr">{file.source}</bdi>
              <AssetMetadata file={file} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
