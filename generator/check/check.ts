import type { Site } from '../../site.schema.ts';
import { once } from '../common/remember.ts';
import type { Diagnostic, Finding } from '../diagnostics/diagnostics.ts';
import { newPatience } from '../diagnostics/nearest.ts';
import { editionsOf } from '../editions/editions.ts';
import type { Source } from '../json/source.ts';
import { get } from '../json/walk.ts';
import type { AssetIndex } from '../site/assets.ts';
import { siteOf } from '../site/defaults.ts';
import { joinJudgements } from './editions.ts';
import { entriesOf } from './entry.ts';
import { examine } from './examine.ts';
import { joinFacts } from './join-facts.ts';
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

interface Content {
  value: unknown;
  assets: AssetIndex;
  isWhole: boolean;
  isEdition?: boolean;
}

function judgeValue({ value, assets, isWhole, isEdition }: Content): JudgedEdition & { characters: string } {
  const patience = newPatience();
  const entries = entriesOf(value).map((entry) => ({ path: entry.path, examined: examine(entry, patience) }));
  const facts = once(() => joinFacts(entries, isEdition));
  const characters = entries.map(({ examined }) => examined.characters).join('');
  const judged = judge({ entries, skeleton: value, facts, assets }, () => judgeWhole({ facts }, assets, isWhole));
  return { ...judged, characters, facts };
}

/** What the rules say of content that may lack something. */
export const checkRules = (value: unknown, assets: AssetIndex): Finding[] =>
  judgeValue({ value, assets, isWhole: false }).findings;

/**
 * Checks content that was read as a whole, as what is no JSON has to be: its syntax, its shape, and the rules. Reports
 * everything at once.
 */
export function checkSite(source: Source, assets: AssetIndex): CheckResult {
  const { value } = source;
  const newer = tellNewer(source, get(value, 'version'));
  if (newer) return { site: undefined, diagnostics: newer, characters: '' };
  const isWhole = source.syntaxErrors.length === 0 && source.broken.length === 0 && !source.encodingFault;
  const all = editionsOf(value);
  const values = all ? all.editions.map((edition) => edition.value) : value === undefined ? [] : [value];
  const judged = values.map((one) => judgeValue({ value: one, assets, isWhole, isEdition: all !== undefined }));
  const { faults, findings } = joinJudgements(judged, { all, site: () => value, isWhole });
  const syntax = tieSyntax(checkSyntax(source), faults);
  // After a fault of syntax the parser may have lost keys: that they are missing is then no news.
  const ofShape = isWhole ? faults : faults.filter(({ code }) => code !== 'missing-key');
  const diagnostics = tell(source, [...syntax, ...ofShape, ...findings]);
  const isValid = value !== undefined && faults.length === 0 && !hasErrors(diagnostics);
  const characters = judged.map((one) => one.characters).join('');
  return { characters, site: isValid ? siteOf({ value: values[0] }) : undefined, diagnostics };
}
