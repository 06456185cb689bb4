import type { AssetIndex } from '../content/assets.ts';
import { sourceOfCut } from '../content/cut-source.ts';
import type { Source } from '../content/source.ts';
import type { Diagnostic } from '../diagnostics/diagnostics.ts';
import { tell } from './check.ts';
import { isError } from './entry.ts';
import { knowFile } from './know-file.ts';
import { type CheckMemory, joinFacts, type KnownEntry, nameOf } from './memory.ts';
import { daysNow } from './rules/dates.ts';
import { tieRule } from './shape-ties.ts';
import { checkWhole } from './site-rules.ts';

interface Input {
  /** Name of the file, for messages. */
  file: string;
  bytes: Buffer;
  memory: CheckMemory;
  readAssets: (sources: ReadonlySet<string>) => Promise<AssetIndex>;
}

/** A site without an error. */
export interface Sound {
  source: Source;
  assets: AssetIndex;
  warnings: Diagnostic[];
}

/** Names all that rules of the whole site look at; undefined when there is an error among the pictures. */
function nameFacts(entries: readonly KnownEntry[], assets: AssetIndex): string | undefined {
  const states = [...assets];
  if (states.some(([, { state }]) => state === 'missing' || state === 'refused')) return undefined;
  const unused = states.flatMap(([name, { state }]) => (state === 'unused' ? [name] : []));
  // Pages go by their order, collections by their names.
  const names = entries.map(({ path: [top, inner], known }) => [top, top === 'routes' ? '' : inner, known.factsName].join('\t'));
  return nameOf(JSON.stringify([daysNow(), unused, names.join('\n')]));
}

/**
 * Checks a site of which much was checked before: only entries that have changed, and the whole site where what other
 * entries have to do with of them has.
 * @returns undefined where there is anything that a full check tells as an error: what it is, only that can say.
 */
export async function checkAgain(input: Input): Promise<Sound | undefined> {
  const { file, bytes, memory, readAssets } = input;
  const known = knowFile(bytes, memory);
  if (!known) return undefined;
  const { entries, cut, value } = known;
  const assets = await readAssets(new Set(entries.flatMap((entry) => entry.known.sources)));
  const factsName = nameFacts(entries, assets);
  if (factsName === undefined) return undefined;
  const ofWhole = memory.judgeWhole(factsName, () => checkWhole(joinFacts(entries), assets, true).map(tieRule));
  if (ofWhole.some(isError)) return undefined;
  const source = sourceOfCut({ file, bytes: known.bytes, cut, value });
  return { source, assets, warnings: tell(source, [...ofWhole, ...entries.flatMap((entry) => entry.known.findings)]) };
}
