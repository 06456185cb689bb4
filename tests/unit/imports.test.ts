import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { editorPackages } from '../../generator/core/diagnostics/extras.ts';
import { islandModules } from '../../templates/registry/islands.ts';
import { importsOf, productFiles } from '../support/imports.ts';
import { projectRoot } from '../support/project-root.ts';

const files = productFiles();
const imports = files.flatMap((file) => importsOf(file));

/** Whether a file matches one of the patterns. @throws Error for a pattern that matches no file: it would check nothing */
function likeOne(...patterns: RegExp[]): (file: string) => boolean {
  const idle = patterns.filter((pattern) => !files.some((file) => pattern.test(file)));
  if (idle.length > 0) throw new Error(`No file is like ${idle.join(', ')}.`);
  return (file) => patterns.some((pattern) => pattern.test(file));
}

const isSchema = likeOne(/[-/]schemas?\.ts$/);

test('throws for a pattern that matches no file', () => {
  expect(() => likeOne(/[-/]schemas?\.ts$/, /\/none\.ts$/)).toThrow('/\\/none\\.ts$/');
});

test('lists the packages that the editor needs to be compiled with custom blocks', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
  const editorImports = imports.flatMap(({ from, to, isType }) =>
    from.startsWith('generator/editor/app/') && !isType ? to : [],
  );
  const packages = Object.keys(devDependencies).filter((name) =>
    editorImports.some((to) => to === name || to.startsWith(`${name}/`)),
  );
  expect(packages.filter((name) => !Object.hasOwn(dependencies, name)).sort()).toEqual(editorPackages);
});

test('allows zod in schemas only', () => {
  const mayUse = likeOne(/[-/]schemas?\.ts$/, /\/fields\.ts$/, /\/kinds\.ts$/, /\/custom-blocks\/blocks\.ts$/);
  const users = imports.filter(({ from, to, isType }) => from.startsWith('templates/') && to === 'zod' && !isType);
  expect(users.length).toBeGreaterThan(20);
  expect(users.map(({ from }) => from).filter((file) => !mayUse(file))).toEqual([]);
});

test('allows only schemas and words in site.schema.ts', () => {
  const mayImport = likeOne(
    ...['model/addresses', 'model/site', 'registry/collections', 'registry/routes', 'schema'].map(
      (folder) => new RegExp(`^templates/${folder}/`),
    ),
    /^templates\/registry\/labels-schema\.ts$/,
  );
  const targets = imports.filter(({ from, to }) => from === 'site.schema.ts' && to !== 'zod').map(({ to }) => to);
  expect(targets.length).toBeGreaterThan(3);
  expect(targets.filter((to) => !mayImport(to))).toEqual([]);
});

test.each(['build', 'check', 'preview'])('keeps schemas and editor words out of the %s command', (command) => {
  const reached = new Set<string>();
  const visit = (file: string) => {
    // Replaced by its value in the bundled program: see `bundle-program.mjs`.
    if (reached.has(file) || file === 'generator/content/schema/compiled-site-schema.ts') return;
    reached.add(file);
    if (/\.tsx?$/.test(file)) for (const { to, isType, isLater } of importsOf(file)) if (!isType && !isLater) visit(to);
  };
  visit(`generator/cli/commands/${command}.ts`);
  // The command loads it only if something has changed.
  if (command === 'build') visit('generator/build/build.ts');
  expect(reached.has('generator/content/schema/schema-issues.ts')).toBe(true);
  expect([...reached].filter((file) => file === 'zod' || isSchema(file))).toEqual([]);
  // Only the editor needs the words for maintainers about blocks and forms.
  expect([...reached].filter(likeOne(/^templates\/blocks\/.*words\.ts$/, /^generator\/editor\/document\/words\//))).toEqual([]);
});

test('keeps zod, the router, server rendering and the generator out of the browser', () => {
  const entries = [
    'templates/runtime/islands/loader.ts',
    'templates/runtime/islands/hydrate.tsx',
    ...Object.values(islandModules).map((file) => `templates/${file}`),
  ];
  const reached = new Set<string>();
  const visit = (file: string) => {
    if (reached.has(file)) return;
    reached.add(file);
    if (!file.startsWith('templates/')) return;
    for (const { to, isType } of importsOf(file)) if (!isType) visit(to);
  };
  entries.forEach(visit);
  const outside = [...reached].filter((file) => !file.startsWith('templates/')).sort();
  expect(outside).toEqual(['@linaria/core', '@splidejs/react-splide', 'react', 'react-dom/client']);
  expect([...reached].filter(likeOne(/schema/, /render-context/, /icon\.tsx/))).toEqual([]);
});

const isFiles = ({ to }: (typeof imports)[number]) => /^(?:node:)?fs(?:\/promises)?$/.test(to);

const pure = [
  'core/diagnostics',
  'content/schema',
  'content/text/inline',
  'content/collections',
  'check',
  'pages/structured-data',
  'pages/plan',
  'pages/render',
  'pages/search',
  'build/tasks',
  'build/budgets',
];

test.each([...pure.map((folder) => `generator/${folder}/`), 'templates/'])('allows no file access in %s', (folder) => {
  const own = imports.filter(({ from }) => from.startsWith(folder));
  expect(own.length).toBeGreaterThan(3);
  expect(own.filter(isFiles)).toEqual([]);
});

/** Folders that write `out/`, the cache and bundles; the editor; commands that write a file for their caller; imports. */
const writers = [
  'build/write',
  'bundle/custom-blocks',
  'bundle/engine',
  'bundle/templates',
  'cli/commands',
  'cli/pack',
  'core/cache',
  'desk/backup',
  'desk/publishing',
  'desk/received',
  'desk/server',
  'desk/store',
  'editor/document',
  'editor/server',
  'import/import.ts',
  'import/media',
  'import/sources',
  'import/update',
];

test('allows file writes only in listed folders', () => {
  const isWriting = ({ names }: (typeof imports)[number]) =>
    names.some((name) =>
      /^(?:write|append|mkdir|rename|rm|unlink|link|symlink|cp|copy|truncate|chmod|utimes|createWrite)/.test(name),
    );
  const writing = imports
    .filter((one) => isFiles(one) && isWriting(one))
    .map(({ from }) => from.split('/').slice(1, 3).join('/'));
  expect([...new Set(writing)].sort()).toEqual(writers.toSorted());
});

test('allows only content/schema to read the schemas of content', () => {
  const readers = files.filter((file) => file.startsWith('generator/') && !file.startsWith('generator/content/schema/'));
  const insides = /\b_zod\b|\.def\b|\bglobalRegistry\b|\btoJSONSchema\b|\bz\.core\b|\b(?:site|block)Schema\b/;
  expect(readers.filter((file) => insides.test(readFileSync(join(projectRoot, file), 'utf8')))).toEqual([]);
  const isOfContent = likeOne(
    /^site\.schema\.ts$/,
    ...['[-/]schemas?', '/fields', '/kinds'].map((name) => new RegExp(`^templates/.*${name}[.]ts$`)),
  );
  const readsSchema = ({ from, to, isType }: (typeof imports)[number]) => !isType && readers.includes(from) && isOfContent(to);
  expect(imports.filter(readsSchema)).toEqual([]);
});

test('allows no untyped message names in schemas', () => {
  const schemas = files.filter((file) => file.startsWith('templates/') || file === 'site.schema.ts');
  const isBare = (file: string) => /\berror: ['"`]/.test(readFileSync(join(projectRoot, file), 'utf8'));
  expect(schemas.filter(isBare)).toEqual([]);
});
