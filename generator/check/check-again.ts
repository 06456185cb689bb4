import type { AssetIndex } from '../content/assets.ts';
import { sourceOfCut } from '../content/cut-source.ts';
import type { FileBytes } from '../content/file-bytes.ts';
import type { Source } from '../content/source.ts';
import type { TakenFile } from '../content/stored-site.ts';
import type { Diagnostic } from '../diagnostics/diagnostics.ts';
import type { Progress } from '../progress/progress.ts';
import { knowFile } from './know-file.ts';
import { type CheckMemory, joinFacts, type KnownEntry, nameOf } from './memory.ts';
import { daysNow } from './rules/dates.ts';
import { tieRule } from './shape-ties.ts';
import { checkWhole } from './site-rules.ts';
import { tell } from './tell.ts';

interface Input {
  /** Name of the file, for messages. */
  file: string;
  bytes: FileBytes;
  memory: CheckMemory;
  readAssets: (sources: ReadonlySet<string>) => Promise<AssetIndex>;
  progress?: Progress | undefined;
}

/** What the check says of a file whose shape is right. */
export interface Checked {
  source: Source;
  assets: AssetIndex;
  /** Everything found, in the order of the file. */
  diagnostics: Diagnostic[];
  /** The file, entry by entry. */
  taken: Pick<TakenFile, 'bytes' | 'entries'>;
}

/** Names all that rules of the whole site look at. */
function nameFacts(entries: readonly KnownEntry[], assets: AssetIndex): string {
  // Of a picture that can be used they look at no more than that, and whether it can be drawn.
  const states = [...assets].flatMap(([name, asset]) => {
    if (asset.state === 'ready') return asset.trouble ? [[name, asset.trouble]] : [];
    return asset.state === 'file' ? [] : [[name, asset]];
  });
  // Pages go by their order, collections by their names.
  const names = entries.map(({ path: [top, inner], known }) => [top, top === 'routes' ? '' : inner, known.factsName].join('\t'));
  return nameOf(JSON.stringify([daysNow(), states, names.join('\n')]));
}

/** Where more is told, suggestions may run out of patience, which only a check of the whole knows. */
const mostTold = 1000;

/**
 * Checks a site of which much was checked before: only entries that have changed, and the whole site where what other
 * entries have to do with of them has. The verdict is that of a full check.
 * @returns undefined for what only a full check can tell: where the file is not JSON without a fault, or an entry has not the
 * right shape.
 */
export async function checkAgain(input: Input): Promise<Checked | undefined> {
  const { file, bytes, memory, readAssets, progress } = input;
  const known = knowFile(bytes, memory, progress);
  if (!known) return undefined;
  const { entries, cut, value } = known;
  const assets = await readAssets(new Set(entries.flatMap((entry) => entry.known.sources)));
  const judge = () => checkWhole(joinFacts(entries, memory.isFollowing), assets, true).map(tieRule);
  const ofWhole = memory.judgeWhole(nameFacts(entries, assets), judge);
  const findings = [...ofWhole, ...entries.flatMap((entry) => entry.known.findings)];
  if (findings.length > mostTold) return undefined;
  const source = sourceOfCut({ file, bytes: known.bytes, cut, value });
  const named = cut.entries.map(({ path, from, to }, index) => ({ path, from, to, name: entries[index]?.name ?? '' }));
  return { source, assets, diagnostics: tell(source, findings), taken: { bytes: known.bytes, entries: named } };
}
