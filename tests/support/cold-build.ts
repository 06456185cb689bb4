import { readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type BuildOptions, type BuildResult, buildSite } from '../../generator/build/build.ts';
import { type BuildEnvironment, openBuildEnvironment } from '../../generator/core/cache/build-environment.ts';
import { formatDiagnostics } from '../../generator/core/diagnostics/diagnostics.ts';
import { ContentError } from '../../generator/core/diagnostics/errors.ts';
import { hashBytes } from '../../generator/core/util/hash.ts';
import { openProject } from '../../generator/core/util/project.ts';
import { temporaryFolder } from './build.ts';
import { filesBelow } from './damage.ts';
import { machine } from './environment.ts';

/** Files that a build writes, with hashes, and its diagnostics. */
export interface BuiltFiles {
  /** Absent if the content has errors. */
  files?: Record<string, string>;
  report: string;
}

/** Build environment with a warm engine cache and no cached sites. */
export async function openUncachedEnvironment(): Promise<BuildEnvironment> {
  return openBuildEnvironment({
    engine: { ...machine.engine, cache: machine.engineCache.folder },
    cache: await temporaryFolder(),
  });
}

/** Files of a folder, without the manifest, which contains times. */
export const filesIn = (folder: string): Record<string, string> =>
  Object.fromEntries(filesBelow(folder).map((file) => [relative(folder, file), hashBytes(readFileSync(file))]));

type Options = Pick<BuildOptions, 'isDraft' | 'now'>;

/**
 * Builds a site into a folder.
 * @param through calls the build, or does not
 */
export async function buildInto(
  outDir: string,
  siteFile: string,
  by: BuildEnvironment,
  options: Options,
  through: (build: () => Promise<BuildResult>) => Promise<Pick<BuildResult, 'warnings'>> = (build) => build(),
): Promise<BuiltFiles> {
  const report = (found: Parameters<typeof formatDiagnostics>[0]) => formatDiagnostics(found, 'json', 'en');
  try {
    const { warnings } = await through(() => buildSite({ project: openProject(siteFile, outDir), ...options }, by));
    return { files: filesIn(outDir), report: report(warnings) };
  } catch (error) {
    if (error instanceof ContentError && error.diagnostics.length > 0) return { report: report(error.diagnostics) };
    throw error;
  }
}

/** Builds a site without cached data of any site. */
export async function buildFromNothing(siteFile: string, options: Options): Promise<BuiltFiles> {
  const outDir = join(await temporaryFolder(), 'out');
  const cold = await openUncachedEnvironment();
  const built = await buildInto(outDir, siteFile, cold, options);
  await cold.close();
  for (const folder of [outDir, cold.folder]) rmSync(folder, { recursive: true, force: true });
  return built;
}
