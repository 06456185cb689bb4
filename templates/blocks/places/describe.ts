import type { Thing } from 'schema-dts';
import { describeSpecialties } from '../../schema/medical/specialties.ts';
import { describeHours } from './describe-hours.ts';
import { typeOfPlace } from './place-kinds.ts';
import type { Places } from './schema.ts';

type Item = NonNullable<Places['items']>[number];

/** The properties of a place that structured data uses. */
type DescribedPlace = Omit<Item, 'text' | 'id' | 'href' | 'groups'>;

/** https://developers.google.com/search/docs/appearance/structured-data/local-business */
export function describePlace(place: DescribedPlace, id: string, addressOf: (source: string) => string | undefined): Thing {
  const { name, kind, specialties, address, phone, email, coordinates, map, image } = place;
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
    ...describeSpecialties(specialties),
    ...describeHours(place),
  } as Thing;
}
