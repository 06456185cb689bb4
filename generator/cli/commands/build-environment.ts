import { type BuildEnvironment, openBuildEnvironment } from '../../core/cache/build-environment.ts';
import type { Engine } from '../../core/util/engine.mjs';
import type { Project } from '../../core/util/project.ts';

/** The machine of a project. @param isLasting of a process that goes on */
export const environmentOf = (
  engine: Engine,
  { cache, engineCache = engine.cache }: Project,
  isLasting = false,
): BuildEnvironment => openBuildEnvironment({ engine: { ...engine, cache: engineCache }, cache, isLasting });

/** The machine of a command, which is closed when it has ended. */
export async function withEnvironment<Result>(
  engine: Engine,
  project: Project,
  act: (environment: BuildEnvironment) => Promise<Result>,
): Promise<Result> {
  const environment = environmentOf(engine, project);
  return act(environment).finally(environment.close);
}
