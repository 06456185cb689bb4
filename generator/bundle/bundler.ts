import { serialize } from 'node:v8';
import { takeOrMake } from '../store.ts';
import { runVite } from './run-vite.ts';

/** A process of its own: puts the bundle of the templates into the store under the key that it is called with. */
const [, , key = ''] = process.argv;
await takeOrMake(key, async () => serialize(await runVite()));
