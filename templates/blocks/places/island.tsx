import { localTime, type NamedHours, type OpenState, type OpenWords, statesOf } from './open-now.ts';

/** What the HTML of the page says of the hours of a place. */
export interface OpenNowProps {
  timeZone: string;
  schedules: NamedHours[];
  words: OpenWords;
}

/** Milliseconds between two looks at the clock. */
const pause = 30_000;

function say(element: HTMLElement | null | undefined, { isOpen, text }: OpenState): void {
  if (!element || element.textContent === text) return;
  element.dataset.open = String(isOpen);
  element.textContent = text;
}

/**
 * Whether a place, and each of its services, is open at this moment: nothing before a script says it, as no page knows the day it is
 * read on.
 */
export function start(island: HTMLElement): void {
  const { timeZone, schedules, words }: OpenNowProps = JSON.parse(island.dataset.props ?? '{}');
  const list = new Intl.ListFormat(document.documentElement.lang);
  const ofSchedules = island.closest('article, section')?.querySelectorAll<HTMLElement>('[data-schedule]');
  const look = () => {
    const join = (names: string[]) => list.format(names);
    const { place, each } = statesOf(schedules, localTime(new Date(), timeZone), { words, join });
    say(island.querySelector('p'), place);
    for (const [index, state] of each.entries()) say(ofSchedules?.[index], state);
  };
  look();
  setInterval(look, pause);
}
