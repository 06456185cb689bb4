import { inspectImage } from '../../assets/images/inspect.ts';
import { createImageKey } from '../../assets/images/key.ts';
import type { BuildEnvironment } from '../../core/cache/build-environment.ts';
import type { Store } from '../../core/cache/store.ts';
import { isInstalled } from '../../core/diagnostics/optional.ts';
import { hashBytes } from '../../core/util/hash.ts';
import type { PictureTools } from './prepare-picture.ts';

const noStore: Store = {
  get: async () => undefined,
  has: () => false,
  put: async () => {},
  prune: async () => {},
  fileOf: () => '',
  writeError: () => undefined,
};

/** Inspection without a cache, and no conversion of HEIC. */
export const plainPictureTools: PictureTools = { inspect: (source, bytes) => inspectImage(source, bytes, '', noStore) };

/** Inspection with the cache of builds, which need not repeat it; HEIC is converted if its decoder is installed. */
export function openPictureTools(environment: BuildEnvironment): PictureTools {
  const imageKey = createImageKey(environment);
  const inspect: PictureTools['inspect'] = (source, bytes) =>
    inspectImage(source, bytes, imageKey(hashBytes(bytes)), environment.core);
  if (!isInstalled(environment.engine.root, 'heic-decode')) return { inspect };
  return { inspect, convertHeic: async (bytes) => (await import('../../assets/images/heic.ts')).heicToJpeg(bytes) };
}
