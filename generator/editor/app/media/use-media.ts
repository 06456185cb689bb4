import { useEffect, useState } from 'react';
import type { LibraryFile, MediaRequest } from '../../document/protocol-media.ts';
import { fetchWithRetry } from '../store/fetch-with-retry.ts';
import { useEditor } from '../store/use-editor.ts';
import { fill, isolated, useWords } from '../words/words.tsx';

export interface Media {
  /** Undefined until loaded. */
  files: LibraryFile[] | undefined;
  /** Message about the last action. */
  message: string;
  /** Loads the list again. */
  reload: () => void;
  /** Changes a file. @returns its new path; undefined if the change failed, which `said` explains */
  change: (request: MediaRequest) => Promise<string | undefined>;
}

const nameOf = (source: string) => source.split('/').pop() ?? source;

/** Files in `assets/` and actions on them. */
export function useMedia(): Media {
  const { media: w } = useWords();
  const { actions, api } = useEditor();
  const [files, setFiles] = useState<LibraryFile[] | undefined>(undefined);
  const [times, setTimes] = useState(0);
  const [message, setSaid] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: reload after changes
  useEffect(() => fetchWithRetry(api.library, setFiles), [api, times]);
  const reload = () => setTimes((before) => before + 1);
  const change = async (request: MediaRequest) => {
    const answer = await actions.changeMedia(request);
    // Show a renamed file under its new name at once.
    await api.library().then(setFiles, reload);
    if (answer?.state === 'written') {
      const asked = request.do === 'deleteUnused' ? '' : request.source;
      const { source = asked } = answer;
      setSaid(fill(w.done[request.do], isolated({ file: nameOf(asked), to: nameOf(source) })));
      return source;
    }
    setSaid(answer?.state === 'unable' ? w.unable[answer.reason] : answer?.state === 'conflict' ? w.conflict : w.failed);
    return undefined;
  };
  return { files, message, reload, change };
}
