import { type Finding, kindOf, saveFinding } from './findings.ts';
import type { Input } from './input.ts';
import type { Attacker, Layer, Trial } from './layer.ts';
import { minimise } from './minimise.ts';
import { Random } from './random.ts';

/** What a layer did. */
export interface Tally {
  layer: string;
  inputs: number;
  taken: number;
  /** How often each kind of fault came, and the first input that showed it. */
  faults: Map<string, { count: number; index: number; complaint: string }>;
  notRun: string[];
  seconds: number;
}

export interface CampaignOptions {
  count: number;
  seed: number;
  /** Number of the first input. */
  from?: number;
  /** Is told of each fault of a new kind, and once a minute how far it is. */
  report?: (line: string) => void;
  /** Keeps the input of each new kind of fault as a file. */
  isSaving?: boolean;
}

const isSiteInput = (input: unknown): input is Input => typeof input === 'object' && input !== null && 'edits' in input;

async function save(layer: Layer, attacker: Attacker, { input, complaints }: Trial, name: string): Promise<string> {
  const [first = ''] = complaints;
  const kind = kindOf(first);
  const shows = async (one: Input) => (await attacker.replay(one)).some((complaint) => kindOf(complaint) === kind);
  const smallest = isSiteInput(input) ? await minimise(input, shows) : input;
  const finding: Finding = { layer: layer.name, about: first.slice(0, 600), input: smallest };
  return saveFinding(name, finding);
}

/** The time of the machine that the layer took of this process, in seconds. */
const cpuSeconds = () => process.cpuUsage().user / 1_000_000;

/** Layers that build sites take hours: how far one is, is told so often. Milliseconds. */
const tellEvery = 60_000;

/** Attacks the product with inputs `from` to `from + count` of a seed. The same numbers make the same inputs. */
export async function runLayer(layer: Layer, options: CampaignOptions): Promise<Tally> {
  const { count, seed, from = 0, report, isSaving = false } = options;
  const start = cpuSeconds();
  const attacker = await layer.prepare();
  const tally: Tally = { layer: layer.name, inputs: 0, taken: 0, faults: new Map(), notRun: attacker.notRun ?? [], seconds: 0 };
  let told = Date.now();
  for (let index = from; index < from + count; index++) {
    if (Date.now() - told > tellEvery) {
      told = Date.now();
      report?.(`${layer.name} ${index - from} of ${count}, ${tally.faults.size} kinds of fault`);
    }
    const trial = await attacker.attack(new Random(seed, index));
    tally.inputs++;
    if (trial.isTaken) tally.taken++;
    for (const complaint of trial.complaints) {
      const kind = kindOf(complaint);
      const known = tally.faults.get(kind);
      if (known) known.count++;
      if (known) continue;
      tally.faults.set(kind, { count: 1, index, complaint });
      const replay = `npm run fuzz -- --layer ${layer.name} --replay ${seed}:${index}`;
      const file = isSaving
        ? await save(
            layer,
            attacker,
            { ...trial, complaints: [complaint] },
            `${layer.name}-${seed}-${index}-${tally.faults.size}`,
          )
        : '';
      report?.(`${layer.name} ${seed}:${index}  ${complaint.slice(0, 700)}\n  ${replay}\n  ${file}`);
    }
  }
  await attacker.close?.();
  tally.seconds = cpuSeconds() - start;
  return tally;
}
