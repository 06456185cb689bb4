import type { Site } from '../../site.schema.ts';
import { bundleTemplates } from '../bundle/templates/bundle.ts';
import { type TakeOptions, takeSite } from '../check/take-site.ts';
import type { ShownSpan } from '../content/site/publication.ts';
import type { Machine } from '../core/cache/machine.ts';
import { type Diagnostic, sortDiagnostics } from '../core/diagnostics/diagnostics.ts';
import { silent } from '../core/progress/progress.ts';
import type { SiteFile } from '../core/util/output-file.ts';
import { findHeavy } from './budgets/heavy.ts';
import { type CompleteOptions, completeSite } from './hosting/complete.ts';
import { isCopy } from './hosting/compress.ts';
import { filesOfAll, filesOfWhole, type MadeEdition, makeSite } from './tasks/make-site.ts';
import { planSite } from './tasks/plan-site.ts';
import { readEditions, sitesOf } from './tasks/read-site.ts';
import { writeSite } from './write/output.ts';
import { findOutputFolder, type TakenAs } from './write/output-folder.ts';

/** A draft is for a quick look: the same pages, without compressed copies, social pictures and budgets. */
export interface BuildOptions extends CompleteOptions, TakeOptions, TakenAs {
  /** The time of the build, in milliseconds since 1970: by it pages are published. A draft shows all. Absent: that of the clock. */
  now?: number;
}

export interface BuildResult {
  /** Everything but compressed copies and notes to hosts. */
  files: SiteFile[];
  /** The site in its default language. */
  site: Site;
  /** The same in all its languages. */
  sites: readonly [Site, ...Site[]];
  pages: number;
  warnings: Diagnostic[];
  /** When the same content gives the same site. */
  span: ShownSpan;
  /** What it names below `assets/`, there or not. */
  assets: readonly string[];
  /** Where sites are that were replaced and could not be removed: they belong to somebody else. */
  undeletable: readonly string[];
}

/**
 * `site.json` in, a finished site out.
 * @throws ContentError or UsageError (the folder cannot be written); the output folder is then as it was.
 */
export async function buildSite(options: BuildOptions, machine: Machine): Promise<BuildResult> {
  const { isDraft = false, progress = silent, now = Date.now() } = options;
  const outDir = await findOutputFolder(options, machine);
  const editions = readEditions(await takeSite(options, machine), isDraft ? 'always' : now);
  const [{ language, warnings: found }] = editions;
  const sites = sitesOf(editions);
  progress.begin('bundle', language);
  const bundle = await bundleTemplates(machine);
  const made: MadeEdition[] = [];
  progress.begin('make');
  for (const checked of editions) {
    const planned = await planSite(checked, bundle, machine);
    made.push({ checked, planned, ...(await makeSite({ checked, planned, isDraft, progress }, machine)) });
  }
  const files = filesOfAll(made, filesOfWhole(editions));
  const complete = await completeSite(sites, files, options, machine);
  const heavy: Diagnostic[] = [];
  if (!isDraft) for (const one of made) heavy.push(...(await findHeavy({ ...one, editions, complete, ...options }, machine)));
  progress.begin('write');
  const undeletable = await writeSite(outDir, complete, machine, options);
  const warnings = sortDiagnostics([...found, ...heavy]);
  return {
    files: files.filter(({ path }) => !isCopy(path)),
    site: sites[0],
    sites,
    pages: made.reduce((count, { pages }) => count + pages.length, 0),
    warnings,
    span: {
      from: Math.max(...editions.map(({ span }) => span.from)),
      until: Math.min(...editions.map(({ span }) => span.until)),
    },
    assets: [...editions[0].assets.keys()],
    undeletable,
  };
}
