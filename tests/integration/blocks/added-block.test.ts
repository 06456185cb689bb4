import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { fixtureSite, temporaryFolder } from '../../support/build.ts';
import { copyProject } from '../../support/project-copy.ts';
import { projectRoot } from '../../support/project-root.ts';

/** Folder of a block with an island, a rule, styles generated from a number, and labels. */
const added = join(projectRoot, 'tests/fixtures/added-block/countdown');

/** Tests that go through every block, and the files they need. */
const testFiles = [
  'component/blocks/examples',
  'unit/content/schema/schema',
  'unit/editor/server/edit-forms',
  'component/editor/document/sections',
  'site/preview',
].map((name) => `tests/${name}.test.ts`);
const needed = ['docs', 'tests/support', 'tests/fixtures', 'tests/fuzz/random.ts', 'tests/vitest.config.ts', 'tests/tiers.ts'];

let project: string;

function run(program: string, ...args: string[]) {
  // A single worker, so that the bundle is built once.
  const env = { ...process.env, VITEST_MAX_WORKERS: '1' };
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: project, env, encoding: 'utf8' });
  return { status, output: stdout + stderr };
}
const tool = (name: string, ...args: string[]) => run(join(project, 'node_modules/.bin', name), ...args);

/** Builds a site whose page ends with the full example of the block. */
function buildWith(edit: (block: Record<string, unknown>) => void) {
  const siteFile = join(project, 'site/site.json');
  const site = JSON.parse(readFileSync(fixtureSite('smallest'), 'utf8'));
  const [{ block }] = JSON.parse(readFileSync(join(added, 'examples.json'), 'utf8'));
  edit(block);
  site.routes[0].blocks.push(block);
  cpSync(join(fixtureSite('smallest'), '..'), join(project, 'site'), { recursive: true });
  writeFileSync(siteFile, JSON.stringify(site));
  return run('node', 'generator/cli/start.mjs', 'build', '--draft', '--site', siteFile, '--out', join(project, 'out'));
}

beforeAll(async () => {
  project = await copyProject(await temporaryFolder(), { more: [...needed, ...testFiles] });
  cpSync(added, join(project, 'templates/blocks/countdown'), { recursive: true });
  const list = join(project, 'templates/blocks/list.ts');
  writeFileSync(list, `${readFileSync(list, 'utf8')}export { countdown } from './countdown/block.ts';\n`);
});

test('a new block type-checks with only its folder and one line in list.ts', () => {
  expect(tool('tsc')).toEqual({ status: 0, output: '' });
});

test('the tests of blocks, catalogue, editor forms and gallery pass for a new block', () => {
  const titles =
    'countdown|block folder|catalogue contains|forms of the schema|twice on one page|built with the engine|up-to-date JSON Schema';
  const { status, output } = tool(
    'vitest',
    'run',
    '--config',
    'tests/vitest.config.ts',
    '--project',
    'unit',
    '--project',
    'component',
    '-t',
    titles,
    ...testFiles,
  );
  expect([status, output]).toEqual([0, expect.stringContaining('5 passed')]);
});

test('a site with a new block is built with its labels, island and styles', () => {
  expect(buildWith(() => {})).toMatchObject({ status: 0 });
  const html = readFileSync(join(project, 'out/index.html'), 'utf8');
  expect(html).toMatch(/data-island="countdown"[^>]*%s يومًا/);
  const assets = join(project, 'out/assets');
  const scripts = readdirSync(assets).filter((name) => /^countdown\..*\.js$/.test(name));
  expect(scripts).toHaveLength(1);
  expect(readFileSync(join(assets, `${scripts}`), 'utf8')).not.toContain('اليوم المنتظر');
  const sheets = readdirSync(assets).filter((name) => name.endsWith('.css'));
  const rules = sheets.map((name) => readFileSync(join(assets, name), 'utf8')).join('');
  expect(rules).toContain('[data-countdown="30"]{max-inline-size:30rem}');
});

test('the rule of a new block is checked', () => {
  const { status, output } = buildWith((block) => Object.assign(block, { awaited: '2020-03-29' }));
  expect([status, output]).toEqual([1, expect.stringContaining('error reversed-days  routes[0].blocks')]);
});
