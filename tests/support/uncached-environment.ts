import { type BuildEnvironment, openBuildEnvironment } from '../../generator/core/cache/build-environment.ts';
import type { Store } from '../../generator/core/cache/store.ts';
import { engine } from './environment.ts';

/** Store without content, which ignores writes. */
export const emptyStore: Store = {
  get: async () => undefined,
  has: () => false,
  put: async () => {},
  prune: async () => {},
  fileOf: () => '',
  writeError: () => undefined,
};

/** Build environment without persistent cache, so that checks do not share results. */
export const openUncached = (cache: string): BuildEnvironment => openBuildEnvironment({ engine, cache, store: emptyStore });
