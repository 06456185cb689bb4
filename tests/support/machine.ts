import { openMachine } from '../../generator/machine/machine.ts';
import { cacheFolder } from '../../generator/machine/store.ts';

/** The machine of a test: it remembers what others have made. */
export const machine = openMachine({ folder: cacheFolder });

export const { store } = machine;
