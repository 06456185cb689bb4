import type { SourceMenu } from '../model/document.ts';
import type { Losses } from '../model/losses.ts';

/** An item of a menu, with its labels by language. */
export interface MenuItem {
  labels: Map<string, string>;
  href?: string;
  items: MenuItem[];
}

/** Which menu of the old site it is. */
export type MenuSource = Pick<SourceMenu, 'name' | 'place'>;

/** Sizes of menus of the new site. */
export const most = { levels: 2, links: 10, subLinks: 12, columns: 4 } as const;

/** Items of all levels, in order. */
export const flattened = (items: readonly MenuItem[]): MenuItem[] => items.flatMap((item) => [item, ...flattened(item.items)]);

const levelsOf = (items: readonly MenuItem[]): number => Math.max(0, ...items.map((item) => 1 + levelsOf(item.items)));

/** Whether a menu of the header has more items than it has room for. */
const isLarge = (items: readonly MenuItem[]): boolean =>
  items.length > most.links || items.some((item) => flattened(item.items).length > most.subLinks);

/** Records that a menu becomes simpler, once, with names that are not shown. */
export function recordSimpler({ name, place }: MenuSource, labels: readonly string[], losses: Losses): void {
  const before = labels.join(' · ');
  const known = losses.changes.find((one) => one.reason === 'menu-flattened' && one.name === name && one.place === place);
  if (known) known.before = [known.before, before].filter((text) => text !== '').join(' · ');
  else losses.changes.push({ reason: 'menu-flattened', name, before, after: '', place });
}

/** Records what a menu has beyond what a menu of the new site can have. @returns its items */
export function recordLevels(menu: MenuSource, items: MenuItem[], losses: Losses, isInHeader = false): MenuItem[] {
  const [shown, rest] = isInHeader ? [items.slice(0, most.links), items.slice(most.links)] : [items, []];
  const below = flattened([...shown.flatMap((item) => item.items), ...rest]);
  const labels = below.filter(({ href }) => href === undefined).flatMap((item) => [...item.labels.values()]);
  if (labels.length > 0 || levelsOf(items) > most.levels || (isInHeader && isLarge(items))) recordSimpler(menu, labels, losses);
  return items;
}
