import { openBuildEnvironment } from '../../generator/core/cache/build-environment.ts';
import { openEngine } from '../../generator/core/util/engine.mjs';
import { openProject } from '../../generator/core/util/project.ts';
import { projectRoot } from './project-root.ts';

/** The code under test. */
export const engine = openEngine(projectRoot);

/** Of the sites of the project, and of its tests. */
export const { cache: cacheFolder } = openProject(projectRoot);

/** The machine of a process of tests, with the caches of the project. */
export const machine = openBuildEnvironment({ engine, cache: cacheFolder });
