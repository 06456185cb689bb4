import type { Thing } from 'schema-dts';
import type { Project } from '../../../blocks/projects/project-schema.ts';
import { defineEntries } from '../entries/descriptor.ts';
import type { ProjectEntry } from './schema.ts';

export const projects = defineEntries<ProjectEntry, Project>({
  type: 'projects',
  words: async () => (await import('./words.ts')).words,
  toItem: ({ title, text, image, status, goal, collected, unit, until, give }, { href, groups }) => ({
    ...{ name: title, text, image, status, goal, collected, unit, until, give },
    ...{ href, groups },
  }),
  headOf: (from) => ({ type: 'project', from }),
  about: ({ text }) => text,
  formTargets: ({ give }) => (give?.gate?.free ? [give.gate.href] : []),
  describe: ({ title, text, image }, { id, addressOf, organization }): Thing => ({
    '@type': 'Project',
    '@id': id('entity'),
    name: title,
    ...(text && { description: text }),
    ...(image && { image: addressOf(image.src) }),
    url: id('').slice(0, -1),
    parentOrganization: organization,
  }),
});
