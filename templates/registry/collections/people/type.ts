import type { Thing } from 'schema-dts';
import type { Person } from '../../../blocks/people/schema.ts';
import { describeSpecialties } from '../../../schema/medical/specialties.ts';
import { defineEntries } from '../entries/descriptor.ts';
import type { PersonEntry } from './schema.ts';

export const people = defineEntries<PersonEntry, Person>({
  type: 'people',
  words: async () => (await import('./words.ts')).words,
  toItem: ({ title, role, text, image, email, phone, hours, profiles, action }, around) => ({
    ...{ name: title, role, text, image, email, phone, hours, profiles, action },
    ...around,
  }),
  headOf: (from) => ({ type: 'person', from }),
  about: ({ text, role }) => text ?? role,
  describe: ({ title, role, text, image, profiles = [], specialties }, { id, addressOf, organization }): Thing =>
    ({
      // In schema.org a physician is a practice without a role or an employer; a person may be both.
      '@type': specialties ? ['Person', 'Physician'] : 'Person',
      '@id': id('entity'),
      name: title,
      ...(role && { jobTitle: role }),
      ...(text && { description: text }),
      ...(image && { image: addressOf(image.src) }),
      url: id('').slice(0, -1),
      ...(profiles.length > 0 && { sameAs: profiles.map(({ href }) => href) }),
      worksFor: organization,
      ...describeSpecialties(specialties),
    }) as Thing,
});
