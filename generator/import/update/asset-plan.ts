import { join } from 'node:path';
import type { Json } from '../../core/json/value.ts';
import { visitAll } from '../../core/json/walk.ts';
import { hashFile } from '../../core/util/hash.ts';
import type { MergeSide } from '../../editor/document/merge-sites.ts';

/** File that an import brings. */
export interface BroughtFile {
  /** Name under `assets/`. */
  asset: string;
  hash: string;
}

export interface AssetPlan {
  /** New files, and files that changed there and not here. */
  added: string[];
  replaced: string[];
  /** Files that were changed both here and there. */
  clashes: string[];
  /** Files of the last import that the site no longer uses: they stay, and the editor can delete them. */
  unused: string[];
}

interface AssetPlanInput {
  /** Folder `assets/`. */
  folder: string;
  /** Hashes of the last import. */
  before: Readonly<Record<string, string>>;
  brought: readonly BroughtFile[];
  /** The merged site. */
  site: Json;
  prefers: MergeSide;
}

/** Names of files under `assets/` in a sentence or an address. */
const assetName = /(?:pictures|files)\/[^\s"'()<>?#\\]+/g;

/** All texts of a site that may be names of files, and names in its texts. */
function namedIn(site: Json): ReadonlySet<string> {
  const names = new Set<string>();
  visitAll(site, (value) => {
    if (typeof value !== 'string') return;
    names.add(value);
    for (const [name] of value.matchAll(assetName)) names.add(name);
  });
  return names;
}

/**
 * Decides which files an import copies: those that the merged site names and that are missing, or that were changed there and
 * not here. Nothing is deleted.
 */
export async function planAssets({ folder, before, brought, site, prefers }: AssetPlanInput): Promise<AssetPlan> {
  const named = namedIn(site);
  const hashOf = (asset: string) => hashFile(join(folder, asset)).catch(() => undefined);
  const plan: AssetPlan = { added: [], replaced: [], clashes: [], unused: [] };
  for (const { asset, hash } of brought) {
    if (!named.has(asset)) continue;
    const here = await hashOf(asset);
    const last = Object.hasOwn(before, asset) ? before[asset] : undefined;
    if (here === undefined) plan.added.push(asset);
    else if (here === hash || hash === last) continue;
    else if (here === last) plan.replaced.push(asset);
    else {
      plan.clashes.push(asset);
      if (prefers === 'theirs') plan.replaced.push(asset);
    }
  }
  for (const asset of Object.keys(before)) if (!named.has(asset) && (await hashOf(asset)) !== undefined) plan.unused.push(asset);
  return plan;
}
