import type { Node } from 'jsonc-parser';
import type { Base, Spot } from './bases.ts';
import { type Edit, withoutOverlaps } from './input.ts';
import type { Random } from './random.ts';
import {
  inherited,
  oddAddresses,
  oddDates,
  oddJson,
  oddMoments,
  oddNumbers,
  oddText,
  postAddresses,
  wrongNumbers,
} from './vocabulary.ts';

type Mutation = (random: Random, base: Base, spot: Spot) => Edit[];

const replace = ({ offset, length }: Node, insert: string): Edit[] => [{ at: offset, remove: length, insert }];
const textOf = ({ text }: Base, { offset, length }: Node) => text.slice(offset, offset + length);

/** What stands in a list or an object as one piece: the value of a list, the property of an object. */
function pieceOf({ node, parent }: Spot): { piece: Node; siblings: Node[] } {
  const piece = parent?.type === 'property' ? parent : node;
  const siblings = (parent?.type === 'property' ? parent.parent : parent)?.children ?? [];
  return { piece, siblings };
}

const remove: Mutation = (_random, _base, spot) => {
  const { piece, siblings } = pieceOf(spot);
  const index = siblings.indexOf(piece);
  const next = siblings[index + 1];
  const previous = siblings[index - 1];
  if (next) return [{ at: piece.offset, remove: next.offset - piece.offset, insert: '' }];
  const from = previous ? previous.offset + previous.length : piece.offset;
  return [{ at: from, remove: piece.offset + piece.length - from, insert: '' }];
};

const duplicate: Mutation = (random, base, spot) => {
  const { piece } = pieceOf(spot);
  const copies = random.chance(0.1) ? Math.max(1, Math.min(200, Math.floor(100_000 / (piece.length + 2)))) : 1;
  return [{ at: piece.offset + piece.length, remove: 0, insert: `, ${textOf(base, piece)}`.repeat(copies) }];
};

const rename: Mutation = (random, base, { parent }) => {
  const [name] = parent?.type === 'property' ? (parent.children ?? []) : [];
  if (!name) return [];
  const key = String(name.value);
  const at = random.int(0, key.length);
  const names = [
    () => random.pick(inherited),
    () => key.slice(0, at) + key.slice(at + 1),
    () => key.slice(0, at) + random.pick([...'aezA_ ق-']) + key.slice(at),
    () => key.toUpperCase(),
    () => random.pick(base.spots).key ?? '',
    () => oddText(random),
  ];
  return replace(name, JSON.stringify(random.pick(names)()));
};

const changeValue: Mutation = (random, _base, { node }) => replace(node, oddJson(random));

/** Words of the language of the content are strings: what looks them up may meet anything else. */
const inheritedObject: Mutation = (random, _base, { node }) =>
  replace(node, `{${JSON.stringify(random.pick(inherited))}: ${random.pick(['1', '{}', 'null', '"x"'])}}`);

const changeNumber: Mutation = (random, base, spot) => {
  const numbers = base.spots.filter(({ node }) => node.type === 'number');
  const node = spot.node.type === 'number' ? spot.node : numbers.length > 0 && random.pick(numbers).node;
  return !node ? [] : replace(node, random.pick(random.chance(0.9) ? oddNumbers : wrongNumbers));
};

const isAddress = ({ key }: Spot) => /^(?:href|path|from|to|movedFrom|url|src|action|policy|contact)$/.test(key ?? '');

const changeAddress: Mutation = (random, base, spot) => {
  const addresses = base.spots.filter((one) => one.node.type === 'string' && isAddress(one));
  if (addresses.length === 0) return [];
  const { node } = isAddress(spot) && spot.node.type === 'string' ? spot : random.pick(addresses);
  const old = String(node.value);
  const values = [
    () => random.pick(random.chance(0.7) ? oddAddresses : postAddresses),
    () => old + random.pick(oddAddresses),
    () => `${old}/${random.pick(['%20', 'a'.repeat(random.int(1, 3_000)), 'قيم'.repeat(80), '..', '.', '%D9%82'])}`,
    () => encodeURIComponent(old),
    () => old.toUpperCase(),
    () => `${old}#${random.pick(['', 'x', 'main', '%', 'toString'])}`,
    () => String(random.pick(addresses).node.value),
  ];
  return replace(node, JSON.stringify(random.pick(values)()));
};

const changeText: Mutation = (random, base, spot) => {
  const strings = base.spots.filter(({ node }) => node.type === 'string');
  if (strings.length === 0) return [];
  const { node } = spot.node.type === 'string' ? spot : random.pick(strings);
  const old = String(node.value);
  const at = random.int(0, old.length);
  const text = random.chance(0.5) ? oddText(random) : old.slice(0, at) + oddText(random) + old.slice(at);
  return replace(node, JSON.stringify(text));
};

/** A day, a time of day, or both: by the look of it, as the hours of a place and redirects have the same keys. */
const isTime = ({ node }: Spot) => typeof node.value === 'string' && /^(?:\d{4}-\d{2}-\d{2}|\d{2}:\d{2})/.test(node.value);

const changeDate: Mutation = (random, base) => {
  const dates = base.spots.filter(isTime);
  const value = () => random.pick(random.chance(0.5) ? oddDates : oddMoments);
  return dates.length === 0 ? [] : replace(random.pick(dates).node, JSON.stringify(value()));
};

/** A value from elsewhere: of the same kind, so that references are crossed, or of any. */
const transplant: Mutation = (random, base, spot) => {
  const ofKind = base.byKind.find(([first]) => first?.kind === spot.kind) ?? base.spots;
  const other = random.pick(random.chance(0.6) ? ofKind : base.spots);
  return replace(spot.node, textOf(base, other.node));
};

const reorder: Mutation = (random, base, spot) => {
  const { siblings } = pieceOf(spot);
  if (siblings.length < 2) return [];
  const from = random.int(0, siblings.length - 1);
  const [a, b] = [siblings[from], siblings[(from + random.int(1, siblings.length - 1)) % siblings.length]];
  if (!a || !b) return [];
  return [...replace(a, textOf(base, b)), ...replace(b, textOf(base, a))];
};

const mutations: Mutation[] = [
  remove,
  remove,
  duplicate,
  rename,
  rename,
  changeValue,
  changeValue,
  inheritedObject,
  changeNumber,
  changeAddress,
  changeAddress,
  changeText,
  changeText,
  changeText,
  changeDate,
  transplant,
  transplant,
  reorder,
];

/** One to four changes of the tree of a base, each at a kind of place chosen by chance. */
export function mutateStructure(random: Random, base: Base): Edit[] {
  if (base.byKind.length === 0) return [];
  const count = random.pick([1, 1, 1, 2, 2, 3, 4]);
  const edits = Array.from({ length: count }, () => random.pick(mutations)(random, base, random.pick(random.pick(base.byKind))));
  return withoutOverlaps(edits.flat());
}
