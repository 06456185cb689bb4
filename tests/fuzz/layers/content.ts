import { type Base, baseNames, faultBases, getBase } from '../bases.ts';
import type { Input } from '../input.ts';
import { judgeInput } from '../judge.ts';
import type { Attacker, Layer } from '../layer.ts';
import { mutateStructure } from '../mutate-structure.ts';
import { mutateText } from '../mutate-text.ts';
import type { Random } from '../random.ts';

type Maker = (random: Random, base: Base) => Input;

interface BasesOfLayer {
  names?: readonly string[];
  /** Bases that are wrong already. */
  faults?: readonly string[];
}

/** A layer whose inputs are site files. A right one comes first: its time is that of loading programs. */
export async function contentAttacker(make: Maker, { names = baseNames, faults = [] }: BasesOfLayer = {}): Promise<Attacker> {
  const { passage, complaints } = await judgeInput({ base: 'minimal', edits: [] });
  if (!passage?.pages) throw new Error(`The smallest site is not taken: ${complaints.join(' ')}`);
  return {
    attack: async (random) => {
      const name = faults.length > 0 && random.chance(0.2) ? random.pick(faults) : random.pick(names);
      const input = make(random, await getBase(name));
      const { complaints, passage } = await judgeInput(input);
      return { input, complaints, isTaken: passage?.site !== undefined };
    },
    replay: async (input) => (await judgeInput(input as Input)).complaints,
  };
}

export const structureLayer: Layer = {
  name: 'structure',
  about: 'keys, types, words, numbers, lists and references changed in the tree of a site',
  share: 38,
  prepare: async () =>
    contentAttacker((random, base) => ({ base: base.name, edits: mutateStructure(random, base) }), { faults: faultBases }),
};

export const textLayer: Layer = {
  name: 'text',
  about: 'signs, brackets, runs, encodings and bytes changed in the text of a site',
  share: 38,
  prepare: async () => contentAttacker(mutateText, { faults: faultBases }),
};
