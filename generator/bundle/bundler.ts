import { openCache } from '../machine/store.ts';
import { keepBundle } from './bundle.ts';
import { runVite } from './run-vite.ts';

/** A process of its own: puts the bundle of the templates of an engine into its cache, under the key that it is called with. */
const [, , key = '', folder = '', root = ''] = process.argv;
await keepBundle(openCache(folder).store, key, () => runVite(root));
