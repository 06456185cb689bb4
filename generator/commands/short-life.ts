import { setFlagsFromString } from 'node:v8';
import { trustLookAtStart } from '../sources-key.ts';

/**
 * How much may be allocated before garbage is collected, in percent of what is in use. By itself V8 lets a heap become up to
 * four times as large where the machine has room: a build of 10,000 pages then takes a third more memory and saves one
 * percent of the time. https://github.com/v8/v8/blob/main/src/flags/flag-definitions.h
 */
const growth = 100;

/**
 * How much of a function runs before V8 thinks about compiling it anew for speed, in bytes of its bytecode; 67,584 by itself.
 * Of a command that ends after seconds, most functions take longer to compile than they ever win: so a draft of 1,000 new
 * pages takes a quarter less of the processors. What runs all the time is compiled all the same. That is so in Node 20; the V8
 * of later ones has a quicker compiler before that one, and no such flag.
 */
const patience = 500_000;

const isPatienceKnown = Number.parseInt(process.versions.v8, 10) < 12;

/** For commands that end soon and go through much. Workers that begin later do the same. */
export function prepareForShortLife(): void {
  trustLookAtStart();
  setFlagsFromString(`--heap-growing-percent=${growth}`);
  if (isPatienceKnown) setFlagsFromString(`--interrupt-budget=${patience}`);
}
