import { useState } from 'react';
import { Button, Label, TextArea, TextField } from 'react-aria-components';
import type { LibraryFile } from '../../document/protocol-media.ts';
import { AssetButton, assetGrid, Thumb, UploadArea } from '../form/asset-parts.tsx';
import { button, input, row } from '../style/controls.ts';
import { count, fill, isolated, useLanguage, useWords } from '../words/words.tsx';
import { mediaBox } from './media-box.ts';
import type { Media } from './use-media.ts';

interface MediaReplacementProps {
  file: LibraryFile;
  media: Media;
  onBack: () => void;
  /** Receives the file that is used now. */
  onDone: (source: string) => void;
}

/** Picks the replacement of a file, then asks whether the old alternative texts still fit. */
export function MediaReplacement({ file, media, onBack, onDone }: MediaReplacementProps) {
  const w = useWords();
  const [by, setBy] = useState<string | undefined>(undefined);
  if (by !== undefined) return <Descriptions file={file} by={by} media={media} onBack={() => setBy(undefined)} onDone={onDone} />;
  const isPicture = file.kind !== 'file';
  const others = (media.files ?? []).filter(({ kind, source }) => (kind !== 'file') === isPicture && source !== file.source);
  const take = (source: string) => {
    media.reload();
    setBy(source);
  };
  return (
    <>
      <div className={row}>
        <Button className={button} onPress={onBack} autoFocus>
          {w.media.backToFile}
        </Button>
      </div>
      <h3>{fill(w.media.chooseOther, isolated({ file: file.source }))}</h3>
      <UploadArea isPicture={isPicture} onUploaded={take} />
      <ul className={assetGrid} aria-label={w.panel.library}>
        {others.map((other) => (
          <li key={other.source}>
            <AssetButton file={other} onPress={() => setBy(other.source)} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface DescriptionsProps extends MediaReplacementProps {
  by: string;
}

function Descriptions({ file, by, media, onBack, onDone }: DescriptionsProps) {
  const w = useWords();
  const language = useLanguage();
  const former = [...new Set(file.usedAt.flatMap(({ alt }) => alt ?? []))];
  const [texts, setTexts] = useState<ReadonlyMap<string, string>>(new Map(former.map((alt) => [alt, alt])));
  const run = async () => {
    const alts = file.usedAt.flatMap(({ at, alt }) => (alt === undefined ? [] : [{ at, alt: (texts.get(alt) ?? alt).trim() }]));
    if ((await media.change({ do: 'replace', source: file.source, by, alts })) !== undefined) onDone(by);
  };
  const isWhole = [...texts.values()].every((text) => text.trim() !== '');
  return (
    <div className={mediaBox}>
      <Button className={button} onPress={onBack} autoFocus>
        {w.panel[file.kind === 'file' ? 'pickFile' : 'otherPicture']}
      </Button>
      <Thumb source={by} isPicture={file.kind !== 'file'} />
      <p>
        <bdi dir="ltr">{by}</bdi>
      </p>
      {former.length > 0 ? <p role="alert">{w.media.formerAlts}</p> : null}
      {former.map((alt) => (
        <TextField key={alt} value={texts.get(alt) ?? ''} onChange={(text) => setTexts(new Map(texts).set(alt, text))}>
          <Label>{w.panel.whatIsSeen}</Label>
          <TextArea className={input} dir="auto" rows={2} />
        </TextField>
      ))}
      <Button className={button} data-main="" isDisabled={!isWhole} onPress={run}>
        {count(w.media.replaceIn, file.usedAt.length, language)}
      </Button>
    </div>
  );
}
