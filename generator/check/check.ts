import type { Site } from '../../site.schema.ts';
import { type Editions, editionsOf } from '../content/locales/editions.ts';
import type { AssetIndex } from '../content/site/assets.ts';
import { siteOf } from '../content/site/defaults.ts';
import type { Diagnostic, Finding } from '../core/diagnostics/diagnostics.ts';
import { newPatience } from '../core/diagnostics/nearest.ts';
import type { Source } from '../core/json/source.ts';
import { get } from '../core/json/walk.ts';
import { once } from '../core/util/remember.ts';
import { joinJudgements } from './editions.ts';
import { entriesOf } from './entry.ts';
import { examine } from './examine.ts';
import { type ExaminedEntry, joinFacts } from './join-facts.ts';
import { type JudgedEdition, judge, judgeWhole } from './judge.ts';
import { tellNewer } from './newer.ts';
import { tieSyntax } from './shape-ties.ts';
import { checkSyntax } from './syntax.ts';
import { hasErrors, tell } from './tell.ts';

export interface CheckResult {
  /** The content, when it has no error. */
  site: Site | undefined;
  /** Everything found, in the order of the file. */
  diagnostics: Diagnostic[];
  /** Characters that pages show beyond those that every site has. */
  characters: string;
}

/** An edition of a site, and what was found out about its entries. */
export interface ExaminedEdition {
  value: unknown;
  entries: readonly ExaminedEntry[];
  /** It is one of several languages. */
  isEdition: boolean;
}

/** The sites that a file holds: one for each language, the default first; none in a file of another kind. */
export const sitesIn = (value: unknown, all: Editions | undefined): unknown[] =>
  all ? all.editions.map((edition) => edition.value) : value === undefined ? [] : [value];

/** What the parts of an edition have to do with each other. */
export const factsOf = ({ entries, isEdition }: ExaminedEdition) => once(() => joinFacts(entries, isEdition));

/** Characters that pages of some editions show beyond those that every site has. */
export const charactersIn = (editions: readonly ExaminedEdition[]): string =>
  editions.flatMap(({ entries }) => entries.map(({ examined }) => examined.characters)).join('');

/** @param isWhole nothing was lost to a fault of syntax, so that what is not there is truly missing */
function judgeSite(value: unknown, assets: AssetIndex, { isWhole = false, isEdition = false }) {
  const patience = newPatience();
  const entries = entriesOf(value).map((entry) => ({ path: entry.path, examined: examine(entry, patience) }));
  const edition: ExaminedEdition = { value, entries, isEdition };
  const facts = factsOf(edition);
  return { ...edition, facts, ...judge({ value, entries, facts, assets }, () => judgeWhole({ facts }, assets, isWhole)) };
}

/** What the rules say of content that may lack something. */
export const checkRules = (value: unknown, assets: AssetIndex): Finding[] => judgeSite(value, assets, {}).findings;

const isWholeSource = ({ syntaxErrors, broken, encodingFault }: Source): boolean =>
  syntaxErrors.length === 0 && broken.length === 0 && !encodingFault;

/** What is told of a file, by what is to be said of its editions: of its syntax, its shape, and by the rules. */
export function diagnosticsOf(source: Source, all: Editions | undefined, judged: readonly JudgedEdition[]) {
  const isWhole = isWholeSource(source);
  const { faults, findings } = joinJudgements(judged, { all, site: () => source.value, isWhole });
  const syntax = tieSyntax(checkSyntax(source), faults);
  // After a fault of syntax the parser may have lost keys: that they are missing is then no news.
  const ofShape = isWhole ? faults : faults.filter(({ code }) => code !== 'missing-key');
  const diagnostics = tell(source, [...syntax, ...ofShape, ...findings]);
  return { diagnostics, isValid: source.value !== undefined && faults.length === 0 && !hasErrors(diagnostics) };
}

/** Checks a site file, whatever is wrong with it. Pure; reports everything at once. */
export function checkSite(source: Source, assets: AssetIndex): CheckResult {
  const { value } = source;
  const newer = tellNewer(source, get(value, 'version'));
  if (newer) return { site: undefined, diagnostics: newer, characters: '' };
  const all = editionsOf(value);
  const about = { isWhole: isWholeSource(source), isEdition: all !== undefined };
  const judged = sitesIn(value, all).map((one) => judgeSite(one, assets, about));
  const { diagnostics, isValid } = diagnosticsOf(source, all, judged);
  return { characters: charactersIn(judged), site: isValid ? siteOf({ value: judged[0]?.value }) : undefined, diagnostics };
}
