import { type Path, toPointer } from '../json/path.ts';

/**
 * Links between diagnostics for root-cause analysis. A rule declares for each diagnostic what it assumes and what it puts in
 * doubt; `root-causes.ts` suppresses diagnostics that only follow from a reported one. An assumption is a string; equal strings
 * mean the same assumption.
 */
export interface CauseLinks {
  /** Assumptions that this diagnostic puts in doubt. */
  invalidates?: readonly string[];
  /** Assumptions that this diagnostic is based on. */
  assumes?: readonly string[];
  /** The diagnostic is about a name that is not defined. */
  missingName?: MissingName;
  /** The diagnostic is about a name that is never referenced. */
  unusedName?: ScopedName;
  /** The diagnostic is about something whose name is wrong, missing or taken. */
  wrongName?: ScopedName;
}

/** A name in its namespace: pages, collections, cards of a collection, anchors of a page. */
export interface ScopedName {
  space: string;
  name: string;
}

export interface MissingName extends ScopedName {
  /** Existing name that was probably meant. */
  near?: string | undefined;
  /** Path of that name, if nothing references it and no diagnostic says so. */
  nearAt?: Path | undefined;
}

/** The value at a path is the intended one. */
export const valueAssumption = (path: Path) => `value ${toPointer(path)}`;

/** Everything within the value at a path belongs there. */
export const withinAssumption = (path: Path) => `within ${toPointer(path)}`;

/** The address at a path leads to the intended target. */
export const targetAssumption = (path: Path) => `target ${toPointer(path)}`;

/** A breadcrumb starts with the address at a path. */
export const startAssumption = (path: Path) => `start ${toPointer(path)}`;

/** The presence or absence of a key is intended. */
export const keyAssumption = (object: Path, key: string) => `key ${toPointer([...object, key])}`;

/** The blocks of a page have the intended types. */
export const typesAssumption = (page: Path) => `types ${toPointer(page)}`;

/** No content was meant to refer to this file under `assets/`. */
export const imageAssumption = (file: string) => `image ${file}`;

/** Blocks show the intended items of a collection; without a name: of all collections. */
export const shownAssumption = (collection = '') => `shown ${collection}`;

/** Whether blocks show a card is as intended. */
export const cardAssumption = (collection: string, card: string) => `card ${collection}\n${card}`;

/** A group, tag or author of a collection was meant to be in no item. */
export const termAssumption = (collection: string, key: 'groups' | 'tags' | 'authors', name: string) =>
  `term ${collection}\n${key}\n${name}`;

/** Whether links lead to a page is as intended. */
export const linkedAssumption = (route: string) => `linked ${route}`;

/** The text is undamaged. */
export const damageAssumption = (path: Path) => `damage ${toPointer(path)}`;

/** The file was decoded with the right encoding. */
export const encodingAssumption = 'encoding';

/** The site has the intended languages. */
export const languagesAssumption = 'languages';

/** The nesting of the file is as intended. */
export const structureAssumption = 'structure';

export const routeSpace = 'routes';
export const collectionSpace = 'collections';
export const cardSpace = (collection: string) => `cards ${collection}`;
export const idSpace = (page: Path) => `ids ${toPointer(page)}`;

/** Namespace of the name at a path; undefined if the value is not a name. */
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
