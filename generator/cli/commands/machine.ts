import { type Machine, openMachine } from '../../core/cache/machine.ts';
import type { Engine } from '../../core/util/engine.mjs';
import type { Project } from '../../core/util/project.ts';

/** The machine of a project. @param isLasting of a process that goes on */
export const machineOf = (engine: Engine, { cache, engineCache = engine.cache }: Project, isLasting = false): Machine =>
  openMachine({ engine: { ...engine, cache: engineCache }, cache, isLasting });

/** The machine of a command, which is closed when it has ended. */
export async function withMachine<Result>(
  engine: Engine,
  project: Project,
  act: (machine: Machine) => Promise<Result>,
): Promise<Result> {
  const machine = machineOf(engine, project);
  return act(machine).finally(machine.close);
}
