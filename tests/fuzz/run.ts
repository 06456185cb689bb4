import { parseArgs } from 'node:util';
import { runLayer, type Tally } from './campaign.ts';
import { layers } from './layers/index.ts';
import { Random } from './random.ts';
import { reportSizes } from './sizes.ts';

const usage = `npm run fuzz -- [--count N] [--seed S] [--layer NAME] [--replay SEED:INDEX] [--sizes]
  --count   inputs in all (default 1000)
  --seed    which inputs: the same seed makes the same (default: the time)
  --layer   one layer only: ${layers.map(({ name }) => name).join(', ')}
  --replay  one input of a layer once more, in full; with --layer
  --sizes   time of each stage against the size of the file
`;

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '1000' },
    seed: { type: 'string' },
    layer: { type: 'string' },
    replay: { type: 'string' },
    sizes: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const say = (line: string) => process.stdout.write(`${line}\n`);

function chosen() {
  const named = values.layer === undefined ? layers : layers.filter(({ name }) => name === values.layer);
  if (named.length === 0) throw new Error(`There is no layer "${values.layer}".\n${usage}`);
  return named;
}

async function replay(at: string): Promise<number> {
  const [seed = Number.NaN, index = Number.NaN] = at.split(':').map(Number);
  const [layer] = chosen();
  if (!layer || values.layer === undefined || Number.isNaN(seed + index)) throw new Error(usage);
  const attacker = await layer.prepare();
  const { input, complaints } = await attacker.attack(new Random(seed, index));
  await attacker.close?.();
  say(JSON.stringify(input, null, 2));
  say(complaints.length === 0 ? 'Nothing is wrong.' : complaints.join('\n\n'));
  return complaints.length;
}

function summary({ layer, inputs, taken, faults, notRun, seconds }: Tally): string {
  const numbers = `${String(inputs).padStart(8)} inputs${String(taken).padStart(8)} taken${String(faults.size).padStart(5)} kinds of fault`;
  return [`${layer.padEnd(10)}${numbers}${seconds.toFixed(0).padStart(7)} s`, ...notRun.map((name) => `  NOT RUN: ${name}`)].join(
    '\n',
  );
}

async function attack(): Promise<number> {
  const seed = values.seed === undefined ? Date.now() % 1_000_000_000 : Number(values.seed);
  const total = Number(values.count);
  const shares = chosen().reduce((sum, { share }) => sum + share, 0);
  say(`Seed ${seed}`);
  const tallies: Tally[] = [];
  for (const layer of chosen()) {
    const count = Math.max(1, Math.round((total * layer.share) / shares));
    tallies.push(await runLayer(layer, { count, seed, report: say, isSaving: true }));
    say(summary(tallies.at(-1) as Tally));
  }
  if (tallies.length > 1) say(`\n${tallies.map(summary).join('\n')}`);
  return tallies.reduce((sum, { faults }) => sum + faults.size, 0);
}

async function main(): Promise<number> {
  if (values.help) {
    say(usage);
    return 0;
  }
  if (values.sizes) {
    await reportSizes(say);
    return 0;
  }
  if (values.replay !== undefined) return replay(values.replay);
  return attack();
}

process.exitCode = (await main()) > 0 ? 1 : 0;
