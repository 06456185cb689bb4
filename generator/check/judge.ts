import { once } from '../common/remember.ts';
import type { Finding } from '../diagnostics/diagnostics.ts';
import type { AssetIndex } from '../site/assets.ts';
import { checkSkeleton, hasRoutes } from './entry.ts';
import type { SiteFacts } from './facts/site-facts.ts';
import { meantPage } from './meant-pages.ts';
import { joinFacts, type KnownEntry } from './memory.ts';
import { tieRule } from './shape-ties.ts';
import { checkWhole } from './site-rules.ts';

/** A site, entry by entry. */
export interface Judged {
  entries: readonly KnownEntry[];
  /** The whole, or the skeleton of its file. */
  skeleton: unknown;
  assets: AssetIndex;
  /** Nothing of it was lost to a fault of syntax, so that what is not there is truly missing. */
  isWhole: boolean;
  /** Facts of entries will be asked for again. */
  isFollowing?: boolean;
  /** Gives what the rules of the whole say, which it may know. */
  recall?: (find: () => Finding[]) => Finding[];
}

/** What the contract says, then what the rules do: of entries by themselves, and of how they belong together. */
export interface Judgement {
  faults: Finding[];
  findings: Finding[];
}

/** An address that is none, with the page that it was meant to lead to, where a slash is lost from its path. */
function withMeantPage(fault: Finding, routes: () => readonly unknown[]): Finding {
  const { code, path, parameters = {} } = fault;
  if (code !== 'bad-href' || parameters.nearest !== undefined) return fault;
  const meant = meantPage(parameters.found ?? '', path, routes());
  return meant === undefined ? fault : { ...fault, parameters: { ...parameters, nearest: meant } };
}

/** What is to be said of a site by what is known of its entries. */
export function judge({ entries, skeleton, assets, isWhole, isFollowing = false, recall }: Judged): Judgement {
  const facts = once((): SiteFacts => joinFacts(entries, isFollowing));
  const routes = once(() => facts().pages.flatMap(({ path, route }) => (path[0] === 'routes' ? [route] : [])));
  const ofEntries = entries.flatMap(({ known }) => known.faults.map((fault) => withMeantPage(fault, routes)));
  const faults = [...ofEntries, ...checkSkeleton(skeleton)];
  if (!hasRoutes(skeleton)) return { faults, findings: [] };
  const find = () => checkWhole(facts(), assets, isWhole).map(tieRule);
  const ofWhole = recall ? recall(find) : find();
  return { faults, findings: [...ofWhole, ...entries.flatMap(({ known }) => known.findings)] };
}
