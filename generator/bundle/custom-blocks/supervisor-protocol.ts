import { dirname, join } from 'node:path';
import { type CustomBlocks, type Engine, enginePaths } from '../../core/util/engine.mjs';
import { customEngineId } from '../templates/custom-engine-id.ts';

/** Environment variable with the folder of the program that a preview runs, set by the supervisor. */
export const engineVariable = 'QIYAM_OWN_ENGINE';

/** Value of that variable if the custom code has not been valid yet: the preview runs without it. */
export const noCustomBlocks = 'none';

/** Whether the custom code of the site is left out. */
export const ignoresCustomBlocks = () => process.env[engineVariable] === noCustomBlocks;

/** Folder of an engine's program. */
export const programFolderOf = ({ program }: Engine) => dirname(program);

/** The engine that the supervisor has opened for this process; undefined if the process must open it. */
export function engineFromSupervisor(engine: Engine, customBlocks: CustomBlocks): Engine | undefined {
  const folder = process.env[engineVariable];
  return folder === undefined
    ? undefined
    : { ...engine, id: customEngineId(engine, customBlocks), program: join(folder, enginePaths.program), customBlocks };
}

/** Message from the supervisor to its preview: an error in the current code ("" for none), or new templates. */
export type SupervisorMessage = { failure: string } | { templates: Engine };

/** Answer of the bundler process: error message of the templates, if any. */
export interface BundlerMessage {
  wrong?: string;
}
