import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesOfProject, pathsIn } from '../support/paths.ts';
import { projectRoot } from '../support/project-root.ts';

/** Files that name paths which exist only elsewhere: in folders that a test creates, or beside a site. */
const exceptions: Record<string, RegExp> = {
  'generator/bundle/templates/custom-modules.ts': /^templates\/theme\/own$/,
  'tests/component/check/diagnostics-faults.test.ts': /^generator\/sites\.schema\.json$/,
  'tests/integration/blocks/added-block.test.ts': /^templates\/blocks\/countdown$/,
  'tests/integration/import/sources/markdown/docusaurus.test.ts': /^docs\//,
  'tests/integration/import/sources/markdown/other-generators.test.ts': /^docs\//,
  'tests/unit/bundle/templates/style-sheets.test.ts': /^templates\/(?:components\/(?:mark|list)|layout\/x)\.tsx$/,
  'tests/unit/core/util/engine.test.ts': /\/(?:[abc]\.\w+|notes\.md)$/,
  'tests/unit/layers.test.ts': /^generator\/(?:build\/tasks|core\/(?:json|util)|pages\/(?:plan|render))\//,
  'tests/unit/paths.test.ts': /./,
  'tests/unit/style-rules.test.ts': /\/one\.\w+$/,
};

test('finds paths in quotes, comments and commands', () => {
  const text = 'join(root, \'tests/a\'); // `docs/b/`, see generator/c.ts.\n"node templates/d.mjs build" [e](docs/e.md#f)';
  expect(pathsIn(text)).toEqual(['tests/a', 'docs/b/', 'generator/c.ts', 'templates/d.mjs', 'docs/e.md']);
});

test('ignores text that only resembles a path from the root', () => {
  const text = "'./tests/a.ts' 'site/docs/b.md' `generator/<c>.ts` `templates/*/d.ts` 'generator/dist/e.json' <docs/f>";
  expect(pathsIn(text)).toEqual([]);
});

test('names only existing files and folders', () => {
  const files = filesOfProject();
  const named = files.flatMap((file) =>
    pathsIn(readFileSync(join(projectRoot, file), 'utf8')).map((path) => ({
      file,
      path,
      isExpected: exceptions[file]?.test(path),
    })),
  );
  const missing = named.filter(({ path }) => !existsSync(join(projectRoot, path)));
  expect(named.length).toBeGreaterThan(400);
  expect(missing.filter(({ isExpected }) => !isExpected)).toEqual([]);
  // Each exception is still needed.
  expect(Object.keys(exceptions).filter((file) => !missing.some((one) => one.file === file && one.isExpected))).toEqual([]);
});
