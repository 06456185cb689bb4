/** The islands: name -> module, relative to `templates/`. The bundle makes one browser file of each. */
export const islandModules = {
  carousel: 'blocks/carousel/island.tsx',
  gallery: 'blocks/gallery/island.tsx',
  form: 'blocks/form/island.tsx',
  menu: 'layout/menu/island.tsx',
  'menu-groups': 'layout/menu/groups-island.tsx',
  password: 'parts/password/island.tsx',
  places: 'blocks/places/island.tsx',
  search: 'blocks/search/island.tsx',
  table: 'blocks/table/island.tsx',
  tabs: 'blocks/tabs/island.tsx',
  video: 'blocks/video/island.tsx',
} as const;

export type IslandName = keyof typeof islandModules;
