import { useEffect, useState } from 'react';
import { useEditor } from '../store/use-editor.ts';
import { count, useLanguage, useWords } from '../words/words.tsx';
import { firstStage, ImportSession, type ImportStage } from './import-session.ts';

/** Brings an old site; the window shows the stage. Its files on the server are removed when the window closes. */
export function useImport(): { session: ImportSession; stage: ImportStage } {
  const { importing: words } = useWords();
  const language = useLanguage();
  const { api, actions } = useEditor();
  const [stage, onStage] = useState<ImportStage>(firstStage);
  const [session] = useState(() => {
    const countFiles = (files: number) => count(words.files, files, language);
    return new ImportSession({ api, actions, words, countFiles, onStage });
  });
  useEffect(() => {
    session.open();
    return () => session.close();
  }, [session]);
  return { session, stage };
}
