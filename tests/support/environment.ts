import { openBuildEnvironment } from '../../generator/core/cache/build-environment.ts';
import { openEngine } from '../../generator/core/util/engine.mjs';
import { openProject } from '../../generator/core/util/project.ts';
import { projectRoot } from './project-root.ts';

/** Engine under test. */
export const engine = openEngine(projectRoot);

/** Cache folder for sites of the project and of its tests. */
export const { cache: cacheFolder } = openProject(projectRoot);

/** Build environment of a test process, with the caches of the project. */
export const machine = openBuildEnvironment({ engine, cache: cacheFolder });
