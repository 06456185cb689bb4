import { daysNow } from '../common/days-now.ts';
import { hashBytes } from '../common/hash.ts';
import { once } from '../common/remember.ts';
import type { Diagnostic, Finding } from '../diagnostics/diagnostics.ts';
import type { Edition } from '../editions/edition.ts';
import { type Editions, editionsOfFile, scopeOfEdition, type TakenEdition, type TakenEditions } from '../editions/editions.ts';
import { sourceOfCut } from '../json/cut-source.ts';
import type { EntryFile } from '../json/entries.ts';
import { bytesInMemory } from '../json/file-bytes.ts';
import type { Source } from '../json/source.ts';
import { listOf } from '../machine/forms.ts';
import type { Machine } from '../machine/machine.ts';
import type { Query } from '../machine/query.ts';
import type { Progress } from '../progress/progress.ts';
import { type AssetIndex, isShown, readPictures } from '../site/assets.ts';
import type { SiteFile } from '../site/load.ts';
import { reading } from '../site/reading.ts';
import { joinJudgements } from './editions.ts';
import { type Examination, examination, findingForm } from './examine.ts';
import type { SiteFacts } from './facts/site-facts.ts';
import { type ExaminedEntry, joinFacts } from './join-facts.ts';
import { type JudgedEdition, judge, judgeWhole } from './judge.ts';
import { tellNewer } from './newer.ts';
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
  /** Characters that pages show beyond those that every site has. */
  characters: string;
  /** The file in entries, or its edition in the default language, where each has the right shape. */
  taken?: EntryFile;
  /** Of a site in several languages. */
  editions?: TakenEditions;
}

/** What rules of the whole site look at. */
interface WholeSite {
  entries: readonly ExaminedEntry[];
  facts: () => SiteFacts;
  assets: AssetIndex;
  isEdition: boolean;
}

/** Names all that rules of the whole site look at. */
function nameWhole({ entries, assets, isEdition }: WholeSite): string {
  // Of a picture that can be used they look at no more than that, and whether it can be drawn; of a font, at what it has.
  const states = [...assets].flatMap(([name, asset]): unknown[] => {
    if (asset.state === 'ready')
      return asset.trouble || asset.doubts || !isShown(asset) ? [[name, asset.trouble, asset.doubts, asset.icon]] : [];
    if (asset.state === 'font') return [[name, asset.lacks, asset.beyondCommon, asset.isWhole, asset.loaded]];
    return asset.state === 'file' || asset.state === 'icon' ? [] : [[name, asset]];
  });
  // Pages go by their order, collections by their names.
  const names = entries.map(({ path: [top, inner], examined }) =>
    [top, top === 'routes' ? '' : inner, examined.factsName].join('\t'),
  );
  return hashBytes(JSON.stringify([daysNow(), isEdition, states, names.join('\n')]));
}

/** What a whole site is asked for. */
const wholeExamination: Query<WholeSite, Finding[]> = {
  name: 'check of the whole',
  keyOf: nameWhole,
  form: listOf(findingForm),
  open: () => (site) => judgeWhole(site, site.assets, true),
};

/** Seconds of a processor that a byte takes to be checked for the first time, about. */
const workOfByte = 1 / 10_000_000;

/** An edition of a file in entries, whose check the machine remembers apart from that of others. */
interface Read {
  scope: string;
  file: EntryFile;
  /** Absent where the file is its only edition. */
  edition?: Edition;
}

/** The editions of a file; it itself where it is in one language. Undefined where one of them cannot be read in entries. */
async function readEditions(
  scope: string,
  file: EntryFile,
  all: Editions | undefined,
  machine: Machine,
): Promise<Read[] | undefined> {
  if (!all) return [{ scope, file }];
  const found: Read[] = [];
  for (const edition of all.editions) {
    const own = scopeOfEdition(scope, edition.language);
    const bytes = bytesInMemory(Buffer.from(JSON.stringify(edition.value)));
    const read = await machine.update(reading, own, bytes);
    if (read) found.push({ scope: own, file: read, edition });
  }
  return found.length === all.editions.length ? found : undefined;
}

type Examined = Read & { examined: Examination[] };

/** Examines each entry of an edition; undefined where one of them is not JSON without a fault. */
async function examineEach(read: Read, machine: Machine, progress?: Progress): Promise<Examined | undefined> {
  const inputs = read.file.entries;
  const workOf = ({ from, to }: { from: number; to: number }) => (to - from) * workOfByte;
  const examined = await machine.answerAll(examination, { scope: read.scope, inputs, workOf, ...(progress && { progress }) });
  return examined.length < inputs.length ? undefined : { ...read, examined };
}

/** What is wrong with an edition as a whole, and with its entries. */
async function judgeEach(
  { scope, file, examined, edition }: Examined,
  assets: AssetIndex,
  machine: Machine,
): Promise<JudgedEdition> {
  const entries = examined.map((one, index) => ({ path: file.entries[index]?.path ?? [], examined: one }));
  const isEdition = edition !== undefined;
  const site = { entries, assets, isEdition, facts: once(() => joinFacts(entries, isEdition)) };
  const [ofWhole = []] = await machine.answerAll(wholeExamination, { scope, inputs: [site] });
  return { ...judge({ ...site, skeleton: JSON.parse(file.skeleton) }, () => ofWhole), facts: site.facts };
}

/**
 * Checks a site entry by entry, and how they belong together: in each of its editions.
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
  const source = sourceOfCut({ file: file.name, bytes: read.bytes, cut: read.cut, value: () => read.readAll()?.value });
  const newer = tellNewer(source, read.entries.find(({ path }) => path[0] === 'version')?.read()?.value);
  if (newer) return { source, assets: new Map(), diagnostics: newer, isValid: false, characters: '' };
  const editions = editionsOfFile(read);
  const readAs = editions && (await readEditions(scope, read, editions.all, machine));
  if (!readAs) return refuseTooLong(file);
  const { all } = editions;
  const examined: Examined[] = [];
  for (const one of readAs) {
    const found = await examineEach(one, machine, progress);
    if (!found) return refuseTooLong(file);
    examined.push(found);
  }
  const every = examined.flatMap((one) => one.examined);
  if (every.some(({ faults }) => faults.length > 0)) refuseTooLong(file);
  const named = {
    files: new Set(every.flatMap(({ sources }) => sources)),
    icons: new Set(every.flatMap(({ icons }) => icons)),
  };
  const assets = await readPictures(folder, named, machine);
  const judged: JudgedEdition[] = [];
  for (const one of examined) judged.push(await judgeEach(one, assets, machine));
  const { faults, findings } = joinJudgements(judged, { all, site: () => read.readAll()?.value, isWhole: true });
  const diagnostics = tell(source, [...faults, ...findings]);
  const characters = every.map((one) => one.characters).join('');
  const checked = { source, assets, characters, diagnostics, isValid: faults.length === 0 && !hasErrors(diagnostics) };
  if (faults.length > 0) return checked;
  const [first, ...others] = examined.map(
    (one): TakenEdition => ({ taken: one.file, scope: one.scope, ...(one.edition && { edition: one.edition }) }),
  );
  return first ? { ...checked, taken: first.taken, ...(all && { editions: { ...all, taken: [first, ...others] } }) } : checked;
}
