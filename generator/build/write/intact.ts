import type { BuildEnvironment } from '../../core/cache/build-environment.ts';
import { findExistingFiles } from './existing-files.ts';
import { isAllUnchanged, loadManifest } from './manifest.ts';
import { openOutputFolder } from './output-folder.ts';

/**
 * Whether an output folder is exactly as the last build left it: all its files are unchanged, and there are no others except in
 * the live folder. Reads no content, and does not know which site that build wrote. First recovers what a killed build left
 * behind.
 */
export async function isOutputIntact(outDir: string, environment: Pick<BuildEnvironment, 'core'>): Promise<boolean> {
  try {
    const folder = await openOutputFolder(outDir);
    const manifest = await loadManifest(folder, environment);
    if (!manifest.isComplete || !isAllUnchanged(manifest, folder)) return false;
    return (await findExistingFiles(folder)).unmanaged.length === 0;
  } catch {
    return false;
  }
}
