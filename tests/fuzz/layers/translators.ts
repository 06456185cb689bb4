import fc from 'fast-check';
import { writeCsvFile } from '../../../generator/content/translations/csv-file.ts';
import { ExchangeError } from '../../../generator/content/translations/exchange-error.ts';
import { readTranslatedFile } from '../../../generator/content/translations/read-file.ts';
import { readRecord } from '../../../generator/content/translations/record.ts';
import { writeXliff } from '../../../generator/content/translations/xliff-write.ts';
import { awkwardText, englishUnits, siteText } from '../../support/translations.ts';
import type { Layer } from '../layer.ts';
import type { Random } from '../random.ts';

interface TranslatorsInput {
  /** Texts and what they have been translated as so far. */
  texts: [source: string, target?: string][];
  /** Stretches of the file that somebody changes on the way: nothing is changed where there are none. */
  damage: { at: number; remove: number; insert: string }[];
}

const languages = { source: 'ar', target: 'en' };
const writers = { xliff: writeXliff, csv: writeCsvFile };
const signs = [
  '<',
  '>',
  '&',
  '"',
  '\n',
  ',',
  ';',
  '\t',
  '\0',
  ']]>',
  '<!DOCTYPE x>',
  '<source>',
  '</target>',
  '&x;',
  '\ud800',
  '=',
];

function inputOf(random: Random): TranslatorsInput {
  const text = () => random.sample(awkwardText);
  const texts = Array.from({ length: random.int(0, 5) }, (): [string, string?] =>
    random.chance(0.5) ? [text()] : [text(), text()],
  );
  const damage = random.chance(0.5)
    ? []
    : Array.from({ length: random.int(1, 5) }, () => ({
        at: random.next(),
        remove: random.pick([0, 1, 5, 100]),
        insert: random.pick([...signs, random.sample(fc.string())]),
      }));
  return { texts, damage };
}

function damaged(text: string, { damage }: TranslatorsInput): string {
  return damage.reduce((changed, { at, remove, insert }) => {
    const from = Math.floor(at * changed.length);
    return changed.slice(0, from) + insert + changed.slice(from + remove);
  }, text);
}

function complaintsOf(input: TranslatorsInput): string[] {
  const units = englishUnits(input.texts.map(([source, target], index) => siteText(['routes', index, 'title'], source, target)));
  const expected = JSON.stringify(
    units.map(({ source, target = '', places }) => [source, target, places.map(({ pointer }) => pointer)]),
  );
  return Object.entries(writers).flatMap(([format, write]) => {
    const file = damaged(write(units, languages, 'site.json'), input);
    try {
      const read = readTranslatedFile(Buffer.from(file), languages).units;
      const found = JSON.stringify(read.map(({ source, target, places }) => [source, target, places]));
      readRecord(file);
      return input.damage.length > 0 || found === expected ? [] : [`As ${format} ${expected} comes back as ${found}.`];
    } catch (error) {
      const isTold = error instanceof ExchangeError && input.damage.length > 0;
      return isTold ? [] : [`As ${format}: ${(error as Error).stack}`];
    }
  });
}

/** Files for translators: whole they come back as they went out, damaged they are told of. */
export const translatorsLayer: Layer = {
  name: 'translators',
  about: 'files for translators, there and back',
  share: 2,
  prepare: async () => ({
    attack: async (random) => {
      const input = inputOf(random);
      return { input, complaints: complaintsOf(input) };
    },
    replay: async (input) => complaintsOf(input as TranslatorsInput),
  }),
};
