/** What an organisation may be, and what schema.org calls it. https://schema.org/Organization */
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

/** What schema.org calls an organisation. @param kind absent: nothing is known of it */
export const typeOfOrganization = (kind: OrganizationKind | undefined) => (kind === undefined ? 'Organization' : types[kind]);
