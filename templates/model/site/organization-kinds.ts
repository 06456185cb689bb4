/** Kinds of organisations, with their schema.org types. https://schema.org/Organization */
const types = {
  company: 'Corporation',
  government: 'GovernmentOrganization',
  nonprofit: 'NGO',
  school: 'School',
  university: 'CollegeOrUniversity',
  education: 'EducationalOrganization',
  research: 'ResearchOrganization',
  medical: 'MedicalOrganization',
  hospital: 'Hospital',
  clinic: 'MedicalClinic',
  library: 'Library',
  news: 'NewsMediaOrganization',
  sports: 'SportsOrganization',
} as const;

export type OrganizationKind = keyof typeof types;

export const organizationKinds = Object.keys(types) as [OrganizationKind, ...OrganizationKind[]];

/**
 * Schema.org type of an organisation.
 * @param kind absent: unspecified
 */
export const typeOfOrganization = (kind: OrganizationKind | undefined) => (kind === undefined ? 'Organization' : types[kind]);
