import type { Node } from 'jsonc-parser';
import type { Path } from './path.ts';
import { membersOf, skipSpace } from './scan.ts';

/** Position of a value in a JSON text. */
export interface NodeLocation {
  offset: number;
  /** Offset after the last character. */
  end: number;
  isText: boolean;
  /** Offset of the key, for a member of an object. */
  keyOffset?: number | undefined;
}

/** Finds the positions of values in a text. */
export interface NodeLocator {
  /** Position of the value at a path; undefined if there is none. */
  find: (path: Path) => NodeLocation | undefined;
  /** Position of the value at a path, or of its nearest existing ancestor. */
  nearest: (path: Path) => NodeLocation | undefined;
}

type Children = Pick<ReadonlyMap<string | number, NodeLocation>, 'get'>;

/** Follows a path as far as it exists. `isWhole`: whether it exists to its end. */
function follow(root: NodeLocation | undefined, path: Path, childrenOf: (place: NodeLocation) => Children) {
  let place = root;
  for (const key of path) {
    const child = place && childrenOf(place).get(key);
    if (!child) return { place, isWhole: false };
    place = child;
  }
  return { place, isWhole: true };
}

function createFinder(root: NodeLocation | undefined, childrenOf: (place: NodeLocation) => Children): NodeLocator {
  return {
    find: (path) => {
      const { place, isWhole } = follow(root, path, childrenOf);
      return isWhole ? place : undefined;
    },
    nearest: (path) => follow(root, path, childrenOf).place,
  };
}

/** Finds positions in a syntax tree. Members of an object are indexed once. */
export function locateInTree(root: Node | undefined): NodeLocator {
  const nodes = new WeakMap<NodeLocation, Node>();
  const known = new WeakMap<NodeLocation, Children>();
  const placeOf = (node: Node, key?: Node): NodeLocation => {
    const place = { offset: node.offset, end: node.offset + node.length, isText: node.type === 'string', keyOffset: key?.offset };
    nodes.set(place, node);
    return place;
  };
  const list = (place: NodeLocation): Children => {
    const { type, children = [] } = nodes.get(place) ?? { type: 'null' };
    if (type === 'array') return new Map(children.map((child, index) => [index, placeOf(child)]));
    const members = new Map<string | number, NodeLocation>();
    if (type !== 'object') return members;
    for (const { children: [key, value] = [] } of children) {
      if (key && value && !members.has(key.value)) members.set(key.value, placeOf(value, key));
    }
    return members;
  };
  return createFinder(root && placeOf(root), (place) => {
    const children = known.get(place) ?? list(place);
    known.set(place, children);
    return children;
  });
}

/** Direct children of the list or object at an offset. Read lazily, up to the requested one. */
function listChildren(text: string, { offset }: NodeLocation): Children {
  const known = new Map<string | number, NodeLocation>();
  const unread = membersOf(text, offset);
  const read = (wanted: string | number): NodeLocation | undefined => {
    for (let next = unread.next(); !next.done; next = unread.next()) {
      const { value: member } = next;
      const { key, start, from } = member;
      const keyOffset = typeof key === 'string' ? start : undefined;
      const place = {
        offset: from,
        get end() {
          return member.to;
        },
        isText: text[from] === '"',
        keyOffset,
      };
      known.set(key, place);
      if (key === wanted) return place;
    }
    return undefined;
  };
  return { get: (key) => known.get(key) ?? read(key) };
}

/** Finds positions in valid JSON; reads only what is on the way to a value. */
export function locateInPlainText(text: string): NodeLocator {
  const known = new Map<number, Children>();
  const offset = skipSpace(text, 0);
  return createFinder({ offset, end: text.trimEnd().length, isText: text[offset] === '"' }, (place) => {
    const children = known.get(place.offset) ?? listChildren(text, place);
    known.set(place.offset, children);
    return children;
  });
}
