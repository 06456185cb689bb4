import { dirname, join } from 'node:path';
import { type CustomBlocks, type Engine, enginePaths } from '../../core/util/engine.mjs';
import { customEngineId } from '../templates/custom-engine-id.ts';

/** Tells a preview by which program it runs: the folder of that of a site, which was built for it. */
export const engineVariable = 'QIYAM_OWN_ENGINE';

/** In the place of a folder: what the site has of its own has never been right, and ours alone runs. */
export const noCustomBlocks = 'none';

/** Whether the code of the site is left out. */
export const ignoresCustomBlocks = () => process.env[engineVariable] === noCustomBlocks;

/** The folder of the program of a site. */
export const programFolderOf = ({ program }: Engine) => dirname(program);

/** The engine that somebody has opened for this process; undefined where it is to be opened. */
export function engineFromSupervisor(engine: Engine, customBlocks: CustomBlocks): Engine | undefined {
  const folder = process.env[engineVariable];
  return folder === undefined
    ? undefined
    : { ...engine, id: customEngineId(engine, customBlocks), program: join(folder, enginePaths.program), own: customBlocks };
}

/** What a supervisor says to the preview that it has started: what is wrong with the code as it now is, or other templates. */
export type SupervisorMessage = { failure: string } | { templates: Engine };

/** What is wrong with templates that were bundled. */
export interface BundlerMessage {
  wrong?: string;
}
