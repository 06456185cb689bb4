import type { Thing } from 'schema-dts';
import { typeOfPlace } from './place-kinds.ts';
import type { Places } from './schema.ts';
import { isAllDay } from './week.ts';

type Item = NonNullable<Places['items']>[number];

/** As much of a place as programs are told. */
type DescribedPlace = Omit<Item, 'text' | 'id' | 'href' | 'groups'>;

const weekdayOf = (day: string) => `https://schema.org/${day.charAt(0).toUpperCase()}${day.slice(1)}`;

const specificationsOf = (hours: NonNullable<DescribedPlace['hours']>) =>
  hours.map(({ days, from, to }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days.map(weekdayOf),
    opens: from,
    closes: isAllDay({ from, to }) || to === '24:00' ? '23:59' : to,
  }));

/** Hours as search engines read them: a whole day ends at 23:59, and a holiday has no minute. */
function hoursOf({ hours, seasons = [], holidays = [] }: DescribedPlace) {
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
export function describePlace(place: DescribedPlace, id: string, addressOf: (source: string) => string | undefined): Thing {
  const { name, kind, address, phone, email, coordinates, map, image } = place;
  const { type, isOrganization } = typeOfPlace(kind);
  return {
    '@type': type,
    '@id': id,
    name,
    ...(image && { image: addressOf(image.src) }),
    address: { '@type': 'PostalAddress', streetAddress: address },
    ...(phone && { telephone: phone }),
    ...(email && isOrganization && { email }),
    ...(coordinates && { geo: { '@type': 'GeoCoordinates', ...coordinates } }),
    ...(map && { hasMap: map }),
    ...hoursOf(place),
  } as Thing;
}
