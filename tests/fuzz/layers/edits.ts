import { type BuildSetting, closeSetting, openSetting, restoreSetting } from '../build-setting.ts';
import { type BuildStep, chooseStep, takeStep } from '../build-steps.ts';
import type { Attacker, Layer } from '../layer.ts';
import type { Random } from '../random.ts';

/** A sequence of builds of a site. */
export interface BuildSequence {
  site: string;
  isDraft: boolean;
  steps: BuildStep[];
}

const sites = ['variants', 'municipality'];
const odds = { mutation: 0.2, code: 0.01, damage: 0.4, kill: 0.3 };

export function chooseSequence(random: Random): BuildSequence {
  const steps = Array.from({ length: random.int(3, 8) }, () => chooseStep(random, odds));
  return { site: random.pick(sites), isDraft: random.chance(0.3), steps };
}

async function createAttacker(): Promise<Attacker> {
  const settings = new Map<string, BuildSetting>();
  const open = async (site: string) => {
    const [other] = settings.values();
    const setting = settings.get(site) ?? (await openSetting(site, other));
    settings.set(site, setting);
    return setting;
  };
  const judge = async ({ site, isDraft, steps }: BuildSequence): Promise<string[]> => {
    const setting = await open(site);
    restoreSetting(setting, isDraft);
    for (const [index, step] of steps.entries()) {
      const complaints = await takeStep(setting, step);
      const place = `${site}${isDraft ? ', a draft' : ''}, step ${index + 1} (${JSON.stringify(step)})`;
      if (complaints.length > 0) return complaints.map((one) => `${place}: ${one}`);
    }
    return [];
  };
  return {
    attack: async (random) => {
      const input = chooseSequence(random);
      return { input, complaints: await judge(input) };
    },
    replay: (input) => judge(input as BuildSequence),
    close: async () => {
      for (const setting of settings.values()) await closeSetting(setting);
    },
  };
}

export const editsLayer: Layer = {
  name: 'edits',
  about: 'builds after edits, kills and damage write what a build from nothing writes',
  share: 0.2,
  prepare: createAttacker,
};
