import { fileURLToPath } from 'node:url';

/** Root folder of the project, without trailing slash. */
export const projectRoot = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');
