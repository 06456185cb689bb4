import type { Base } from './bases.ts';
import { type Edit, encodings, type Input, withoutOverlaps } from './input.ts';
import type { Random } from './random.ts';
import { loneSurrogates, longRun, oddCharacters } from './vocabulary.ts';

type Mutation = (random: Random, text: string) => Edit[];

const signs = [
  ...'{}[]",:\\/\'`«»“”„،؛;=()<>-+.#&*٠٩',
  'True',
  'None',
  'null',
  'undefined',
  '//',
  '/*',
  '*/',
  '\\u',
  '\\ud800',
  '\\x',
];

const somewhere = (random: Random, text: string) => random.int(0, text.length);

/** Where a sign of JSON stands: slips of the hand happen there. */
function atSign(random: Random, text: string): number {
  const from = somewhere(random, text);
  const found = text.slice(from).search(/[{}[\]",:]/);
  return found === -1 ? from : from + found;
}

const removeSign: Mutation = (random, text) => [{ at: atSign(random, text), remove: 1, insert: '' }];
const insertSign: Mutation = (random, text) => [{ at: somewhere(random, text), remove: 0, insert: random.pick(signs) }];
const doubleSign: Mutation = (random, text) => {
  const at = atSign(random, text);
  return [{ at, remove: 0, insert: text[at] ?? '' }];
};
const replaceSign: Mutation = (random, text) => [{ at: atSign(random, text), remove: 1, insert: random.pick(signs) }];
const removeStretch: Mutation = (random, text) => [
  { at: somewhere(random, text), remove: random.pick([1, 2, 5, 20, 100, 1_000]), insert: '' },
];
const doubleStretch: Mutation = (random, text) => {
  const at = somewhere(random, text);
  return [{ at, remove: 0, insert: text.slice(at, at + random.pick([1, 5, 50, 500])) }];
};
const removeLine: Mutation = (random, text) => {
  const at = text.lastIndexOf('\n', somewhere(random, text)) + 1;
  return [{ at, remove: text.indexOf('\n', at) + 1 - at || 1, insert: '' }];
};
const truncate: Mutation = (random, text) => {
  const at = somewhere(random, text);
  return [{ at, remove: text.length - at, insert: '' }];
};
const insertCharacter: Mutation = (random, text) => [
  { at: somewhere(random, text), remove: 0, insert: random.pick(random.chance(0.9) ? oddCharacters : loneSurrogates) },
];

/** Long runs of what parsers and patterns may go back and forth over. */
const insertRun: Mutation = (random, text) => {
  const units = [
    '\\"',
    '"',
    '[',
    '{',
    ']',
    '}',
    ',',
    ' ',
    '\n',
    '\\',
    '/',
    '//',
    '/*',
    "'",
    '“',
    '«',
    '{"a":',
    '[1,',
    '"a',
    '\\u',
    '٣',
    'a ',
    '=',
    ':',
    '-',
  ];
  const unit = random.pick(units);
  const insert = random.chance(0.3) ? longRun(random) : unit.repeat(random.pick([50, 1_000, 20_000, 50_000]) / unit.length);
  return [{ at: random.chance(0.5) ? atSign(random, text) + 1 : somewhere(random, text), remove: 0, insert }];
};

const lineEnds: Mutation = (_random, text) =>
  [...text.matchAll(/\n/g)].map(({ index }) => ({ at: index, remove: 1, insert: '\r\n' }));
const oneLine: Mutation = (_random, text) =>
  [...text.matchAll(/\n\s*/g)].map(({ index, 0: gap }) => ({ at: index, remove: gap.length, insert: '' }));

const mutations: Mutation[] = [
  removeSign,
  removeSign,
  insertSign,
  doubleSign,
  replaceSign,
  replaceSign,
  removeStretch,
  doubleStretch,
  removeLine,
  truncate,
  insertCharacter,
  insertCharacter,
  insertRun,
];

/** One to five changes of the text of a base, whatever it means; perhaps in another encoding, perhaps with odd bytes. */
export function mutateText(random: Random, { name, text }: Base): Input {
  const count = random.pick([1, 1, 1, 2, 3, 5]);
  const edits = Array.from({ length: count }, () => random.pick(mutations)(random, text)).flat();
  if (random.chance(0.03)) edits.unshift(...random.pick([lineEnds, oneLine])(random, text));
  const input: Input = { base: name, edits: withoutOverlaps(edits) };
  if (random.chance(0.05)) input.encoding = random.pick(encodings);
  if (random.chance(0.1)) {
    const size = Buffer.byteLength(text);
    input.bytes = Array.from({ length: random.int(1, 3) }, () => [random.int(0, size - 1), random.int(0, 255)]);
  }
  return input;
}
