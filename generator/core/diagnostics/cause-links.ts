import { type Path, toPointer } from '../json/path.ts';

/**
 * How findings hang together. A rule says of each finding what it rests on and what it puts in doubt; `root-causes.ts` leaves
 * out what only follows from a finding that is told. A fact is a word; two findings mean the same fact by the same word.
 */
export interface CauseLinks {
  /** What may be other than it seems because of this finding. */
  doubts?: readonly string[];
  /** What this finding takes for granted. */
  relies?: readonly string[];
  /** The finding is about a name that nothing has. */
  lacks?: MissingName;
  /** The finding is about a name that nothing refers to. */
  unused?: ScopedName;
  /** The finding is about something whose name is wrong, missing or that of another. */
  misnames?: ScopedName;
}

/** A name of one of its kind: pages, collections, the cards of a collection, the places of a page. */
export interface ScopedName {
  space: string;
  name: string;
}

export interface MissingName extends ScopedName {
  /** The name that there is and that was probably meant. */
  near?: string | undefined;
  /** Where that name stands, when nothing refers to it and no finding says so. */
  nearAt?: Path | undefined;
}

/** The value at a path is what was meant. */
export const valueAssumption = (path: Path) => `value ${toPointer(path)}`;

/** What stands within the value at a path belongs there. */
export const withinAssumption = (path: Path) => `within ${toPointer(path)}`;

/** The address at a path leads where it was meant to. */
export const targetAssumption = (path: Path) => `target ${toPointer(path)}`;

/** A breadcrumb starts with the address at a path. */
export const startAssumption = (path: Path) => `start ${toPointer(path)}`;

/** A key is there or not as was meant. */
export const keyAssumption = (object: Path, key: string) => `key ${toPointer([...object, key])}`;

/** The blocks of a page are of the types that were meant. */
export const typesAssumption = (page: Path) => `types ${toPointer(page)}`;

/** No content was meant to name a file under `assets/`. */
export const imageAssumption = (file: string) => `image ${file}`;

/** Blocks show of a collection what they were meant to; without a name: of all collections. */
export const shownAssumption = (collection = '') => `shown ${collection}`;

/** Blocks show a card or not, as was meant. */
export const cardAssumption = (collection: string, card: string) => `card ${collection}\n${card}`;

/** A group or tag of a collection, by the key that lists it, was meant to be in no entry. */
export const termAssumption = (collection: string, key: 'groups' | 'tags' | 'authors', name: string) =>
  `term ${collection}\n${key}\n${name}`;

/** Links lead to a page or not, as was meant. */
export const linkedAssumption = (route: string) => `linked ${route}`;

/** A text says what it was written to say. */
export const damageAssumption = (path: Path) => `damage ${toPointer(path)}`;

/** The file was read in its own encoding. */
export const encodingAssumption = 'encoding';

/** The site has the languages that it was meant to have. */
export const languagesAssumption = 'languages';

/** What belongs to what is as the writer meant it. */
export const structureAssumption = 'structure';

export const routeSpace = 'routes';
export const collectionSpace = 'collections';
export const cardSpace = (collection: string) => `cards ${collection}`;
export const idSpace = (page: Path) => `ids ${toPointer(page)}`;

/** The kind of name that a value at a path is; undefined where it is none. */
export function spaceOf(path: Path): string | undefined {
  const [top, second, third, , fifth] = path;
  const key = path.at(-1);
  if (top === 'routes' && path.length === 3 && key === 'path') return routeSpace;
  if (top === 'collections' && path.length === 2) return collectionSpace;
  if (top === 'collections' && third === 'cards' && fifth === 'name' && path.length === 5) return cardSpace(String(second));
  const page = top === 'routes' || top === 'everyPage' ? path.slice(0, 2) : ['notFound'];
  const isInBlock = path[page.length] === 'blocks' && (path.length === page.length + 3 || path[page.length + 2] === 'tabs');
  return isInBlock && key === 'id' ? idSpace(page) : undefined;
}
