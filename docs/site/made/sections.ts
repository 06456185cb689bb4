import type { NodeIndex } from '../../../generator/content/schema/compiled-schema.ts';
import type { Both } from './both.ts';
import type { Key, Part } from './told.ts';

/** Keys that a page tells of: with more, objects in it have pages of their own. */
export const mostKeys = 44;

/** Objects of fewer keys stay with the object that they are in. */
export const fewestApart = 9;

/** An object with objects that some of its keys choose among. */
export interface Section extends Part {
  title: Both;
  path: string;
  sequence: string;
  /** Where its keys are told, for those of pages beside it. */
  apart: Map<string, { path: string; label: Both }>;
  choices: Choices[];
}

/** A form that is chosen by a word. */
type Form = Part & { word: string; index: NodeIndex };

export interface Choices {
  key: string;
  parts: Form[];
}

export const keysOf = (parts: readonly Part[]) => parts.flatMap(({ keys }) => keys);

/** Forms in as many groups as pages have room for. */
export function chunksOf(parts: readonly Form[]): Form[][] {
  const chunks: Form[][] = [];
  for (const part of parts) {
    const last = chunks.at(-1);
    if (last && keysOf([...last, part]).length <= mostKeys) last.push(part);
    else chunks.push([part]);
  }
  return chunks;
}

export const startOf = (key: string) => `${key}.`;
const startsOf = (name: string) => [startOf(name), startOf(`${name}[]`)];

/** Keys in an object, those of its own first. */
export const within = (keys: readonly Key[], name: string) =>
  keys.filter((key) => startsOf(name).some((start) => key.name.startsWith(start)));

export const countOf = ({ keys, choices }: Section) => keys.length + keysOf(choices.flatMap(({ parts }) => parts)).length;
