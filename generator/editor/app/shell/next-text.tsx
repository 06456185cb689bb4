import { useEffect } from 'react';
import { Button } from 'react-aria-components';
import { type Path, toPointer } from '../model/places.ts';
import { useEditor, useSnapshot } from '../store/use-editor.ts';
import { button } from '../style/controls.ts';
import { count, fill, useLanguage, useWords } from '../words/words.tsx';
import { useView } from './view.ts';

/** Time in which the field of a text appears in the panel, in milliseconds. */
const appearTime = 3000;

/** Focuses the field of a text, or of what contains it, once the panel shows it. */
function focusField(at: Path): void {
  const until = performance.now() + appearTime;
  const names = at.map((_, index) => at.slice(0, at.length - index).join('/'));
  const attempt = () => {
    const isLate = performance.now() > until;
    const candidates = isLate ? names : names.slice(0, 1);
    const field = candidates.map((name) => document.querySelector(`[data-field="${CSS.escape(name)}"]`)).find(Boolean);
    const control = field?.querySelector<HTMLElement>('[contenteditable="true"], textarea, input');
    control?.focus();
    // On a narrow screen the panel becomes visible a little later.
    if (!isLate && (!control || document.activeElement !== control)) requestAnimationFrame(attempt);
  };
  attempt();
}

/** Whether the address asks for the next text to translate. Asked once. */
function takeRequest(): boolean {
  const address = new URL(location.href);
  if (!address.searchParams.has('next')) return false;
  address.searchParams.delete('next');
  history.replaceState(null, '', address);
  return true;
}

/** Goes to the next text to translate, from the focused place or the current page on. */
function useNextText(): () => Promise<void> {
  const { api, changes, navigation, state } = useEditor();
  const { show } = useView();
  return async () => {
    // What was just typed is translated.
    await changes.finish();
    const { page, focus } = state.snapshot();
    const { at } = await api.nextText({ page, ...(focus.length > 0 && { after: toPointer(focus) }) });
    if (!at) return;
    navigation.jump(at);
    show({ part: 'panel' });
    focusField(at);
  };
}

/** Goes to the next text if the address asks for it, as soon as the language is known. */
export function RequestedText() {
  const isKnown = useSnapshot().state?.edition?.progress !== undefined;
  const go = useNextText();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (isKnown && takeRequest()) go().catch(reportError);
  }, [isKnown]);
  return null;
}

/** Progress of a translation, and a button that goes to its next text. Renders nothing in the default language. */
export function NextText({ onGo }: { onGo?: (() => void) | undefined }) {
  const { languages: w } = useWords();
  const reader = useLanguage();
  const progress = useSnapshot().state?.edition?.progress;
  const go = useNextText();
  if (!progress) return null;
  const { texts, done } = progress;
  if (done === texts) return <span>{w.allDone}</span>;
  const press = () => {
    onGo?.();
    go().catch(reportError);
  };
  return (
    <Button
      className={button}
      aria-label={fill(w.next, { left: fill(w.progress, { done, texts: count(w.ofTexts, texts, reader) }) })}
      onPress={press}
    >
      {fill(w.ofAll, { what: w.translateNext, done, texts })}
    </Button>
  );
}
