import { describePlace } from '../../../blocks/places/describe.ts';
import type { Place } from '../../../blocks/places/place-schema.ts';
import { defineEntries } from '../entries/descriptor.ts';
import type { PlaceEntry, PlacesCollection } from './schema.ts';

export const places = defineEntries<PlaceEntry, Place, PlacesCollection>({
  type: 'places',
  words: async () => (await import('./words.ts')).words,
  toItem: (place, { href, groups }, all) => {
    const { title: name, kind, specialties, address, text, phone, email, coordinates, map, directions, image } = place;
    const { hours, seasons, holidays, schedules, timeZone = all.timeZone } = place;
    return {
      ...{ name, kind, specialties, address, text, phone, email, coordinates, map, directions, image },
      ...{ hours, seasons, holidays, schedules, timeZone, href, groups },
    };
  },
  headOf: (from) => ({ type: 'place', from }),
  about: ({ text, address }) => text ?? address,
  describe: ({ title, ...place }, { id, addressOf }) => describePlace({ ...place, name: title }, id('entity'), addressOf),
});
