import { type Machine, openMachine } from '../machine/machine.ts';
import { cacheFolder } from '../machine/store.ts';

/** The machine of a command, which is closed when it has ended. */
export async function withMachine<Result>(act: (machine: Machine) => Promise<Result>): Promise<Result> {
  const machine = openMachine({ folder: cacheFolder });
  return act(machine).finally(machine.close);
}
