import { Segments } from '../parts/segments.tsx';
import { useEditor, useSnapshot } from '../store/use-editor.ts';
import { useWords } from '../words/words.tsx';
import { goTo } from './leaving.ts';

/** Links to the current page in the site's other languages. Renders nothing if there is only one. */
export function EditionChoice() {
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
