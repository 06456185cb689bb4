import { join } from 'node:path';
import { build } from 'esbuild';
import { projectRoot } from '../support/project-root.ts';

/** Bundles a script of this folder into one file that `node` runs by itself. @returns the path of that file. */
export async function bundleScript(source: string, folder: string): Promise<string> {
  const outfile = join(folder, 'script.cjs');
  await build({
    entryPoints: [join(projectRoot, 'tests/bench', source)],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'warning',
  });
  return outfile;
}
