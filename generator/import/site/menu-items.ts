import type { SourceMenu } from '../model/document.ts';
import type { Losses } from '../model/losses.ts';

/** An item of a menu, with its labels by language. */
export interface MenuItem {
  labels: Map<string, string>;
  href?: string;
  items: MenuItem[];
}

/** Sizes of menus of the new site. */
export const most = { levels: 2, links: 10, subLinks: 12, columns: 4 } as const;

/** Items of all levels, in order. */
export const flattened = (items: readonly MenuItem[]): MenuItem[] => items.flatMap((item) => [item, ...flattened(item.items)]);

const levelsOf = (items: readonly MenuItem[]): number => Math.max(0, ...items.map((item) => 1 + levelsOf(item.items)));

/** Whether a menu of the header has more items than it has room for. */
const isLarge = (items: readonly MenuItem[]): boolean =>
  items.length > most.links || items.some((item) => flattened(item.items).length > most.subLinks);

/** Records that a menu becomes simpler, once, with labels that are not shown. @returns its items */
export function recordLevels({ name, place }: SourceMenu, items: MenuItem[], losses: Losses, isInHeader = false): MenuItem[] {
  const [shown, rest] = isInHeader ? [items.slice(0, most.links), items.slice(most.links)] : [items, []];
  const below = flattened([...shown.flatMap((item) => item.items), ...rest]);
  const labels = below.filter(({ href }) => href === undefined).flatMap((item) => [...item.labels.values()]);
  if (labels.length > 0 || levelsOf(items) > most.levels || (isInHeader && isLarge(items)))
    losses.changes.push({ reason: 'menu-flattened', name: name || 'menu', before: labels.join(' · '), after: '', place });
  return items;
}
