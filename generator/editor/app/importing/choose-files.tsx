import { useState } from 'react';
import { Button, FileTrigger, Switch } from 'react-aria-components';
import { importLimits } from '../../document/protocol-import.ts';
import { sizeOf } from '../form/asset-parts.tsx';
import { Drawing } from '../parts/drawing.tsx';
import { ProblemLines } from '../parts/problem-lines.tsx';
import { useDrop } from '../parts/use-drop.ts';
import { button } from '../style/controls.ts';
import { track } from '../style/switch.ts';
import { count, fill, useLanguage, useWords } from '../words/words.tsx';
import { type ChosenFile, droppedFiles, isTooLarge, pickedFiles, sizeOfAll } from './chosen-files.ts';
import type { ImportOptions, ImportStage } from './import-session.ts';
import { chosenFiles, importBox } from './style.ts';

const endings = ['.xml', '.docx', '.csv', '.xlsx', '.html', '.md'];

interface PickerProps {
  onFiles: (files: readonly ChosenFile[]) => void;
}

/** Files and folders by button or by drop. */
function Picker({ onFiles }: PickerProps) {
  const { importing: w } = useWords();
  const { isOver, events } = useDrop((data) => {
    droppedFiles(data).then(onFiles, () => onFiles([]));
  });
  const pick = (list: FileList | null) => list && onFiles(pickedFiles(list));
  return (
    <div className={chosenFiles} data-over={isOver || undefined} {...events}>
      <FileTrigger allowsMultiple acceptedFileTypes={endings} onSelect={pick}>
        <Button className={button} autoFocus>
          <Drawing name="file" size={18} />
          {w.chooseFiles}
        </Button>
      </FileTrigger>
      <FileTrigger acceptDirectory onSelect={pick}>
        <Button className={button}>
          <Drawing name="upload" size={18} />
          {w.chooseFolder}
        </Button>
      </FileTrigger>
      <span>{w.drop}</span>
    </div>
  );
}

function Option({ label, isOn, onChange }: { label: string; isOn: boolean; onChange: (isOn: boolean) => void }) {
  return (
    <Switch className={track} isSelected={isOn} onChange={onChange}>
      <span />
      {label}
    </Switch>
  );
}

/** What is chosen, or why it cannot be read. */
function useChosenWords(files: readonly ChosenFile[] | undefined): { chosen: string; wrong: string } {
  const { importing: w } = useWords();
  const language = useLanguage();
  if (!files) return { chosen: '', wrong: '' };
  if (files.length === 0) return { chosen: '', wrong: w.noFiles };
  const words = (number: number, bytes: number) => ({
    files: count(w.files, number, language),
    size: `\u2068${sizeOf(bytes)}\u2069`,
  });
  const chosen = fill(w.chosen, words(files.length, sizeOfAll(files)));
  return { chosen, wrong: isTooLarge(files) ? fill(w.tooLarge, words(importLimits.files, importLimits.bytes)) : '' };
}

interface ChooseFilesProps {
  stage: Extract<ImportStage, { is: 'choosing' }>;
  onStart: (files: readonly ChosenFile[], options: ImportOptions) => void;
}

/** First step: the files of the old site, and options. */
export function ChooseFiles({ stage, onStart }: ChooseFilesProps) {
  const { importing: w } = useWords();
  const [files, setFiles] = useState<readonly ChosenFile[] | undefined>(undefined);
  const [isFetching, setFetching] = useState(true);
  const [withComments, setComments] = useState(false);
  const { chosen, wrong } = useChosenWords(files);
  const isReady = files !== undefined && wrong === '';
  return (
    <div className={importBox}>
      <p>{w.about}</p>
      <div role="alert">
        {[stage.reason, wrong].filter(Boolean).map((reason) => (
          <p key={reason}>{reason}</p>
        ))}
        <ProblemLines problems={stage.problems} />
      </div>
      <Picker onFiles={setFiles} />
      <p role="status">{chosen}</p>
      <fieldset>
        <legend>{w.options}</legend>
        <Option label={w.isFetching} isOn={isFetching} onChange={setFetching} />
        <Option label={w.withComments} isOn={withComments} onChange={setComments} />
      </fieldset>
      <Button
        className={button}
        data-main=""
        isDisabled={!isReady}
        onPress={() => files && onStart(files, { isFetching, withComments })}
      >
        {w.read}
      </Button>
    </div>
  );
}
