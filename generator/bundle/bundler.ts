import { type Engine, sourcesOf } from '../common/engine.mjs';
import { openCache } from '../machine/store.ts';
import { keepBundle } from './bundle.ts';
import { runVite } from './run-vite.ts';

/** A process of its own: puts the bundle of the templates of an engine with blocks of a site into its cache. */
const [, , folder = '', text = ''] = process.argv;
const engine: Engine = JSON.parse(text);
const { store } = openCache(folder, engine);
await keepBundle({ store, make: () => runVite(sourcesOf(engine), engine.own) });
