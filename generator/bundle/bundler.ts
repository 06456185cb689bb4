import { join } from 'node:path';
import { openStore } from '../machine/store.ts';
import { keepBundle } from './bundle.ts';
import { runVite } from './run-vite.ts';

/** A process of its own: puts the bundle of the templates into the store of a cache, under the key that it is called with. */
const [, , key = '', folder = ''] = process.argv;
await keepBundle(openStore(join(folder, 'store')), key, runVite);
