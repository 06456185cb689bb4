import { keepBundle } from './bundle.ts';
import { runVite } from './run-vite.ts';

/** A process of its own: puts the bundle of the templates into the store under the key that it is called with. */
const [, , key = ''] = process.argv;
await keepBundle(key, runVite);
