import { useCallback, useEffect, useState } from 'react';
import { colourOf } from '../desk/initials.ts';
import { useDesk } from '../desk/use-desk.ts';
import { pageOf } from '../store/snapshot.ts';
import { useEditor } from '../store/use-editor.ts';
import { useView } from './view.ts';

/** Shows the names of colleagues in the edited page beside what they edit. @returns a function that draws them again */
export function useColleagueLabels(): () => void {
  const desk = useDesk();
  const { state } = useEditor();
  const { frame } = useView();
  const draw = useCallback(() => {
    if (!desk) return;
    const address = pageOf(state.snapshot())?.address;
    const here = desk.status().people.filter(({ page }) => page === address);
    frame.current?.showColleagues(here.flatMap(({ id, name, at }) => (at ? [{ name, at, colour: colourOf(id) }] : [])));
  }, [desk, state, frame]);
  useEffect(() => desk?.subscribe(draw), [desk, draw]);
  return draw;
}

/** Delay before a page that did not arrive is loaded again, in milliseconds. */
const reloadDelay = 2000;

interface PageLoads {
  /** Number that grows when the page has to be loaded again. */
  times: number;
  /** Called when a page has arrived, or when it has not, as the server or the network is away. */
  onLoaded: (hasArrived: boolean) => void;
}

/** Loads the page in the frame again if it did not arrive, or was opened after the end of the session. */
export function usePageLoads(): PageLoads {
  const desk = useDesk();
  const { frame } = useView();
  const [times, setTimes] = useState(0);
  const [hasArrived, setHasArrived] = useState(true);
  const again = useCallback(() => setTimes((before) => before + 1), []);
  useEffect(() => {
    if (!desk) return undefined;
    return desk.gate.subscribe(() => {
      if (desk.gate.state === 'valid' && !frame.current) again();
    });
  }, [desk, frame, again]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each load
  useEffect(() => {
    if (hasArrived) return undefined;
    const timer = setTimeout(again, reloadDelay);
    return () => clearTimeout(timer);
  }, [hasArrived, times, again]);
  return { times, onLoaded: setHasArrived };
}
