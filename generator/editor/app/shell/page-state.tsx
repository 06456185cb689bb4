import { Button } from 'react-aria-components';
import { isWithin } from '../model/places.ts';
import { pageOf } from '../store/snapshot.ts';
import { useEditor, useSnapshot } from '../store/use-editor.ts';
import { button } from '../style/controls.ts';
import { useWords } from '../words/words.tsx';
import { useView } from './view.ts';

/** State of the current page: shown as visitors see it without scripts, or withheld because of an error, with a link to it. */
export function PageState() {
  const w = useWords();
  const { navigation } = useEditor();
  const snapshot = useSnapshot();
  const { show } = useView();
  const page = pageOf(snapshot);
  const problem = snapshot.state?.problems.find(({ kind, at }) => kind === 'error' && page && isWithin(at, page.at));
  if (!problem) return <small>{w.frame.sandboxed}</small>;
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
