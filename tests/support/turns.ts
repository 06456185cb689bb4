import { scopeVariable, settleSeed } from './scope.ts';

/** A scope: that of `npm test`. */
export const inTurns = 'turns';

/**
 * Test files that take long, and ask of what seldom changes: `npm test` runs a seventh of them, each day another, and `npm run
 * test:release` all. Each line of days takes about as long as the others; a file that is called by its name always runs.
 */
export const turns: readonly (readonly string[])[] = [
  [
    'accessibility/documentation',
    'accessibility/languages',
    'browser/editor',
    'browser/editor-media',
    'browser/figures',
    'browser/header-forms',
    'site/drafts',
    'site/odd-pictures',
    'unit/contract-faults',
    'unit/edit-media',
    'unit/look',
    'unit/temporary-folder',
  ],
  [
    'browser/editor-articles',
    'browser/editor-grid',
    'browser/in-reach',
    'browser/reading',
    'site/damaged-pictures',
    'site/same-time',
    'unit/edit/session-random',
    'unit/hostile-values',
    'unit/publish-after-others',
    'unit/publish-command',
    'unit/write',
  ],
  [
    'blocks/added-block',
    'browser/carousel',
    'browser/editor-languages',
    'browser/hero',
    'browser/next-pages',
    'browser/search',
    'site/damaged-cache',
    'unit/calling-folder',
    'unit/spare',
    'unit/store',
    'unit/translations/translate',
  ],
  [
    'browser/editor-beside',
    'browser/editor-collections',
    'browser/fonts',
    'browser/panorama',
    'hosts/browser',
    'site/workers',
    'unit/added-kind',
    'unit/growth',
    'unit/heap',
    'unit/many-faults',
    'unit/odd-files',
    'unit/own-site',
    'unit/start',
  ],
  [
    'accessibility/starts',
    'browser/base-path',
    'browser/dev-problems',
    'browser/pictures',
    'browser/print',
    'browser/sites',
    'site/artefacts',
    'site/own-blocks',
    'site/road',
    'unit/edit-damage',
    'unit/several-sites',
  ],
  [
    'browser/budgets',
    'browser/design',
    'browser/editor-unsaved',
    'browser/editor-window',
    'browser/large-text',
    'browser/site-search',
    'fuzz/findings',
    'fuzz/fuzz',
    'site/foreign-output',
    'site/odd-drawings',
    'site/other-forms',
  ],
  [
    'browser/dev-state',
    'browser/editor-letters',
    'browser/form',
    'browser/menu-groups',
    'browser/text-blocks',
    'browser/two-languages',
    'site/production',
    'unit/check-again',
    'unit/edit-history',
    'unit/edit-publishing',
    'unit/hostile-text',
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
