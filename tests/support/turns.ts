import { scopeVariable, settleSeed } from './scope.ts';

/** A scope: that of `npm test`. */
export const inTurns = 'turns';

/**
 * Test files that take long, and ask of what seldom changes, and those that drive one part of a page by hand: `npm test` runs one
 * in twenty-one of them, each day others, and `npm run test:release` all. Each list takes about as long as the others; a file that
 * is called by its name always runs.
 */
export const turns: readonly (readonly string[])[] = [
  ['site/damaged-cache', 'unit/edit-history'],
  ['browser/sites', 'unit/edit/session', 'unit/edit/session-random', 'unit/own-site'],
  ['browser/base-path', 'browser/cards', 'browser/sky', 'unit/added-kind', 'unit/calling-folder'],
  ['browser/editor', 'browser/editor-unsaved', 'browser/header-forms', 'unit/hostile-text'],
  ['blocks/added-block', 'browser/editor-letters', 'browser/full-rows', 'browser/menu', 'browser/text-blocks'],
  [
    'accessibility/starts',
    'browser/large-text',
    'browser/reflection',
    'site/production',
    'unit/edit/history-folder',
    'unit/odd-files',
  ],
  ['browser/panorama', 'browser/search', 'browser/site-search', 'unit/code-keys', 'unit/images'],
  ['accessibility/documentation', 'browser/dev-problems', 'browser/fonts', 'browser/media', 'browser/posts', 'browser/tabs'],
  ['accessibility/languages', 'accessibility/schemes', 'browser/hero', 'site/artefacts', 'unit/publish-after-others'],
  ['browser/design', 'browser/embed', 'fuzz/fuzz', 'site/same-time', 'unit/edit/sections', 'unit/edit/text'],
  ['browser/editor-collections', 'browser/editor-languages', 'browser/print', 'unit/edit-publishing', 'unit/write'],
  ['browser/editor-articles', 'browser/editor-window', 'browser/menu-groups', 'site/odd-pictures', 'unit/new-command'],
  ['browser/dev-state', 'browser/editor-beside', 'unit/check-again', 'unit/temporary-folder', 'unit/translations/translate'],
  ['hosts/browser', 'site/damaged-pictures', 'site/first-blocks', 'site/road', 'unit/end-with-caller'],
  ['browser/password', 'browser/two-languages', 'site/other-forms', 'unit/heap', 'unit/hostile-values', 'unit/publish'],
  ['browser/budgets', 'browser/figures', 'browser/reading', 'site/odd-drawings', 'unit/store', 'unit/versions'],
  ['browser/dev', 'browser/editor-grid', 'browser/pictures', 'site/foreign-output', 'unit/look', 'unit/workflows'],
  ['accessibility/faces', 'browser/editor-fields', 'site/drafts', 'site/workers', 'unit/contract-faults', 'unit/growth'],
  ['browser/in-reach', 'browser/next-pages', 'site/own-blocks', 'unit/many-faults', 'unit/output-folder', 'unit/start'],
  ['browser/editor-media', 'browser/form', 'unit/licences', 'unit/publish-command', 'unit/several-sites', 'unit/spare'],
  ['browser/carousel', 'fuzz/findings', 'site/w3c', 'unit/edit-damage', 'unit/edit-media', 'unit/edit/fixes'],
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
