import { fileURLToPath } from 'node:url';

/** Root of the project, without a slash at its end. */
export const projectRoot = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');
