import { refineFilters } from '../../components/filter-rules.ts';
import { mapOrigin } from '../../components/map-address.ts';
import { defineBlock } from '../../schema/block/descriptor.ts';
import { describePlace } from './describe.ts';
import { labels } from './labels.ts';
import * as rules from './rules.ts';

export const places = defineBlock({
  type: 'places',
  schema: async () => (await import('./schema.ts')).placesSchema,
  words: async () => (await import('./words.ts')).words,
  labels: { ...labels, schema: async () => (await import('./labels-schema.ts')).labelsSchema },
  styles: 'below',
  embeds: { 'parts/list-filter': ({ filterLabel }) => filterLabel !== undefined },
  pieces: { lone: ({ items }) => items === undefined || items.length === 1, map: ({ mapTitle }) => mapTitle !== undefined },
  frameOrigins: ({ mapTitle }) => (mapTitle === undefined ? [] : [mapOrigin]),
  island: true,
  rules: { ...rules, refineFilters },
  isFilterable: true,
  shows: 'places',
  describe: ({ items = [] }, id, addressOf) =>
    items.map((place, index) => describePlace(place, id(place.id ?? `place-${index + 1}`), addressOf)),
});
