import type { Engine } from '../common/engine.mjs';
import { openEngineCache } from '../machine/store.ts';
import { keepBundle } from './bundle.ts';
import { runVite } from './run-vite.ts';

/** A process of its own: puts the bundle of the templates of an engine into its cache, with the state of its sources. */
const [, , state = '', folder = '', text = ''] = process.argv;
const engine: Engine = JSON.parse(text);
const { store } = openEngineCache(folder, engine);
await keepBundle({ store, engine, state, make: () => runVite(engine.root) });
