import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/** What blocks of a site import of an engine, each by the file that lists it: `qiyam/blocks`, `qiyam/parts`. */
const doors = { 'qiyam/blocks': 'templates/own/blocks.ts', 'qiyam/parts': 'templates/own/parts.ts' };

export type DoorName = keyof typeof doors;

export const isDoor = (name: string): name is DoorName => Object.hasOwn(doors, name);

/** A name that a door has: the module behind it, a file of the engine or a package, and its name there; `*` is all of it. */
interface Behind {
  module: string;
  name: string;
  /** It leaves nothing in what runs, whether who imports it says so or not. */
  isType: boolean;
}

export type Doors = Readonly<Record<DoorName, ReadonlyMap<string, Behind>>>;

const listed = /^export (?:type )?\{([^}]*)\} from '([^']+)';$/gm;
const wholes = /^export \* as (\w+) from '([^']+)';$/gm;
const alls = /^export \* from '([^']+)';$/gm;
const declared = /^export (?:async )?(const|function|type|interface|class) (\w+)/gm;

/** `type A as B` */
const nameForm = /^(type )?(\w+)(?: as (\w+))?$/;
const namesIn = (list: string) =>
  list
    .replaceAll(/\/\/.*/g, '')
    .split(',')
    .map((one) => one.trim().replaceAll(/\s+/g, ' '))
    .filter((one) => one !== '');

function readDoor(root: string, file: string): Map<string, Behind> {
  const text = readFileSync(join(root, file), 'utf8');
  const moduleOf = (path: string) => (path.startsWith('.') ? posix.join(posix.dirname(file), path) : path);
  const found = new Map<string, Behind>();
  for (const [whole, list = '', path = ''] of text.matchAll(listed))
    for (const one of namesIn(list)) {
      const [, type, name = '', as = name] = nameForm.exec(one) ?? [];
      found.set(as, { module: moduleOf(path), name, isType: type !== undefined || whole.startsWith('export type') });
    }
  for (const [, name = '', path = ''] of text.matchAll(wholes))
    found.set(name, { module: moduleOf(path), name: '*', isType: false });
  for (const [, path = ''] of text.matchAll(alls)) {
    const module = moduleOf(path);
    for (const [, form = '', name = ''] of readFileSync(join(root, module), 'utf8').matchAll(declared))
      found.set(name, { module, name, isType: form === 'type' || form === 'interface' });
  }
  return found;
}

/** @param root of the sources of an engine */
export const readDoors = (root: string): Doors => ({
  'qiyam/blocks': readDoor(root, doors['qiyam/blocks']),
  'qiyam/parts': readDoor(root, doors['qiyam/parts']),
});

/** A name that is asked of a door which has none such. */
export interface Unknown {
  name: string;
  door: DoorName;
  index: number;
}

const imports = /^import\s+(type\s+)?\{([^}]*)\}\s*from\s*(['"])(qiyam\/\w+)\3;?/gm;

function lineOfImport(isType: boolean, asked: string, behind: Behind, wayTo: (module: string) => string): string {
  const [, type, name = '', as = name] = nameForm.exec(asked) ?? [];
  const way = JSON.stringify(wayTo(behind.module));
  const form = isType || type || behind.isType ? 'import type' : 'import';
  if (behind.name === '*') return `${form} * as ${as} from ${way};`;
  return `${form} { ${behind.name} as ${as} } from ${way};`;
}

/**
 * Has a file import what it names from the modules themselves: it is then a file as ours are, takes nothing that it does not
 * name, and lines keep their numbers.
 * @param wayTo how the file comes to a module
 */
export function throughDoors(
  text: string,
  known: Doors,
  wayTo: (module: string) => string,
): { text: string; unknown: Unknown[] } {
  const unknown: Unknown[] = [];
  const told = text.replaceAll(imports, (whole, isType: string | undefined, list: string, _quote, door: string, at: number) => {
    if (!isDoor(door)) return whole;
    const lines = namesIn(list).map((asked) => {
      const name = nameForm.exec(asked)?.[2] ?? asked;
      const behind = known[door].get(name);
      if (behind) return lineOfImport(isType !== undefined, asked, behind, wayTo);
      unknown.push({ name, door, index: at + whole.search(new RegExp(`\\b${name}\\b`)) });
      return '';
    });
    return lines.join(' ') + '\n'.repeat(whole.split('\n').length - 1);
  });
  return { text: told, unknown };
}
