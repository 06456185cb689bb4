import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { measureBlocks } from '../../generator/build/budgets/attribution.ts';
import { findOverBudget } from '../../generator/build/budgets/budgets.ts';
import { type HostPlan, planHost } from '../../generator/build/hosting/host-plan.ts';
import { hostFiles, type ServerName, servers } from '../../generator/build/hosting/list.ts';
import { textFile } from '../../generator/build/hosting/media-types.ts';
import { redirectPagesBeside } from '../../generator/build/hosting/redirect-pages.ts';
import type { ServerOptions } from '../../generator/build/hosting/server-options.ts';
import { checkSite } from '../../generator/check/check.ts';
import type { AssetIndex } from '../../generator/content/site/assets.ts';
import { loadSite } from '../../generator/content/site/load.ts';
import { readAssets } from '../../generator/content/site/read-assets.ts';
import { type Diagnostic, toDiagnostic } from '../../generator/core/diagnostics/diagnostics.ts';
import type { Source } from '../../generator/core/json/source.ts';
import { type InMemoryFile, isCopied, isStored } from '../../generator/core/util/output-file.ts';
import type { Site } from '../../site.schema.ts';
import { machine } from '../support/environment.ts';
import { renderSite } from '../support/rendered-site.ts';
import type { Base } from './bases.ts';

/** What came out of an input, stage by stage; what follows a refusal is absent. */
export interface Passage {
  source: Source;
  diagnostics: Diagnostic[];
  site: Site | undefined;
  /** Files of the site and those for hosts, as far as they are made without drawing and compressing. */
  files?: InMemoryFile[];
  pages?: InMemoryFile[];
  plan?: HostPlan;
  /** CPU seconds of each stage. */
  seconds: Record<string, number>;
}

/** A failure of the product, with the stage in which it came. */
export class StageError extends Error {
  override name = 'StageError';

  constructor(stage: string, cause: unknown) {
    super(`${stage}: ${cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)}`);
  }
}

const assetsBySources = new Map<string, AssetIndex>();

function collectSources(value: unknown, names: Set<string>): void {
  if (value === null || typeof value !== 'object') return;
  for (const [key, child] of Object.entries(value)) {
    if (key === 'src' && typeof child === 'string') names.add(child);
    collectSources(child, names);
  }
}

/** The pictures that a content names. Their files never change here, so each list of names is read once. */
async function assetsOf(siteFile: string, source: Source): Promise<AssetIndex> {
  const dir = join(dirname(siteFile), 'assets');
  const names = new Set<string>();
  collectSources(source.value, names);
  const key = `${dir}\n${[...names].sort().join('\n')}`;
  const known = assetsBySources.get(key);
  if (known) return known;
  const assets = await readAssets(dir, source.value, machine);
  if (assetsBySources.size < 2_000) assetsBySources.set(key, assets);
  return assets;
}

/** A machine that serves the site with TLS of its own. */
export const serverOptions = (site: Site): ServerOptions => ({
  root: '/var/www/site',
  address: new URL(new URL(site.site.url).origin),
  certificate: '/etc/ssl/site.pem',
  key: '/etc/ssl/site.key',
  hasBrotli: false,
});

/** What each server is told of a site. */
export function configurationsOf(site: Site, options: ServerOptions = serverOptions(site)): [ServerName, string][] {
  const plan = planHost(site);
  return (Object.keys(servers) as ServerName[]).map((name) => [name, servers[name].configure(plan, options)]);
}

const copies = new Map<string, Uint8Array>();

/** Adds compressed copies, made in haste: a page is not over its budget for lack of them. */
function withCopies(files: InMemoryFile[]): InMemoryFile[] {
  const texts = files.filter(({ path }) => textFile.test(path));
  const made = texts.map(({ path, content }) => {
    // Pages differ with each input; scripts and styles do not.
    const known = copies.get(path);
    const bytes = known ?? brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
    if (path.startsWith('assets/') && copies.size < 500) copies.set(path, bytes);
    return { path: `${path}.br`, content: bytes };
  });
  return [...files, ...made];
}

function createClock(seconds: Record<string, number>) {
  return async <Result>(stage: string, run: () => Result | Promise<Result>): Promise<Result> => {
    const before = process.cpuUsage();
    try {
      return await run();
    } catch (error) {
      throw new StageError(stage, error);
    } finally {
      const { user, system } = process.cpuUsage(before);
      seconds[stage] = (seconds[stage] ?? 0) + (user + system) / 1_000_000;
    }
  };
}

/**
 * Takes the bytes of a site file through every stage, as a build does, but for compressing and drawing.
 * @throws StageError for whatever a stage throws: a wrong content is no reason to throw.
 */
export async function passThrough({ siteFile }: Pick<Base, 'siteFile'>, bytes: Uint8Array): Promise<Passage> {
  const seconds: Record<string, number> = {};
  const timed = createClock(seconds);
  await writeFile(siteFile, bytes);
  const source = await timed('load', () => loadSite(siteFile));
  const assets = await timed('assets', () => assetsOf(siteFile, source));
  const { site, diagnostics } = await timed('check', () => checkSite(source, assets));
  if (!site) return { source, diagnostics, site, seconds };
  const { files, ...rendered } = await timed('plan and render', () => renderSite({ site, assets }));
  const pages = rendered.pages.map(({ outputPath, html }) => ({ path: outputPath, content: html }));
  const { plan, noted } = await timed('hosts', () => {
    configurationsOf(site);
    const own = [...pages, ...files.flatMap((file) => (isStored(file) || isCopied(file) ? [] : [file]))];
    const all = [...own, ...redirectPagesBeside([site], own)];
    return { plan: planHost(site), noted: [...all, ...hostFiles(planHost(site), all)] };
  });
  const heavy = await timed('weigh', () =>
    findOverBudget({
      site,
      ...rendered,
      plannable: rendered.planner.pages,
      files: withCopies(noted),
      measureAll: async (pages) => pages.map((page) => measureBlocks(page.plan(), rendered)),
    }),
  );
  const told = heavy.map((finding) => toDiagnostic(source, finding));
  return { source, diagnostics: [...diagnostics, ...told], site, pages, files: noted, plan, seconds };
}
