/** Kinds of places and their schema.org types. */
const typesOfPlaces = {
  place: 'Place',
  office: 'GovernmentOffice',
  clinic: 'MedicalClinic',
  hospital: 'Hospital',
  pharmacy: 'Pharmacy',
  dentist: 'Dentist',
  laboratory: 'DiagnosticLab',
  school: 'School',
  kindergarten: 'Preschool',
  university: 'CollegeOrUniversity',
  library: 'Library',
  museum: 'Museum',
  mosque: 'Mosque',
  park: 'Park',
  sports: 'SportsActivityLocation',
  landmark: 'LandmarksOrHistoricalBuildings',
  shop: 'Store',
  restaurant: 'Restaurant',
  cafe: 'CafeOrCoffeeShop',
  hotel: 'Hotel',
} as const;

export type PlaceKind = keyof typeof typesOfPlaces;

export const placeKinds = Object.keys(typesOfPlaces) as [PlaceKind, ...PlaceKind[]];

/** Kinds that are places but not organisations, which have no e-mail address. https://schema.org/Place */
const placesAlone = new Set<PlaceKind>(['place', 'museum', 'mosque', 'park', 'landmark']);

/**
 * Schema.org type of a place, and whether it is an organisation.
 * @param kind default: a local business
 */
export const typeOfPlace = (kind: PlaceKind | undefined) => ({
  type: kind === undefined ? 'LocalBusiness' : typesOfPlaces[kind],
  isOrganization: kind === undefined || !placesAlone.has(kind),
});
