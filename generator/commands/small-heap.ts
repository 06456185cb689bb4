import { setFlagsFromString } from 'node:v8';

/**
 * How much may be allocated before garbage is collected, in percent of what is in use. By itself V8 lets a heap become up to
 * four times as large where the machine has room: a build of 10,000 pages then takes a third more memory and saves one
 * percent of the time. https://github.com/v8/v8/blob/main/src/flags/flag-definitions.h
 */
const growth = 100;

/** For commands that end soon and go through much: they collect garbage earlier. Workers that begin later do so, too. */
export function keepHeapSmall(): void {
  setFlagsFromString(`--heap-growing-percent=${growth}`);
}
