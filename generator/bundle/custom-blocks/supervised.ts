import { dirname, join } from 'node:path';
import { built, type Engine, type OwnParts } from '../../core/util/engine.mjs';
import { nameOfOwn } from '../templates/own-name.ts';

/** Tells a preview by which program it runs: the folder of that of a site, which was built for it. */
export const ownVariable = 'QIYAM_OWN_ENGINE';

/** In the place of a folder: what the site has of its own has never been right, and ours alone runs. */
export const oursAlone = 'none';

/** Whether the code of the site is left out. */
export const isOfOurs = () => process.env[ownVariable] === oursAlone;

/** The folder of the program of a site. */
export const folderOf = ({ program }: Engine) => dirname(program);

/** The engine that somebody has opened for this process; undefined where it is to be opened. */
export function supervisedBy(engine: Engine, own: OwnParts): Engine | undefined {
  const folder = process.env[ownVariable];
  return folder === undefined ? undefined : { ...engine, id: nameOfOwn(engine, own), program: join(folder, built.program), own };
}

/** What a supervisor says to the preview that it has started: what is wrong with the code as it now is, or other templates. */
export type SaidToPreview = { failure: string } | { templates: Engine };

/** What is wrong with templates that were bundled. */
export interface SaidByBundler {
  wrong?: string;
}
