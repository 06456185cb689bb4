import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../generator/common/paths.ts';
import { islandModules } from '../../templates/registry/islands.ts';
import { importsOf, productFiles } from '../support/imports.ts';

const files = productFiles();
const imports = files.flatMap((file) => importsOf(file));

test('imports are found at all', () => {
  expect(imports.length).toBeGreaterThan(200);
});

test('templates never import the generator', () => {
  expect(imports.filter(({ from, to }) => from.startsWith('templates/') && to.startsWith('generator/'))).toEqual([]);
});

test('templates know nothing of the contract, and zod stands in schemas only', () => {
  const ofTemplates = imports.filter(({ from }) => from.startsWith('templates/'));
  expect(ofTemplates.filter(({ to }) => to === 'site.schema.ts')).toEqual([]);
  const values = ofTemplates.filter(({ isType }) => !isType);
  const zodUsers = new Set(values.filter(({ to }) => to === 'zod').map(({ from }) => from));
  expect([...zodUsers].filter((file) => !/(?:[-/]schemas?|\/fields|\/kinds)\.ts$/.test(file))).toEqual([]);
});

test('the contract imports schemas and words only', () => {
  const targets = imports.filter(({ from }) => from === 'site.schema.ts').map(({ to }) => to);
  expect(
    targets.filter(
      (to) =>
        to !== 'zod' &&
        !/^templates\/(?:addresses|collections|routes|site|vocabulary)\//.test(to) &&
        to !== 'templates/registry/labels-schema.ts',
    ),
  ).toEqual([]);
});

test.each(['build', 'check', 'preview'])(
  '%s takes content, be it right or wrong, without the schemas, and without words of the editor',
  (command) => {
    const reached = new Set<string>();
    const visit = (file: string) => {
      // Written out in the program that commands run: see `bundle-program.mjs`.
      if (reached.has(file) || file === 'generator/contract/contract.ts') return;
      reached.add(file);
      if (/\.tsx?$/.test(file)) for (const { to, isType, isLater } of importsOf(file)) if (!isType && !isLater) visit(to);
    };
    visit(`generator/commands/${command}.ts`);
    expect(reached.has('generator/contract/faults.ts')).toBe(true);
    expect([...reached].filter((file) => file === 'zod' || /schemas?\.ts$/.test(file))).toEqual([]);
    // What maintainers read of blocks and forms is asked by the editor.
    expect([...reached].filter((file) => /^templates\/blocks\/.*words\.ts$|^generator\/edit\/words\//.test(file))).toEqual([]);
  },
);

test('what runs in the browser imports no zod, no router, no server rendering, nothing of the generator or of Node', () => {
  const entries = [
    'templates/islands/loader.ts',
    'templates/islands/hydrate.tsx',
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
  expect([...reached].filter((file) => /schema|render-context|icon\.tsx/.test(file))).toEqual([]);
});

const isFiles = ({ to }: (typeof imports)[number]) => /^(?:node:)?fs(?:\/promises)?$/.test(to);

test.each(['check', 'contract', 'diagnostics', 'findability', 'inline', 'make', 'plan', 'posts', 'render', 'search', 'weigh'])(
  '%s reads and writes no file, and no template does',
  (room) => {
    const own = [`generator/${room}/`, 'templates/'].map((place) => imports.filter(({ from }) => from.startsWith(place)));
    for (const found of own) expect(found.length).toBeGreaterThan(3);
    expect(own.flat().filter(isFiles)).toEqual([]);
  },
);

/** Rooms that keep files of their own, and those that people ask to change a file of theirs. */
const writers = /^generator\/(?:output|machine|bundle|edit|dev|commands)\//;

test('of the road the output alone writes files', () => {
  const isWriting = ({ names }: (typeof imports)[number]) =>
    names.some((name) =>
      /^(?:write|append|mkdir|rename|rm|unlink|link|symlink|cp|copy|truncate|chmod|utimes|createWrite)/.test(name),
    );
  const writing = imports.filter((one) => isFiles(one) && isWriting(one)).map(({ from }) => from);
  expect(writing.filter((file) => file.startsWith('generator/output/')).length).toBeGreaterThan(3);
  expect(writing.filter((file) => !writers.test(file))).toEqual([]);
});

test('the contract alone reads the schemas of content: all others ask it', () => {
  const readers = files.filter((file) => file.startsWith('generator/') && !file.startsWith('generator/contract/'));
  const insides = /\b_zod\b|\.def\b|\bglobalRegistry\b|\btoJSONSchema\b|\bz\.core\b|\b(?:site|block)Schema\b/;
  expect(readers.filter((file) => insides.test(readFileSync(join(projectRoot, file), 'utf8')))).toEqual([]);
  const isOfSchemas = /^templates\/.*(?:[-/]schemas?|\/fields|\/kinds)\.ts$/;
  const readsSchema = ({ from, to, isType }: (typeof imports)[number]) =>
    !isType && readers.includes(from) && (to === 'site.schema.ts' || isOfSchemas.test(to));
  expect(imports.filter(readsSchema)).toEqual([]);
});

test('schemas name no message in bare words: a wrong one does not compile', () => {
  const schemas = files.filter((file) => file.startsWith('templates/') || file === 'site.schema.ts');
  const isBare = (file: string) => /\berror: ['"`]/.test(readFileSync(join(projectRoot, file), 'utf8'));
  expect(schemas.filter(isBare)).toEqual([]);
});
