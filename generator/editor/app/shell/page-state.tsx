import { Button } from 'react-aria-components';
import { useMay } from '../desk/use-desk.ts';
import { isWithin } from '../model/places.ts';
import { pageOf } from '../store/snapshot.ts';
import { useEditor, useSnapshot } from '../store/use-editor.ts';
import { button } from '../style/controls.ts';
import { keyHint } from '../style/key-hint.ts';
import { useWords } from '../words/words.tsx';
import { useView } from './view.ts';

/** The page is shown but not edited: how, and the way back. */
function ShownOnly({ mode }: { mode: 'live' | 'plain' }) {
  const w = useWords();
  const { show } = useView();
  const mayWrite = useMay('writer');
  return (
    <>
      <span>{w.frame[mode]}</span>
      {mayWrite ? (
        <Button className={button} onPress={() => show({ mode: 'edit' })}>
          {w.frame.backToEditing}
        </Button>
      ) : null}
    </>
  );
}

/** State of the current page: editable and how, shown only, or withheld because of an error, with a link to it. */
export function PageState() {
  const w = useWords();
  const { navigation } = useEditor();
  const snapshot = useSnapshot();
  const { view, show } = useView();
  const page = pageOf(snapshot);
  const problem = snapshot.state?.problems.find(({ kind, at }) => kind === 'error' && page && isWithin(at, page.at));
  const mayWrite = useMay('writer');
  if (view.mode !== 'edit' && !(problem && mayWrite)) return <ShownOnly mode={view.mode} />;
  if (!problem)
    return (
      <>
        <small>{w.frame.editable}</small>
        <small className={keyHint}>{w.frame.keys}</small>
      </>
    );
  const go = () => {
    navigation.jump(problem.at);
    show({ part: 'panel' });
  };
  return (
    <>
      <span>{w.frame.faulty}</span>
      <Button className={button} onPress={go}>
        {w.problems.jump}
      </Button>
    </>
  );
}
