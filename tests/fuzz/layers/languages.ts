import { readFileSync } from 'node:fs';
import type { Json } from '../../../generator/core/json/value.ts';
import { fixtureSite } from '../../support/build.ts';
import { complaintsOf, type EditionEdit, inLanguage, randomStructure, randomText } from '../../support/edition-edits.ts';
import type { Attacker, Layer } from '../layer.ts';

interface Input extends EditionEdit {
  site: string;
}

const sites = ['trilingual', 'bilingual'];

async function createAttacker(): Promise<Attacker> {
  const files = new Map(sites.map((name) => [name, JSON.parse(readFileSync(fixtureSite(name), 'utf8')) as Json]));
  const judge = ({ site, ...edit }: Input) => complaintsOf(files.get(site) ?? {}, edit);
  return {
    attack: async (random) => {
      const site = random.pick(sites);
      const file = files.get(site) ?? {};
      const { languages } = inLanguage(file, '');
      const { tag } = random.pick(languages);
      const { value } = inLanguage(file, tag);
      const operation = (random.chance(0.5) && randomStructure(value as Json, random)) || randomText(value, random);
      const input: Input = { site, tag, operation };
      return { input, complaints: judge(input) };
    },
    replay: async (input) => judge(input as Input),
  };
}

export const languagesLayer: Layer = {
  name: 'languages',
  about: 'edits on the pages of one language: no other language changes, and no translation goes elsewhere',
  share: 5,
  prepare: createAttacker,
};
