import type { Thing } from 'schema-dts';
import { defineBlock } from '../../block/descriptor.ts';
import { labels } from './labels.ts';
import * as rules from './rules.ts';
import type { Places } from './schema.ts';
import { isAllDay } from './week.ts';

type Place = Places['items'][number];

const weekdayOf = (day: string) => `https://schema.org/${day.charAt(0).toUpperCase()}${day.slice(1)}`;

const specificationsOf = (hours: NonNullable<Place['hours']>) =>
  hours.map(({ days, from, to }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days.map(weekdayOf),
    opens: from,
    closes: isAllDay({ from, to }) || to === '24:00' ? '23:59' : to,
  }));

/** Hours as search engines read them: a whole day ends at 23:59, and a holiday has no minute. */
function hoursOf({ hours, seasons = [], holidays = [] }: Place) {
  const special = [
    ...seasons.flatMap(({ from, until, hours: own }) =>
      specificationsOf(own).map((one) => ({ ...one, validFrom: from, validThrough: until })),
    ),
    ...holidays.map(({ from, to = from }) => ({
      '@type': 'OpeningHoursSpecification',
      opens: '00:00',
      closes: '00:00',
      validFrom: from,
      validThrough: to,
    })),
  ];
  return {
    ...(hours && { openingHoursSpecification: specificationsOf(hours) }),
    ...(special.length > 0 && { specialOpeningHoursSpecification: special }),
  };
}

/** https://developers.google.com/search/docs/appearance/structured-data/local-business */
function describePlace(place: Place, id: string): Thing {
  const { name, address, phone, email, coordinates, map } = place;
  return {
    '@type': 'LocalBusiness',
    '@id': id,
    name,
    address: { '@type': 'PostalAddress', streetAddress: address },
    ...(phone && { telephone: phone }),
    ...(email && { email }),
    ...(coordinates && { geo: { '@type': 'GeoCoordinates', ...coordinates } }),
    ...(map && { hasMap: map }),
    ...hoursOf(place),
  } as Thing;
}

export const places = defineBlock({
  type: 'places',
  schema: async () => (await import('./schema.ts')).placesSchema,
  words: async () => (await import('./words.ts')).words,
  labels: { ...labels, schema: async () => (await import('./labels-schema.ts')).labelsSchema },
  styles: 'below',
  island: true,
  rules,
  describe: ({ items }, id) => items.map((place, index) => describePlace(place, id(place.id ?? `place-${index + 1}`))),
});
