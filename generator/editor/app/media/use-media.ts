import { useEffect, useState } from 'react';
import type { LibraryFile, MediaRequest } from '../../document/protocol-media.ts';
import { askFor } from '../store/asking.ts';
import { useEditor } from '../store/use-editor.ts';
import { fill, isolated, useWords } from '../words/words.tsx';

export interface Media {
  /** Undefined until they are known. */
  files: LibraryFile[] | undefined;
  /** What came of what was done last, in words. */
  said: string;
  /** Asks anew which there are. */
  reload: () => void;
  /** Does something to a file. @returns what it is called then; undefined where it was not done, and why is said */
  change: (request: MediaRequest) => Promise<string | undefined>;
}

const nameOf = (source: string) => source.split('/').pop() ?? source;

/** The files of the assets, and what can be done to them. */
export function useMedia(): Media {
  const { media: w } = useWords();
  const { actions, api } = useEditor();
  const [files, setFiles] = useState<LibraryFile[] | undefined>(undefined);
  const [times, setTimes] = useState(0);
  const [said, setSaid] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was done meanwhile is the reason
  useEffect(() => askFor(api.library, setFiles), [api, times]);
  const reload = () => setTimes((before) => before + 1);
  const change = async (request: MediaRequest) => {
    const answer = await actions.changeMedia(request);
    // A file that has another name is shown under it at once.
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
  return { files, said, reload, change };
}
