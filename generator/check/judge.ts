import { type AssetIndex, nearestIcon } from '../content/site/assets.ts';
import type { Finding } from '../core/diagnostics/diagnostics.ts';
import { once } from '../core/util/remember.ts';
import { checkOutline, hasRoutes } from './entry.ts';
import type { SiteFacts } from './facts/site-facts.ts';
import type { ExaminedEntry } from './join-facts.ts';
import { meantPage } from './meant-pages.ts';
import { tieRule } from './shape-ties.ts';
import { checkWhole } from './site-rules.ts';

/** A site, entry by entry. */
export interface Judged {
  entries: readonly ExaminedEntry[];
  value: unknown;
  /** What its parts have to do with each other, from the entries. */
  facts: () => SiteFacts;
  assets: AssetIndex;
}

/** What the contract says, then what the rules do: of entries by themselves, and of how they belong together. */
export interface Judgement {
  faults: Finding[];
  findings: Finding[];
}

/** What is to be said of an edition, with what its redirects are checked by. */
export interface JudgedEdition extends Judgement {
  facts: () => SiteFacts;
}

/** An address that is none, with the page that it was meant to lead to, where a slash is lost from its path. */
function withMeantPage(fault: Finding, routes: () => readonly unknown[]): Finding {
  const { code, path, parameters = {} } = fault;
  if (code !== 'bad-href' || parameters.nearest !== undefined) return fault;
  const meant = meantPage(parameters.found ?? '', path, routes());
  return meant === undefined ? fault : { ...fault, parameters: { ...parameters, nearest: meant } };
}

/** A name that no icon has, with the nearest that one has, be it of the set or of the site. */
function withMeantIcon(fault: Finding, assets: AssetIndex): Finding {
  const { code, parameters = {} } = fault;
  const meant = code === 'unknown-icon' ? nearestIcon(parameters.found ?? '', assets) : undefined;
  return meant === undefined ? fault : { ...fault, parameters: { ...parameters, nearest: meant } };
}

/**
 * What the rules say of how the entries of a site belong together.
 * @param isWhole nothing of it was lost to a fault of syntax, so that what is not there is truly missing
 */
export const judgeWhole = ({ facts }: Pick<Judged, 'facts'>, assets: AssetIndex, isWhole: boolean): Finding[] =>
  checkWhole(facts(), assets, isWhole).map(tieRule);

/** What is to be said of a site by what was found out about its entries, and by `judgeWhole`. */
export function judge({ entries, value, facts, assets }: Judged, ofWhole: () => readonly Finding[]): Judgement {
  const routes = once(() => facts().pages.flatMap(({ path, route }) => (path[0] === 'routes' ? [route] : [])));
  const ofEntries = entries.flatMap(({ examined }) =>
    examined.faults.map((fault) => withMeantIcon(withMeantPage(fault, routes), assets)),
  );
  const faults = [...ofEntries, ...checkOutline(value)];
  if (!hasRoutes(value)) return { faults, findings: [] };
  return { faults, findings: [...ofWhole(), ...entries.flatMap(({ examined }) => examined.findings)] };
}
