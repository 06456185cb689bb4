import fc from 'fast-check';
import type { Base, Spot } from '../bases.ts';
import type { Input } from '../input.ts';
import type { Layer } from '../layer.ts';
import type { Random } from '../random.ts';
import { loneSurrogates, oddAddresses, oddCharacters, oddDates } from '../vocabulary.ts';
import { contentAttacker } from './content.ts';

/** Values for a field, as JSON: right ones, which nothing may refuse, and doubtful ones, which the oracle judges. */
interface Field {
  key: RegExp;
  right: (random: Random, base: Base) => unknown;
  doubtful: (random: Random, base: Base) => unknown;
}

const segments = ['services', 'قيمة', 'a-b', 'A1', 'x.y', '~z', '\u00e9', '2026'];
const plainPath = (random: Random) => `/${Array.from({ length: random.int(1, 3) }, () => random.pick(segments)).join('/')}`;
const day = (random: Random) =>
  new Date(Date.UTC(random.int(1950, 2100), random.int(0, 11), random.int(1, 31))).toISOString().slice(0, 10);
const anyUrl = fc.webUrl({ validSchemes: ['https'] });
const anyLetters = fc.string({ unit: 'grapheme-ascii', maxLength: 30 });
const external = (random: Random) => random.sample(anyUrl);

const routes = (base: Base) =>
  base.spots.filter(({ kind }) => /^\/routes\[\](?:<.*>)?\/path$/.test(kind)).map(({ node }) => String(node.value));

/** An address that is nearly one: two of the odd ones, or an odd character in a right one. */
function nearlyAddress(random: Random, base: Base): string {
  const right = random.pick([random.pick(routes(base)), 'https://example.org/a', 'mailto:a@example.org', 'tel:+96611']);
  const at = random.int(0, right.length);
  const odd = random.pick([...oddCharacters, ...loneSurrogates, ...'%$\\"\'`<>{}|^[]#?@:; '].flat());
  return random.pick([
    () => random.pick(oddAddresses),
    () => right + random.pick(oddAddresses),
    () => right.slice(0, at) + odd + right.slice(at),
    () => right.toUpperCase(),
  ])();
}

const doubtfulDate = (random: Random) =>
  random.chance(0.5)
    ? random.pick(oddDates)
    : `${random.int(0, 3_000)}-${String(random.int(0, 14)).padStart(2, '0')}-${random.int(0, 33)}`;

const fields: Field[] = [
  {
    key: /^href$/,
    right: (random, base) => random.pick([() => random.pick(routes(base)), () => external(random), () => 'tel:+966110000000'])(),
    doubtful: nearlyAddress,
  },
  { key: /^(?:date|updated|expires)$/, right: day, doubtful: doubtfulDate },
  { key: /^(?:action|policy)$/, right: external, doubtful: nearlyAddress },
  {
    key: /^(?:movedFrom|from)$/,
    right: (random) => `/old${plainPath(random)}${random.pick(['', '.html', '.php'])}`,
    doubtful: nearlyAddress,
  },
  {
    key: /^to$/,
    right: (random, base) => random.pick([() => random.pick(routes(base)), () => external(random)])(),
    doubtful: nearlyAddress,
  },
  { key: /^path$/, right: plainPath, doubtful: nearlyAddress },
  {
    key: /^url$/,
    right: (random) =>
      `https://${random.pick(['example.org', 'a-b.example.com', 'x.co:8443'])}${random.pick(['', '/v', '/a/b-c'])}`,
    doubtful: nearlyAddress,
  },
  {
    key: /^(?:text|title|heading|label|eyebrow|subtitle|description)$/,
    right: (random) => `نص ${random.sample(anyLetters)} نص`,
    doubtful: (random) => `نص${random.pick([...oddCharacters, ...loneSurrogates])}${random.pick(['', ' ', 'x'])}`,
  },
];

function writable(base: Base, { key }: Field): Spot[] {
  return base.spots.filter(
    (spot) =>
      spot.node.type === 'string' &&
      key.test(spot.key ?? '') &&
      !spot.pointer.startsWith('/$schema') &&
      // Hours too are from and to.
      (!/^(?:from|to)$/.test(spot.key ?? '') || spot.pointer.startsWith('/redirects')),
  );
}

function makeField(random: Random, base: Base): Input {
  const field = random.pick(fields.filter((one) => writable(base, one).length > 0));
  const { node, pointer } = random.pick(writable(base, field));
  const isRight = random.chance(0.3);
  const insert = JSON.stringify((isRight ? field.right : field.doubtful)(random, base));
  return { base: base.name, edits: [{ at: node.offset, remove: node.length, insert }], ...(isRight && { right: pointer }) };
}

export const fieldsLayer: Layer = {
  name: 'fields',
  about: 'right and doubtful values in one field, against an oracle written from the documentation',
  share: 12,
  prepare: async () => contentAttacker(makeField),
};
