import { localTime, type NamedHours, type OpenState, type OpenWords, statesOf } from './open-now.ts';

/** Opening hours of a place, from the HTML of the page. */
export interface OpenNowProps {
  timeZone: string;
  schedules: NamedHours[];
  words: OpenWords;
}

/** Milliseconds between updates. */
const pause = 30_000;

function say(element: HTMLElement | null | undefined, { isOpen, text }: OpenState): void {
  if (!element || element.textContent === text) return;
  element.dataset.open = String(isOpen);
  element.textContent = text;
}

/**
 * Shows whether a place and each of its services is open now. Empty until the script runs: the build does not know the time.
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
