import { hashBytes } from '../common/hash.ts';
import { once } from '../common/remember.ts';
import type { Diagnostic, Finding } from '../diagnostics/diagnostics.ts';
import { sourceOfCut } from '../json/cut-source.ts';
import type { EntryFile } from '../json/entries.ts';
import type { Source } from '../json/source.ts';
import { listOf } from '../machine/forms.ts';
import type { Machine } from '../machine/machine.ts';
import type { Query } from '../machine/query.ts';
import type { Progress } from '../progress/progress.ts';
import { type AssetIndex, isShown, readPictures } from '../site/assets.ts';
import type { SiteFile } from '../site/load.ts';
import { reading } from '../site/reading.ts';
import { examination, findingForm } from './examine.ts';
import type { SiteFacts } from './facts/site-facts.ts';
import { type ExaminedEntry, joinFacts } from './join-facts.ts';
import { judge, judgeWhole } from './judge.ts';
import { daysNow } from './rules/dates.ts';
import { hasErrors, tell } from './tell.ts';
import { refuseTooLong } from './too-long.ts';

/** The content of a site, be it in its file or not yet. */
export interface Content {
  file: SiteFile;
  /** Where the pictures and files are that it names. */
  assets: string;
}

/** What the check says of a file that is JSON without a fault. */
export interface Checked {
  source: Source;
  assets: AssetIndex;
  /** Everything found, in the order of the file. */
  diagnostics: Diagnostic[];
  isValid: boolean;
  /** The file in entries, where each has the right shape. */
  taken?: EntryFile;
}

/** What rules of the whole site look at. */
interface WholeSite {
  entries: readonly ExaminedEntry[];
  facts: () => SiteFacts;
  assets: AssetIndex;
}

/** Names all that rules of the whole site look at. */
function nameWhole({ entries, assets }: WholeSite): string {
  // Of a picture that can be used they look at no more than that, and whether it can be drawn; of a font, at what it has.
  const states = [...assets].flatMap(([name, asset]): unknown[] => {
    if (asset.state === 'ready') return asset.trouble || !isShown(asset) ? [[name, asset.trouble, asset.icon]] : [];
    if (asset.state === 'font') return [[name, asset.lacks, asset.isWhole, asset.loaded]];
    return asset.state === 'file' || asset.state === 'icon' ? [] : [[name, asset]];
  });
  // Pages go by their order, collections by their names.
  const names = entries.map(({ path: [top, inner], examined }) =>
    [top, top === 'routes' ? '' : inner, examined.factsName].join('\t'),
  );
  return hashBytes(JSON.stringify([daysNow(), states, names.join('\n')]));
}

/** What a whole site is asked for. */
const wholeExamination: Query<WholeSite, Finding[]> = {
  name: 'check of the whole',
  modules: ['generator/check/check-entries.ts'],
  keyOf: nameWhole,
  form: listOf(findingForm),
  open: () => (site) => judgeWhole(site, site.assets, true),
};

/** Seconds of a processor that a byte takes to be checked for the first time, about. */
const workOfByte = 1 / 10_000_000;

/**
 * Checks a site entry by entry, and how they belong together.
 * @returns undefined where the file is not JSON without a fault, which has to be read as a whole.
 * @throws UsageError where there is something wrong with a file that is longer than any text
 */
export async function checkEntries(
  { file, assets: folder }: Content,
  machine: Machine,
  progress?: Progress,
): Promise<Checked | undefined> {
  const scope = hashBytes(file.file);
  const read = await machine.update(reading, scope, file.content);
  if (!read) return refuseTooLong(file);
  const { entries: inputs, cut, skeleton } = read;
  const workOf = ({ from, to }: { from: number; to: number }) => (to - from) * workOfByte;
  const examined = await machine.answerAll(examination, { scope, inputs, workOf, ...(progress && { progress }) });
  if (examined.length < inputs.length) return refuseTooLong(file);
  if (examined.some(({ faults }) => faults.length > 0)) refuseTooLong(file);
  const entries = examined.map((one, index) => ({ path: inputs[index]?.path ?? [], examined: one }));
  const named = {
    files: new Set(examined.flatMap(({ sources }) => sources)),
    icons: new Set(examined.flatMap(({ icons }) => icons)),
  };
  const assets = await readPictures(folder, named, machine);
  const site = { entries, assets, facts: once(() => joinFacts(entries)) };
  const [ofWhole = []] = await machine.answerAll(wholeExamination, { scope, inputs: [site] });
  const { faults, findings } = judge({ ...site, skeleton: JSON.parse(skeleton) }, () => ofWhole);
  const source = sourceOfCut({ file: file.name, bytes: read.bytes, cut, value: () => read.value });
  const diagnostics = tell(source, [...faults, ...findings]);
  const checked = { source, assets, diagnostics, isValid: faults.length === 0 && !hasErrors(diagnostics) };
  return faults.length > 0 ? checked : { ...checked, taken: read };
}
