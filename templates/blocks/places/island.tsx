import { useEffect, useState } from 'react';
import { localTime, openHours, type PlaceHours } from './open-now.ts';

interface OpenNowProps extends PlaceHours {
  timeZone: string;
  words: { openUntil: string; openNow: string; closedNow: string };
}

/** Milliseconds between two looks at the clock. */
const pause = 30_000;

/** Whether a place is open at this moment: nothing before a script says it, as no page knows the day it is read on. */
export function Island({ timeZone, hours, seasons, closed, words }: OpenNowProps) {
  const [state, setState] = useState<{ isOpen: boolean; text: string }>();

  useEffect(() => {
    const look = () => {
      const open = openHours({ hours, seasons, closed }, localTime(new Date(), timeZone));
      const text = !open ? words.closedNow : open.until ? words.openUntil.replace('%s', open.until) : words.openNow;
      setState({ isOpen: open !== undefined, text });
    };
    look();
    const clock = setInterval(look, pause);
    return () => clearInterval(clock);
  }, [timeZone, hours, seasons, closed, words]);

  return <p data-open={state?.isOpen}>{state?.text}</p>;
}
