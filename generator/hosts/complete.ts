import type { Site } from '../../site.schema.ts';
import type { OutputFile, SiteFile } from '../output/output-file.ts';
import { compressFiles } from './compress.ts';
import { planHost } from './host-plan.ts';
import { redirectPages } from './redirect-pages.ts';
import { hostFiles } from './static-hosts.ts';

export interface CompleteOptions {
  /** Also writes pages that lead on from former addresses, for hosts that know no redirects. */
  hasRedirectPages?: boolean;
  /** Leaves compressed copies out. */
  isDraft?: boolean;
}

/** How disks that do not tell capitals apart know a file. */
const nameOnDisk = (path: string) => path.normalize('NFC').toLowerCase();

/**
 * Pages that lead on, without those whose name is that of a file of the site on disks that do not tell capitals apart: it would
 * be overwritten there, and lead to itself.
 */
function besides(files: SiteFile[], leading: OutputFile[]): OutputFile[] {
  const taken = new Set(files.map(({ path }) => nameOnDisk(path)));
  return leading.filter(({ path }) => !taken.has(nameOnDisk(path)));
}

/** Adds to the files of a site what hosts deliver it with: their notes on headers and redirects, and compressed copies. */
export async function completeSite(site: Site, files: SiteFile[], options: CompleteOptions): Promise<SiteFile[]> {
  const leading = options.hasRedirectPages ? besides(files, redirectPages(site)) : [];
  const all = [...files, ...leading];
  const copies = options.isDraft ? [] : await compressFiles(all);
  return [...all, ...hostFiles(planHost(site), all), ...copies];
}
