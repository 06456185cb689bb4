import { fileURLToPath } from 'node:url';

/** The folder that the code under test and these tests are in, without a slash at its end. */
export const projectRoot = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');
