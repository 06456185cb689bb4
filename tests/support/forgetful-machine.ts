import { type BuildEnvironment, openBuildEnvironment } from '../../generator/core/cache/build-environment.ts';
import type { Store } from '../../generator/core/cache/store.ts';
import { engine } from './machine.ts';

/** Keeps nothing. */
export const emptyStore: Store = {
  get: async () => undefined,
  has: () => false,
  put: async () => {},
  prune: async () => {},
  fileOf: () => '',
  trouble: () => undefined,
};

/** A machine that keeps nothing, so that no check knows what another has found. */
export const openForgetful = (cache: string): BuildEnvironment => openBuildEnvironment({ engine, cache, store: emptyStore });
