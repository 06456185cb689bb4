import { css } from '@linaria/core';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { Button, Input, Label, TextField } from 'react-aria-components';
import type { LibraryFile } from '../../document/protocol-media.ts';
import { AssetMetadata, Thumb } from '../form/asset-parts.tsx';
import type { Path } from '../model/places.ts';
import { toPointer } from '../model/places.ts';
import { Drawing } from '../parts/drawing.tsx';
import { button, input, row } from '../style/controls.ts';
import { count, fill, isolated, useLanguage, useWords } from '../words/words.tsx';
import { mediaBox } from './media-box.ts';
import { MediaReplacement } from './media-replacement.tsx';
import type { Media } from './use-media.ts';

const parts = css`
  & h3 {
    overflow-wrap: anywhere;
    outline: none;
  }

  & section {
    display: grid;
    gap: 0.5rem;
    justify-items: start;
    padding-block-start: 1rem;
    border-block-start: 1px solid var(--hairline);
  }

  & section > * {
    max-inline-size: 100%;
  }

  & li + li {
    margin-block-start: 0.25rem;
  }
`;

const field = css`
  inline-size: min(100%, 24rem);
`;

export interface MediaFileProps {
  file: LibraryFile;
  media: Media;
  /** Shows another file; undefined returns to the list. */
  onChoose: (source: string | undefined) => void;
  onJump: (at: Path) => void;
}

function Uses({ file: { usedAt, usedIn = [] }, onJump }: Pick<MediaFileProps, 'file' | 'onJump'>) {
  const w = useWords();
  const language = useLanguage();
  return (
    <section>
      <h4>{count(w.panel.usedAt, usedAt.length, language)}</h4>
      <ul>
        {usedAt.map(({ at, where }) => (
          <li key={toPointer(at)}>
            <Button className={button} onPress={() => onJump(at)} aria-label={fill(w.media.goTo, isolated({ where }))}>
              {where}
            </Button>
          </li>
        ))}
      </ul>
      {usedIn.length > 0 ? <p>{fill(w.media.usedIn, isolated({ files: usedIn.join(w.comma) }))}</p> : null}
    </section>
  );
}

const stemOf = (source: string) => (source.split('/').pop() ?? '').replace(/\.[^.]*$/, '');

function Rename({ file: { source }, media, onChoose }: Omit<MediaFileProps, 'onJump'>) {
  const w = useWords();
  const [name, setName] = useState(stemOf(source));
  const isOther = name.trim() !== '' && name.trim() !== stemOf(source);
  const run = async () => {
    const renamed = await media.change({ do: 'rename', source, to: name.trim() });
    if (renamed !== undefined) onChoose(renamed);
  };
  return (
    <section>
      <TextField className={field} value={name} onChange={setName}>
        <Label>{w.media.newName}</Label>
        <Input className={input} dir="ltr" />
      </TextField>
      <p>{w.media.nameAbout}</p>
      <Button className={button} isDisabled={!isOther} onPress={run}>
        {w.media.rename}
      </Button>
    </section>
  );
}

function Delete({ file, media, onChoose }: Omit<MediaFileProps, 'onJump'>) {
  const w = useWords();
  const about = useId();
  const isUsed = file.usedAt.length > 0 || file.usedIn !== undefined;
  const run = async () => {
    if ((await media.change({ do: 'delete', source: file.source })) !== undefined) onChoose(undefined);
  };
  return (
    <section>
      <p id={about}>{isUsed ? w.media.unable.used : w.media.deleteAbout}</p>
      <Button className={button} isDisabled={isUsed} aria-describedby={about} onPress={run}>
        <Drawing name="trash" size={18} />
        {w.media.delete}
      </Button>
    </section>
  );
}

/** Details of one file: metadata, uses and actions. */
export function MediaFile({ file, media, onChoose, onJump }: MediaFileProps) {
  const w = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isReplacing, setReplacing] = useState(false);
  // With the heading, as keys that are pressed before would not arrive in the window.
  useLayoutEffect(() => {
    if (!isReplacing) heading.current?.focus();
  }, [isReplacing]);
  if (isReplacing)
    return (
      <MediaReplacement file={file} media={media} onBack={() => setReplacing(false)} onDone={(source) => onChoose(source)} />
    );
  return (
    <div className={`${mediaBox} ${parts}`}>
      <Button className={button} onPress={() => onChoose(undefined)}>
        {w.media.back}
      </Button>
      <Thumb source={file.source} isPicture={file.kind !== 'file'} />
      <div>
        <h3 ref={heading} tabIndex={-1}>
          <bdi dir="ltr">{file.source}</bdi>
        </h3>
        <AssetMetadata file={file} />
      </div>
      <Uses file={file} onJump={onJump} />
      <Rename file={file} media={media} onChoose={onChoose} />
      {file.usedAt.length > 0 ? (
        <section>
          <p>{w.media.replaceAbout}</p>
          <div className={row}>
            <Button className={button} onPress={() => setReplacing(true)}>
              <Drawing name="swap" size={18} />
              {w.media.replace}
            </Button>
          </div>
        </section>
      ) : null}
      <Delete file={file} media={media} onChoose={onChoose} />
    </div>
  );
}
