import { join, relative, sep } from 'node:path';
import { projectRoot } from './project-root.ts';

/** The parts of a run, in the order in which they are told. */
export const parts = ['unit', 'blocks', 'site', 'browser', 'hosts', 'pa11y', 'visual'];

/** Parts whose name is not that of the folder. */
const partsByFolder: Record<string, string> = { fuzz: 'unit', accessibility: 'pa11y' };

/** The part that a test file belongs to. */
export function partOf(file: string): string {
  const [folder = ''] = relative(join(projectRoot, 'tests'), file).split(sep);
  return partsByFolder[folder] ?? folder;
}
