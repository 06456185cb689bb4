import { constants, isUtf8 } from 'node:buffer';
import type { AssetIndex } from '../content/assets.ts';
import { type Cut, cutFile } from '../content/cut.ts';
import { sourceOfCut } from '../content/cut-source.ts';
import { readPlainJson } from '../content/plain-json.ts';
import type { Source } from '../content/source.ts';
import { deepest } from '../content/tree.ts';
import type { Diagnostic } from '../diagnostics/diagnostics.ts';
import { tell } from './check.ts';
import { isComplete, isError } from './entry.ts';
import { type CheckMemory, type EntryText, joinFacts, type Known, nameOf } from './memory.ts';
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

interface Entry {
  path: EntryText['path'];
  known: Known;
}

/** What is known of every entry of a file; undefined where one has an error, or the file as a whole. */
function knowEntries({ bytes, memory }: Input): { entries: Entry[]; cut: Cut } | undefined {
  const isText = bytes.length < constants.MAX_STRING_LENGTH && isUtf8(bytes);
  const cut = isText ? cutFile(bytes) : undefined;
  const skeleton = cut && readPlainJson(cut.skeleton, deepest);
  if (!cut || !skeleton || !isComplete(skeleton.value)) return undefined;
  const entries: Entry[] = [];
  for (const { path, from, to } of cut.entries) {
    const read = () => readPlainJson(bytes.toString('utf8', from, to), deepest - path.length);
    const known = memory.know({ path, name: nameOf(bytes.subarray(from, to)), read });
    if (!known) return undefined;
    entries.push({ path, known });
  }
  return { entries, cut };
}

/** Names all that rules of the whole site look at; undefined when there is an error among the pictures. */
function nameFacts(entries: readonly Entry[], assets: AssetIndex): string | undefined {
  const states = [...assets];
  if (states.some(([, { state }]) => state !== 'ready' && state !== 'unused')) return undefined;
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
  const found = knowEntries(input);
  if (!found) return undefined;
  const { entries, cut } = found;
  const assets = await readAssets(new Set(entries.flatMap(({ known }) => known.sources)));
  const factsName = nameFacts(entries, assets);
  if (factsName === undefined) return undefined;
  const ofWhole = memory.judgeWhole(factsName, () => checkWhole(joinFacts(entries), assets, true).map(tieRule));
  memory.finish();
  if (ofWhole.some(isError)) return undefined;
  const source = sourceOfCut({ file, bytes, cut });
  return { source, assets, warnings: tell(source, [...ofWhole, ...entries.flatMap(({ known }) => known.findings)]) };
}
