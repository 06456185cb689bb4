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

/** Number that grows when the page has to be loaded again: it was opened after the end of the session, so the frame is empty. */
export function useReopened(): number {
  const desk = useDesk();
  const { frame } = useView();
  const [times, setTimes] = useState(0);
  useEffect(() => {
    if (!desk) return undefined;
    return desk.gate.subscribe(() => {
      if (desk.gate.state === 'valid' && !frame.current) setTimes((before) => before + 1);
    });
  }, [desk, frame]);
  return times;
}
