import { Button } from 'react-aria-components';
import { button } from '../style/controls.ts';
import { useLanguage, useWords } from '../words/words.tsx';

/** Leads to the same page of the editor in the other language. */
export function LanguageLink() {
  const w = useWords();
  const language = useLanguage();
  const other = language === 'ar' ? 'en' : 'ar';
  const change = () => {
    const address = new URL(location.href);
    address.searchParams.set('language', other);
    location.assign(address);
  };
  return (
    <Button className={button} onPress={change} aria-label={`${w.bar.language} ${w.bar.languageName}`}>
      <span lang={other}>{w.bar.language}</span>
    </Button>
  );
}
