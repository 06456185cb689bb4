import { descriptorOf, type IslandType, islandTypes } from '../blocks/descriptors.ts';
import type { PreviewState } from '../schema/block/preview-state.ts';

/** Islands of parts rather than blocks: name -> module, relative to `templates/`. */
const ofParts = {
  menu: 'layout/menu/island.ts',
  'menu-groups': 'layout/menu/groups-island.ts',
  password: 'components/password/island.ts',
  desk: 'components/desk/island.ts',
} as const;

type IslandName = keyof typeof ofParts | IslandType;

/** All islands: name -> module, relative to `templates/`. The bundle makes one browser file of each. */
export const islandModules: Readonly<Record<IslandName, string>> = {
  ...ofParts,
  ...(Object.fromEntries(islandTypes.map((type) => [type, `blocks/${type}/island.tsx`])) as Record<IslandType, string>),
};

const statesOfParts: Partial<Record<keyof typeof ofParts, PreviewState>> = {
  menu: { readsFrom: '[popovertarget], nav' },
  'menu-groups': { readsFrom: '[popovertarget], nav' },
  password: { attributes: ['data-shown', 'type'] },
  desk: { attributes: ['hidden'] },
};

/** State of islands for the preview, by name. */
export const previewStates: Readonly<Record<string, PreviewState>> = {
  ...statesOfParts,
  ...Object.fromEntries(islandTypes.map((type) => [type, descriptorOf(type)?.preview ?? {}])),
};
