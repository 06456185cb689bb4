import { Button } from 'react-aria-components';
import { useFocusedHeading } from '../languages/use-languages.ts';
import { useView } from '../shell/view.ts';
import { button, row } from '../style/controls.ts';
import { usePlaceholders } from '../tasks/placeholders-form.tsx';
import { count, useLanguage, useWords } from '../words/words.tsx';
import { ChooseFiles } from './choose-files.tsx';
import { ImportAccountView } from './import-account.tsx';
import { importBox } from './style.ts';
import { type ImportStage, useImport } from './use-import.ts';

function Working({ words, share }: Extract<ImportStage, { is: 'working' }>) {
  const { importing: w } = useWords();
  return (
    <div className={importBox}>
      <p role="status">{words}</p>
      <progress aria-label={w.account} max={1} {...(share !== undefined && { value: share })} />
    </div>
  );
}

/** Last step: what is to be written. */
function Written({ how, onDone }: Extract<ImportStage, { is: 'written' }> & { onDone: () => void }) {
  const w = useWords();
  const { importing } = w;
  const language = useLanguage();
  const { show } = useView();
  const heading = useFocusedHeading();
  const toWrite = usePlaceholders().length;
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
          <Button className={button} data-main="" onPress={() => show({ task: 'placeholders', isFromRemark: false })}>
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
export function ImportWindow({ onDone }: { onDone: () => void }) {
  const importing = useImport();
  const { stage } = importing;
  if (stage.is === 'choosing') return <ChooseFiles stage={stage} onStart={importing.start} />;
  if (stage.is === 'working') return <Working {...stage} />;
  if (stage.is === 'known') return <ImportAccountView stage={stage} importing={importing} />;
  return <Written {...stage} onDone={onDone} />;
}
