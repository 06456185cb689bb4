import { basename, join } from 'node:path';
import { built, type Engine } from '../common/engine.mjs';
import type { OwnSources } from './read-own.ts';

/** Tells a preview by which engine it runs: the folder of one of a site that was opened for it. */
export const ownVariable = 'QIYAM_OWN_ENGINE';

/** In the place of a folder: what the site has of its own has never been right, and ours alone runs. */
export const oursAlone = 'none';

/** Whether the code of the site is left out. */
export const isOfOurs = () => process.env[ownVariable] === oursAlone;

/** Where the commands of an engine with blocks of a site are. @param root of that engine */
export const programOf = (root: string) => join(root, built.program);

/** The engine that somebody has opened for this process; undefined where it is to be opened. */
export function supervisedBy(engine: Engine, { folder, types }: OwnSources): Engine | undefined {
  const root = process.env[ownVariable];
  return root === undefined
    ? undefined
    : { ...engine, root, id: basename(root), program: programOf(root), own: { folder, types } };
}

/** What a supervisor and the preview that it has started say to each other. */
export type SaidToPreview = { go: true } | { failure: string };
export type SaidByPreview = { ready: true } | { wrong: string };
