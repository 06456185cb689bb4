import { scopeVariable, settleSeed } from './scope.ts';

/** A scope: that of `npm test`. */
export const inTurns = 'turns';

/**
 * Test files that take long, and ask of what seldom changes, and those that drive one part of a page by hand: `npm test` runs a
 * fourteenth of them, each day another, and `npm run test:release` all. Each list takes about as long as the others; a file that
 * is called by its name always runs.
 */
export const turns: readonly (readonly string[])[] = [
  ['accessibility/documentation', 'browser/editor', 'browser/menu', 'site/drafts', 'unit/edit-media', 'unit/look'],
  [
    'accessibility/languages',
    'browser/editor-media',
    'browser/figures',
    'browser/header-forms',
    'site/odd-pictures',
    'unit/contract-faults',
    'unit/temporary-folder',
  ],
  [
    'browser/cards',
    'browser/editor-articles',
    'browser/in-reach',
    'site/damaged-pictures',
    'unit/hostile-values',
    'unit/publish-command',
    'unit/write',
  ],
  [
    'browser/editor-grid',
    'browser/reading',
    'site/same-time',
    'unit/edit/session-random',
    'unit/new-command',
    'unit/publish-after-others',
  ],
  ['browser/carousel', 'browser/next-pages', 'site/damaged-cache', 'unit/spare', 'unit/translations/translate'],
  ['blocks/added-block', 'browser/editor-languages', 'browser/hero', 'browser/search', 'unit/calling-folder', 'unit/store'],
  [
    'browser/editor-beside',
    'browser/fonts',
    'browser/full-rows',
    'hosts/browser',
    'unit/added-kind',
    'unit/heap',
    'unit/odd-files',
    'unit/start',
  ],
  [
    'browser/editor-collections',
    'browser/panorama',
    'browser/reflection',
    'browser/sky',
    'site/workers',
    'unit/growth',
    'unit/many-faults',
    'unit/own-site',
    'unit/publish',
  ],
  [
    'accessibility/starts',
    'browser/dev-problems',
    'browser/pictures',
    'site/artefacts',
    'site/road',
    'unit/licences',
    'unit/several-sites',
  ],
  ['browser/base-path', 'browser/print', 'browser/sites', 'site/own-blocks', 'unit/edit-damage', 'unit/versions'],
  [
    'browser/budgets',
    'browser/editor-unsaved',
    'browser/large-text',
    'browser/password',
    'browser/tabs',
    'fuzz/findings',
    'site/foreign-output',
    'site/other-forms',
  ],
  ['browser/design', 'browser/editor-window', 'browser/site-search', 'fuzz/fuzz', 'site/odd-drawings', 'unit/code-keys'],
  [
    'browser/dev-state',
    'browser/editor-fields',
    'browser/form',
    'browser/media',
    'browser/text-blocks',
    'site/first-blocks',
    'site/production',
    'unit/edit-history',
    'unit/hostile-text',
  ],
  [
    'browser/dev',
    'browser/editor-letters',
    'browser/embed',
    'browser/menu-groups',
    'browser/two-languages',
    'unit/check-again',
    'unit/edit-publishing',
    'unit/end-with-caller',
    'unit/images',
  ],
];

const fileOf = (name: string) => `tests/${name}.test.ts`;

/** Which of the turns a run takes: the one of its seed. */
export const turnOf = (seed: number) => seed % turns.length;

/** Files whose turn it is not, from the root of the project; none where all are asked, or some by their names. */
export function filesOfOtherTurns(): string[] {
  if (process.env[scopeVariable] !== inTurns) return [];
  const now = turnOf(settleSeed());
  return turns.flatMap((names, turn) => (turn === now ? [] : names.map(fileOf)));
}
