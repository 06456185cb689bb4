import type { Site } from '../../../site.schema.ts';
import type { BuildEnvironment } from '../../core/cache/build-environment.ts';
import type { OutputFile } from '../../core/util/output-file.ts';
import { compressFiles } from './compress.ts';
import { planHost } from './host-plan.ts';
import { hostFiles } from './list.ts';
import { redirectPagesBeside, rootPages } from './redirect-pages.ts';

export interface CompleteOptions {
  /** Also writes redirect pages at former addresses, for hosts without redirects. */
  hasRedirectPages?: boolean;
  /** The files are for an object store, which ignores queries. */
  isForStore?: boolean;
  /** Omits compressed copies. */
  isDraft?: boolean;
}

/** Adds redirect pages, configuration files for hosts and compressed copies to the files of a site. */
export async function completeSite(
  editions: readonly [Site, ...Site[]],
  files: OutputFile[],
  options: CompleteOptions,
  environment: BuildEnvironment,
): Promise<OutputFile[]> {
  const leading = options.hasRedirectPages ? redirectPagesBeside(editions, files) : [];
  const all = [...files, ...rootPages(editions[0], files), ...leading];
  const copies = options.isDraft ? [] : await compressFiles(all, environment);
  return [...all, ...hostFiles(planHost(...editions), all), ...copies];
}
