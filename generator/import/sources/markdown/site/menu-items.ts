import type { SourceMenuItem } from '../../../model/document.ts';

/** An item of a menu before items below it are known. */
export interface FlatItem {
  key: string;
  parent?: string;
  weight: number;
  label: string;
  document?: string;
  href?: string;
}

/** Makes a tree of items by the keys of their parents. Items of the same weight keep their order. */
export function menuTree(items: readonly FlatItem[]): SourceMenuItem[] {
  const keys = new Set(items.map(({ key }) => key));
  const sorted = items.toSorted((one, other) => one.weight - other.weight);
  const below = (parent: string | undefined, above: readonly string[]): SourceMenuItem[] =>
    sorted
      .filter((item) => (item.parent !== undefined && keys.has(item.parent) ? item.parent : undefined) === parent)
      .filter(({ key }) => !above.includes(key))
      .map(({ label, document, href, key }) => ({
        label,
        ...(document === undefined ? {} : { document }),
        ...(href === undefined || document !== undefined ? {} : { href }),
        items: below(key, [...above, key]),
      }));
  return below(undefined, []);
}
