import { harmless, hostileTexts } from '../../../generator/cli/commands/test-texts.ts';
import type { Base, Spot } from '../bases.ts';
import type { Input } from '../input.ts';
import type { Layer } from '../layer.ts';
import type { Random } from '../random.ts';
import { loneSurrogates, oddCharacters, oddText } from '../vocabulary.ts';
import { contentAttacker } from './content.ts';

/** Keys whose strings are words of the file: the other layers change them. */
const wordKeys =
  /^(?:type|id|name|names|icon|icons|layout|imageSide|provider|network|filters|autocomplete|date|updated|expires|kind|url|language|direction|numerals|brand|accent|scheme|src|href|path|movedFrom|from|to|action|policy|contact|collection|\$schema)$/;

const isText = ({ key, node, kind }: Spot) =>
  node.type === 'string' &&
  (!wordKeys.test(key ?? '') || kind === '/site/name') &&
  // A figure shows its number and its unit apart, and so does a price: their elements follow from their texts.
  !kind.endsWith('/items[]/value') &&
  !kind.endsWith('/price') &&
  !kind.endsWith('/email/value') &&
  !kind.endsWith('/phone/value');

function hostileText(random: Random): string {
  if (random.chance(0.7)) return random.pick(hostileTexts);
  return random.pick([
    () => `كلمة${random.pick(oddCharacters)}أخرى`,
    () => `كلمة ${random.pick(loneSurrogates)}`,
    () => hostileTexts.slice(0, 20).join(' '),
    () => oddText(random),
  ])();
}

/** The text keeps its places for numbers, and differs from its neighbours, so that nothing else is wrong with it. */
function written({ node, pointer }: Spot, text: string, isAlone: boolean): string {
  const places = String(node.value).match(/%s/g) ?? [];
  return JSON.stringify([...places, isAlone ? '' : pointer.replaceAll('/', ' '), text].filter(Boolean).join(' '));
}

function makeHostile(random: Random, base: Base): Input {
  const groups = base.byKind.map((spots) => spots.filter(isText)).filter((spots) => spots.length > 0);
  const isAlone = random.chance(0.4);
  const count = isAlone ? 1 : random.pick([3, 10, 40]);
  const spots = [...new Set(Array.from({ length: count }, () => random.pick(random.pick(groups))))];
  const text = hostileText(random);
  const edits = (own: string) =>
    spots.map((spot) => ({ at: spot.node.offset, remove: spot.node.length, insert: written(spot, own, isAlone) }));
  return { base: base.name, edits: edits(text), twin: edits(harmless(text)), fields: spots.map(({ pointer }) => pointer) };
}

export const hostileLayer: Layer = {
  name: 'hostile',
  about: 'hostile text in text fields: pages keep the skeleton that harmless text gives',
  share: 12,
  prepare: async () => contentAttacker(makeHostile),
};
