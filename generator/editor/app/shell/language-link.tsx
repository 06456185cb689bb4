import { Button } from 'react-aria-components';
import { nextLanguage } from '../../../../templates/model/files/language.ts';
import { useEditor } from '../store/use-editor.ts';
import { button } from '../style/controls.ts';
import { useLanguage, words } from '../words/words.tsx';
import { goTo } from './leaving.ts';

/** Link to the editor in the next interface language, on the same page. */
export function LanguageLink() {
  const { changes } = useEditor();
  const language = useLanguage();
  const other = nextLanguage(language);
  const { languageName, languageSign } = words[other].bar;
  const change = () => {
    const address = new URL(location.href);
    address.searchParams.set('language', other);
    goTo(changes, () => address);
  };
  return (
    <Button className={button} onPress={change} aria-label={`${languageSign} ${languageName}`}>
      <span lang={other}>{languageSign}</span>
    </Button>
  );
}
