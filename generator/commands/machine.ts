import type { Engine } from '../common/engine.mjs';
import type { Project } from '../common/project.ts';
import { type Machine, openMachine } from '../machine/machine.ts';

/** The machine of a command, which is closed when it has ended. */
export async function withMachine<Result>(
  engine: Engine,
  { cache }: Project,
  act: (machine: Machine) => Promise<Result>,
): Promise<Result> {
  const machine = openMachine({ engine, cache });
  return act(machine).finally(machine.close);
}
