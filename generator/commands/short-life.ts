import { setFlagsFromString } from 'node:v8';
import { trustLookAtStart } from '../sources-key.ts';

/**
 * How much may be allocated before garbage is collected, in percent of what is in use. By itself V8 lets a heap become up to
 * four times as large where the machine has room: a build of 10,000 pages then takes a third more memory and saves one
 * percent of the time. https://github.com/v8/v8/blob/main/src/flags/flag-definitions.h
 */
const growth = 100;

const hasOneCompiler = Number.parseInt(process.versions.v8, 10) < 12;

/**
 * How long V8 waits before it compiles a function anew for speed. Of a command that ends after seconds, most functions take
 * longer to compile than they ever win. In Node 20 that is said by how much of a function runs before, in bytes of its bytecode;
 * 67,584 by itself. What runs all the time is compiled all the same.
 */
const patience = hasOneCompiler ? ['--interrupt-budget=500000'] : [];

/**
 * Of the two compilers of later ones only the quick one: to render pages and to check them its code is as good, and the threads
 * of the other have no processor of their own. A draft of 1,000 new pages takes a fifth less of the processors, one of 10,000 a
 * tenth. What goes through pixels is worth both.
 */
const quickCompiler = hasOneCompiler ? [] : ['--no-turbofan', '--invocation-count-for-maglev=1000'];

interface ShortLife {
  /** Whether content is all that it goes through: texts, and no pixels. */
  isOfTexts?: boolean;
}

/** For commands that end soon and go through much. Workers that begin later do the same. */
export function prepareForShortLife({ isOfTexts = false }: ShortLife = {}): void {
  trustLookAtStart();
  const flags = [`--heap-growing-percent=${growth}`, ...patience, ...(isOfTexts ? quickCompiler : [])];
  for (const flag of flags) setFlagsFromString(flag);
}
