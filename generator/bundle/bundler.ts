import type { Engine } from '../common/engine.mjs';
import { openCache } from '../machine/store.ts';
import { takeOrMakeOwn } from './bundle-own.ts';

/** A process of its own: puts the bundle of the templates of an engine with code of a site into its cache, or that of each it is sent. */
const [, , folder = '', text] = process.argv;
const make = (engine: Engine) => takeOrMakeOwn(engine, openCache(folder, engine));
if (text === undefined) {
  process.on('disconnect', () => process.exit());
  process.on('message', async (engine: Engine) => {
    // What goes wrong is found by who asked.
    await make(engine).catch(() => undefined);
    process.send?.({});
  });
} else await make(JSON.parse(text));
