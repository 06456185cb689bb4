import { type BuildEnvironment, openBuildEnvironment } from '../../core/cache/build-environment.ts';
import type { Engine } from '../../core/util/engine.mjs';
import type { Project } from '../../core/util/project.ts';

/** Build environment of a project. @param isLasting whether the process is long-running */
export const environmentOf = (
  engine: Engine,
  { cache, engineCache = engine.cache }: Project,
  isLasting = false,
): BuildEnvironment => openBuildEnvironment({ engine: { ...engine, cache: engineCache }, cache, isLongRunning: isLasting });

/** Runs a function with the build environment of a command and closes it afterwards. */
export async function withEnvironment<Result>(
  engine: Engine,
  project: Project,
  act: (environment: BuildEnvironment) => Promise<Result>,
): Promise<Result> {
  const environment = environmentOf(engine, project);
  return act(environment).finally(environment.close);
}
