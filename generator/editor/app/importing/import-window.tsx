import { Button } from 'react-aria-components';
import { useFocusedHeading } from '../languages/use-languages.ts';
import { useSnapshot } from '../store/use-editor.ts';
import { button, row } from '../style/controls.ts';
import { count, useLanguage, useWords } from '../words/words.tsx';
import { ChooseFiles } from './choose-files.tsx';
import { ImportAccountView } from './import-account.tsx';
import type { ImportStage } from './import-session.ts';
import { importBox } from './style.ts';
import { useImport } from './use-import.ts';

function Working({ words, share }: Extract<ImportStage, { is: 'working' }>) {
  const { importing: w } = useWords();
  return (
    <div className={importBox}>
      <p role="status">{words}</p>
      <progress aria-label={w.account} max={1} {...(share !== undefined && { value: share })} />
    </div>
  );
}

interface ImportWindowProps {
  onDone: () => void;
  /** Opens the form of another task. */
  onTask: (task: 'placeholders') => void;
}

/** Last step: what is to be written. */
function Written({ how, onDone, onTask }: Extract<ImportStage, { is: 'written' }> & ImportWindowProps) {
  const w = useWords();
  const { importing } = w;
  const language = useLanguage();
  const heading = useFocusedHeading();
  const toWrite = useSnapshot().state?.problems.filter(({ kind }) => kind === 'placeholder').length ?? 0;
  return (
    <div className={importBox}>
      <h3 ref={heading} tabIndex={-1}>
        {importing.done}
      </h3>
      <p>{importing.undoable}</p>
      {how === 'add' ? <p>{importing.doneMenu}</p> : null}
      <p role="status">{count(importing.toWrite, toWrite, language)}</p>
      <div className={row}>
        {toWrite > 0 ? (
          <Button className={button} data-main="" onPress={() => onTask('placeholders')}>
            {importing.toList}
          </Button>
        ) : null}
        <Button className={button} onPress={onDone}>
          {w.close}
        </Button>
      </div>
    </div>
  );
}

/** Brings an old site: its files, the account of them, and what to do with them. */
export function ImportWindow(props: ImportWindowProps) {
  const { session, stage } = useImport();
  if (stage.is === 'choosing') return <ChooseFiles stage={stage} onStart={(files, options) => session.start(files, options)} />;
  if (stage.is === 'working') return <Working {...stage} />;
  if (stage.is === 'known') return <ImportAccountView stage={stage} session={session} />;
  return <Written {...stage} {...props} />;
}
