/**
 * Which test files belong to which tier (docs/testing.md). A file belongs to one tier as a whole: T1 runs with `npm test`, T2
 * with `npm run test:full`, T3 with `npm run test:nightly`. What is not listed here is T1 in folders of Node tests and T2 in
 * folders of browser tests.
 */

const filesOf = (...names: string[]) => names.map((name) => `tests/${name}.test.ts`);

const testsIn = (...folders: string[]) => folders.map((folder) => `tests/${folder}/**/*.test.ts`);

/** Tests of a part alone: a file takes less than two seconds. They share a process. */
export const unitFolders = testsIn('unit');
/** Tests of parts together, such as whole sites: they take longer, and share a process. */
export const componentFolders = testsIn('component', 'fuzz', 'site');
/** Tests that start programs: each file has a process of its own. */
export const integrationFolders = testsIn('integration');
export const browserFolders = testsIn('browser', 'accessibility', 'hosts', 'visual');

/** Browser tests of T1: every page of `site.json`, the specification, and what hosts answer. */
export const browserOfT1 = [
  ...filesOf('accessibility/pages', 'browser/pages'),
  ...filesOf('hosts/answers', 'hosts/configurations', 'hosts/editions', 'hosts/hostile-requests', 'hosts/secure'),
];

/** Node tests of T2: packages, projects that are bundled again, long matrices, ratios of processor time. */
export const nodeOfT2 = filesOf(
  'component/check/growth',
  'fuzz/fuzz',
  'fuzz/shapes',
  'integration/blocks/added-block',
  'integration/bundle/custom-blocks/own-blocks',
  'integration/cli/pack/package',
  'integration/import/account/count/large-export',
  'integration/import/wordpress/large',
  'integration/languages/added-language',
  'site/documentation-site',
  'site/edited-bytes',
  'site/starts',
  'site/w3c',
);

/** Too long for T2, or in need of programs that few machines have. */
export const nightly = filesOf(
  'component/import/random-thousands',
  'desk-team/team',
  'integration/desk/received/full-load',
  'site/code-changes',
  'wordpress/import',
  'wordpress/samples',
);
