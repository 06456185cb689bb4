import type { Diagnostic } from '../diagnostics/diagnostics.ts';
import { sourceOfCut } from '../json/cut-source.ts';
import type { FileBytes } from '../json/file-bytes.ts';
import type { Source } from '../json/source.ts';
import type { Progress } from '../progress/progress.ts';
import type { AssetIndex } from '../site/assets.ts';
import type { TakenFile } from '../site/stored-site.ts';
import { judge } from './judge.ts';
import { knowFile } from './know-file.ts';
import { type CheckMemory, type KnownEntry, nameOf } from './memory.ts';
import { daysNow } from './rules/dates.ts';
import { hasErrors, tell } from './tell.ts';

interface Input {
  /** Name of the file, for messages. */
  file: string;
  bytes: FileBytes;
  memory: CheckMemory;
  readAssets: (sources: ReadonlySet<string>) => Promise<AssetIndex>;
  progress?: Progress | undefined;
}

/** What the check says of a file that is JSON without a fault. */
export interface Checked {
  source: Source;
  assets: AssetIndex;
  /** Everything found, in the order of the file. */
  diagnostics: Diagnostic[];
  isValid: boolean;
  /** The file, entry by entry, where each has the right shape. */
  taken?: Pick<TakenFile, 'bytes' | 'entries'>;
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

/**
 * Checks a site of which much may have been checked before: only entries that have changed, and the whole where what other
 * entries have to do with of them has.
 * @returns undefined where the file is not JSON without a fault, which has to be read as a whole.
 */
export async function checkAgain(input: Input): Promise<Checked | undefined> {
  const { file, bytes, memory, readAssets, progress } = input;
  const known = knowFile(bytes, memory, progress);
  if (!known) return undefined;
  const { entries, cut, value } = known;
  const assets = await readAssets(new Set(entries.flatMap((entry) => entry.known.sources)));
  const { faults, findings } = judge({
    entries,
    skeleton: JSON.parse(cut.skeleton),
    assets,
    isWhole: true,
    isFollowing: memory.isFollowing,
    recall: (find) => memory.judgeWhole(nameFacts(entries, assets), find),
  });
  const source = sourceOfCut({ file, bytes: known.bytes, cut, value });
  const diagnostics = tell(source, [...faults, ...findings]);
  const checked = { source, assets, diagnostics, isValid: faults.length === 0 && !hasErrors(diagnostics) };
  if (faults.length > 0) return checked;
  const named = cut.entries.map(({ path, from, to }, index) => ({ path, from, to, name: entries[index]?.name ?? '' }));
  return { ...checked, taken: { bytes: known.bytes, entries: named } };
}
