import { useMay } from '../desk/use-desk.ts';
import { IconButton } from '../parts/icon-button.tsx';
import { Segments } from '../parts/segments.tsx';
import { useEditor, useSnapshot } from '../store/use-editor.ts';
import { row } from '../style/controls.ts';
import { useWords } from '../words/words.tsx';
import { goTo } from './leaving.ts';
import { NextText } from './next-text.tsx';
import { useView } from './view.ts';

/** Links to the current page in the site's other languages. Renders nothing if there is only one. */
function EditionLinks() {
  const w = useWords();
  const { changes } = useEditor();
  const { state, page } = useSnapshot();
  const { edition } = state ?? {};
  if (!edition || edition.languages.length < 2) return null;
  const change = (tag: string) => {
    if (tag === edition.tag) return;
    const address = new URL(location.href);
    for (const [key, value] of Object.entries({ page, edition: tag, of: edition.tag })) address.searchParams.set(key, value);
    goTo(changes, () => address);
  };
  const options = edition.languages.map(({ tag, name, direction }) => ({
    id: tag,
    words: (
      <bdi lang={tag} dir={direction}>
        {name}
      </bdi>
    ),
  }));
  return <Segments label={w.bar.edition} options={options} value={edition.tag} onChange={change} />;
}

/**
 * Languages of the site: links to the others, progress of the edited one, and the window that adds one.
 * @param onAct called when something outside of the tools opens
 */
export function EditionChoice({ onAct }: { onAct?: () => void }) {
  const { tasks } = useWords();
  const { show } = useView();
  const [mayWrite, mayManage] = [useMay('writer'), useMay('editor')];
  const open = () => {
    onAct?.();
    show({ task: 'languages', seed: undefined, isFromRemark: false });
  };
  return (
    <div className={row}>
      <EditionLinks />
      {mayWrite ? <NextText onGo={onAct} /> : null}
      {mayManage ? <IconButton label={tasks.languages} drawing="language" onPress={open} /> : null}
    </div>
  );
}
