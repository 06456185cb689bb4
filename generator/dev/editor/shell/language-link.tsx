import { Button } from 'react-aria-components';
import { useEditor } from '../store/use-editor.ts';
import { button } from '../style/controls.ts';
import { useLanguage, useWords } from '../words/words.tsx';
import { goTo } from './leaving.ts';

/** Leads to the same page of the editor in the other language. */
export function LanguageLink() {
  const w = useWords();
  const editor = useEditor();
  const language = useLanguage();
  const other = language === 'ar' ? 'en' : 'ar';
  const change = () => {
    const address = new URL(location.href);
    address.searchParams.set('language', other);
    goTo(editor, () => address);
  };
  return (
    <Button className={button} onPress={change} aria-label={`${w.bar.language} ${w.bar.languageName}`}>
      <span lang={other}>{w.bar.language}</span>
    </Button>
  );
}
