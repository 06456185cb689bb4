import { isObject } from '../../core/json/value.ts';
import { get } from '../../core/json/walk.ts';

/** Something of the old site that a site does not take, as it has one at the same address or of the same name. */
export interface LeftItem {
  title: string;
  /** Address, or name in a collection. */
  address: string;
}

/** Strings of a value that may be by language. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return isObject(value) ? Object.values(value).filter((text) => typeof text === 'string') : [];
}

/** Title and address of a page or an item. */
export function leftItem(value: unknown, address: unknown): LeftItem {
  const [own = ''] = textsOf(address);
  const [title = own] = textsOf(get(value, 'title'));
  return { title, address: own };
}
