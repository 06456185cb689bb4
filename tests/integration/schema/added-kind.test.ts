import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { fixtureSite, temporaryFolder } from '../../support/build.ts';
import { sourceFiles } from '../../support/imports.ts';
import { outputsByFieldRole } from '../../support/outputs-by-field-role.ts';
import { copyProject } from '../../support/project-copy.ts';

/** Tables with a row per field role: one for all modules, and those of the editor and the guide. */
const table = 'templates/schema/field-roles.ts';
const tables = [table, 'generator/editor/app/form/control.tsx', 'generator/editor/guide/recipe-of-form.ts'];

let project: string;

const change = (name: string, edit: (text: string) => string) =>
  writeFileSync(join(project, name), edit(readFileSync(join(project, name), 'utf8')));

function run(program: string, ...args: string[]): string {
  const { stdout, stderr } = spawnSync(program, args, { cwd: project, encoding: 'utf8', maxBuffer: 2 ** 28 });
  return stdout + stderr;
}

/** A copy of the project in which every field role has a copy, used by all schemas instead. */
beforeAll(async () => {
  project = await copyProject(await temporaryFolder(), {
    more: ['tests/support/outputs-by-field-role.ts'],
  });
  const isSchema = (name: string) => /(?:schema|fields)\.ts$/.test(name);
  for (const name of ['site.schema.ts', ...sourceFiles('templates').filter(isSchema)])
    change(name, (text) => text.replaceAll(/\bkind\((\s*)'(?=[a-z])/g, "kind($1'twin-"));
  change(table, (text) =>
    text.replaceAll(/^ {2}([a-z]+): (\{ \.\.\.(?:plain|sentence).*|plain,|sentence,)$/gm, "$&\n  'twin-$1': $2"),
  );
});

test('tsc reports each table that lacks a field role and each row that lacks a column', () => {
  change(table, (text) => text.replace('\n} as const satisfies', '\n  bare: { textRole: false },\n} as const satisfies'));
  const output = run(join(project, 'node_modules/.bin/tsc'), '--singleThreaded');
  expect([...new Set(output.match(/^[^\s(]+(?=\()/gm))].sort()).toEqual([...tables].sort());
});

test('field roles are defined by their columns alone: no module depends on their names', () => {
  const file = fixtureSite('school');
  const call = `import { outputsByFieldRole } from './tests/support/outputs-by-field-role.ts'; console.log(JSON.stringify(outputsByFieldRole(${JSON.stringify(file)})));`;
  change(table, (text) => text.replace(/^ {2}bare: .*\n/m, ''));
  for (const name of tables.slice(1)) change(name, (text) => text.replaceAll(/^ {2}([a-z]+): (.*,)$/gm, "$&\n  'twin-$1': $2"));
  const { kinds, ...actual } = JSON.parse(run('node', '--import', 'tsx', '--input-type=module', '--eval', call));
  const { kinds: expectedKinds, ...expected } = JSON.parse(JSON.stringify(outputsByFieldRole(file)));
  expect(kinds).toEqual(expectedKinds.map((kind: string) => `twin-${kind}`));
  expect(actual).toEqual(expected);
});
