/** What a place may be for programs, and what schema.org calls it. */
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

/** Those that are places alone, and no organisations: these have no e-mail address. https://schema.org/Place */
const placesAlone = new Set<PlaceKind>(['place', 'museum', 'mosque', 'park', 'landmark']);

/** What schema.org calls a place, and whether it is an organisation too. @param kind absent: a place of business */
export const typeOfPlace = (kind: PlaceKind | undefined) => ({
  type: kind === undefined ? 'LocalBusiness' : typesOfPlaces[kind],
  isOrganization: kind === undefined || !placesAlone.has(kind),
});
