import { type RefObject, useEffect, useRef, useState } from 'react';
import type { LanguageTask } from '../../document/protocol-language-tasks.ts';
import type { LanguageAnswer, LanguagesReport } from '../../document/protocol-languages.ts';
import { fetchWithRetry } from '../store/fetch-with-retry.ts';
import { useEditor, useSnapshot } from '../store/use-editor.ts';
import type { Words } from '../words/ar.ts';
import { useLanguage, useWords } from '../words/words.tsx';

/** Languages of the site; undefined until loaded. Loaded again when the file changes. */
export function useLanguagesReport(): LanguagesReport | undefined {
  const { api } = useEditor();
  const base = useSnapshot().state?.base;
  const [report, setReport] = useState<LanguagesReport | undefined>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: load again when the file changes
  useEffect(() => fetchWithRetry(api.languages, setReport), [api, base]);
  return report;
}

/** Names of languages in the language of the interface. */
export function useLanguageNames(): (tag: string) => string {
  const names = new Intl.DisplayNames(useLanguage(), { type: 'language' });
  return (tag) => names.of(tag) ?? tag;
}

/** Ref of a heading that gets the focus when a form opens. */
export function useFocusedHeading(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return heading;
}

/** Why a change of the languages failed; undefined if it was written. */
function reasonOf(answer: LanguageAnswer | undefined, { languages, tasks }: Words): string | undefined {
  if (!answer) return languages.failed;
  if (answer.state === 'impossible') return tasks.refusals[answer.reason];
  if (answer.state === 'conflict') return languages.conflict;
  if (answer.state === 'written') return undefined;
  const problems = answer.problems.map(({ where, message }) => `${where}: ${message.map(({ text }) => text).join('')}`);
  return [languages.wrong, ...problems].join('\n');
}

/** Changes the languages of the site. */
export interface LanguageChange {
  isRunning: boolean;
  /** Why the last change failed; empty if it did not. */
  reason: string;
  run: (task: LanguageTask, onWritten: () => void) => Promise<void>;
}

export function useLanguageChange(): LanguageChange {
  const words = useWords();
  const { actions } = useEditor();
  const [isRunning, setRunning] = useState(false);
  const [reason, setReason] = useState('');
  const run = async (task: LanguageTask, onWritten: () => void) => {
    setRunning(true);
    setReason('');
    const failure = reasonOf(await actions.changeLanguages(task), words);
    setRunning(false);
    if (failure === undefined) onWritten();
    else setReason(failure);
  };
  return { isRunning, reason, run };
}
