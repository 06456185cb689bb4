import type { Engine } from '../common/engine.mjs';
import { openCache } from '../machine/store.ts';
import { keepBundle, makeOwn } from './bundle.ts';

/** A process of its own: puts the bundle of the templates of an engine with blocks of a site into its cache. */
const [, , folder = '', text = ''] = process.argv;
const engine: Engine = JSON.parse(text);
const cache = openCache(folder, engine);
await keepBundle({ store: cache.store, make: () => makeOwn(engine, cache) });
