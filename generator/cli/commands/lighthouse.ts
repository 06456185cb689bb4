import { defineCommand } from './command.ts';

/** Lighthouse over the pages of the site. It runs from `tests/lighthouse/`, where its packages are. */
export const command = defineCommand({
  name: 'lighthouse',
  script: 'lighthouse',
  words: {
    en: 'Builds the site and visits its routes with Lighthouse, as a phone on a slow connection.',
    ar: 'يبني الموقع ويزور صفحاته ببرنامج Lighthouse كهاتف على خط بطيء.',
  },
  options: ['route', 'runs', 'language'],
});
