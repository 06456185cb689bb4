import { hashBytes } from '../util/hash.ts';
import { rememberPerObject } from '../util/remember.ts';

const nameOf = (value: unknown) => hashBytes(JSON.stringify(value));
const nameOfObject = rememberPerObject(nameOf);

/** Names a value of JSON by its content: the same name, the same content. Computed once per object, which must not change. */
export const contentName = (value: unknown): string =>
  typeof value === 'object' && value !== null ? nameOfObject(value) : nameOf(value);
