import { css } from '@linaria/core';
import { useState } from 'react';
import { Button, Input, SearchField } from 'react-aria-components';
import { matches } from '../../../../templates/components/fold.ts';
import type { LibraryFile } from '../../document/protocol-media.ts';
import { AssetButton, assetGrid, UploadArea } from '../form/asset-parts.tsx';
import type { Path } from '../model/places.ts';
import { Drawing } from '../parts/drawing.tsx';
import { Segments } from '../parts/segments.tsx';
import { button, input } from '../style/controls.ts';
import { useWords } from '../words/words.tsx';
import { MediaFile } from './media-file.tsx';
import { isUnused, MediaUnused } from './media-unused.tsx';
import { type Media, useMedia } from './use-media.ts';

const message = css`
  color: var(--soft);

  /* It is there before it says something, so that it is spoken, and takes no room. */
  &:empty {
    position: absolute;
  }
`;

const alone = css`
  align-self: flex-start;
`;

const filters = {
  all: () => true,
  pictures: ({ kind }: LibraryFile) => kind !== 'file',
  files: ({ kind }: LibraryFile) => kind === 'file',
  unused: isUnused,
} as const;

type Filter = keyof typeof filters;

interface ListProps {
  media: Media;
  filter: Filter;
  onFilter: (filter: Filter) => void;
  /** Last file that was shown. */
  last: string | undefined;
  onChoose: (source: string) => void;
  onDeleteUnused: () => void;
}

function List({ media, filter, onFilter, last, onChoose, onDeleteUnused }: ListProps) {
  const w = useWords();
  const [query, setQuery] = useState('');
  const { files } = media;
  if (!files) return <p>{w.loading}</p>;
  // A deleted file cannot get the focus back.
  const isLastThere = files.some(({ source }) => source === last);
  const shown = files.filter(filters[filter]).filter(({ source }) => matches(source, query));
  const kept = (source: string) => {
    media.reload();
    onChoose(source);
  };
  const filterNames = Object.keys(filters) as Filter[];
  const options = filterNames.map((id) => ({ id, words: `${w.media.filters[id]} (${files.filter(filters[id]).length})` }));
  return (
    <>
      <UploadArea onUploaded={kept} />
      <SearchField aria-label={w.panel.searchLibrary} value={query} onChange={setQuery} autoFocus={!isLastThere}>
        <Input className={input} placeholder={w.panel.searchLibrary} />
      </SearchField>
      <Segments label={w.media.filter} options={options} value={filter} onChange={onFilter} />
      {filter === 'unused' && files.some(isUnused) ? (
        <Button className={`${button} ${alone}`} onPress={onDeleteUnused}>
          <Drawing name="trash" size={18} />
          {w.media.deleteUnused}
        </Button>
      ) : null}
      {shown.length === 0 ? <p>{w.media.none}</p> : null}
      <ul className={assetGrid} aria-label={w.panel.library}>
        {shown.map((file) => (
          <li key={file.source}>
            <AssetButton file={file} autoFocus={file.source === last} onPress={() => onChoose(file.source)} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface MediaWindowProps {
  onJump: (at: Path) => void;
  /** Opened from a problem about an unused file. */
  isFromRemark: boolean;
}

/** Media library: all pictures and files of the site, their uses, and actions. */
export function MediaWindow({ onJump, isFromRemark }: MediaWindowProps) {
  const media = useMedia();
  const [filter, setFilter] = useState<Filter>(isFromRemark ? 'unused' : 'all');
  const [chosen, setChosen] = useState<string | undefined>(undefined);
  const [last, setLast] = useState<string | undefined>(undefined);
  const [isClearing, setClearing] = useState(false);
  const file = media.files?.find(({ source }) => source === chosen);
  const choose = (source: string | undefined) => {
    setLast(source ?? chosen);
    setChosen(source);
  };
  return (
    <>
      <p role="status" className={message}>
        {media.message}
      </p>
      {isClearing ? (
        <MediaUnused media={media} onBack={() => setClearing(false)} />
      ) : file ? (
        <MediaFile key={file.source} file={file} media={media} onChoose={choose} onJump={onJump} />
      ) : (
        <List
          media={media}
          filter={filter}
          onFilter={setFilter}
          last={last}
          onChoose={choose}
          onDeleteUnused={() => setClearing(true)}
        />
      )}
    </>
  );
}
