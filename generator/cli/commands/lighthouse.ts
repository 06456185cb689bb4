import { defineCommand } from './command.ts';

/** Runs Lighthouse on the site's pages, from `tests/lighthouse/`, where its packages are installed. */
export const command = defineCommand({
  name: 'lighthouse',
  script: 'lighthouse',
  words: {
    en: 'Builds the site and visits its routes with Lighthouse, as a phone on a slow connection.',
    ar: 'يبني الموقع ويزور صفحاته ببرنامج Lighthouse كهاتف على خط بطيء.',
  },
  options: ['route', 'runs', 'language'],
});
