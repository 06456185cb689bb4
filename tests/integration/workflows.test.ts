import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { formats } from '../../generator/core/diagnostics/diagnostics.ts';
import { fixtureSite, temporaryFolder } from '../support/build.ts';
import { projectRoot } from '../support/project-root.ts';

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, string>;
}
interface GithubJob {
  permissions?: Record<string, string>;
  'timeout-minutes'?: number;
  needs?: string[];
  steps: Step[];
}
interface GitlabJob {
  script: string[];
  before_script?: string[];
  needs?: string[];
  artifacts: { reports?: { codequality: string }; paths: string[] };
}

const ofSystems = 'npm run vitest -- --project unit --project component --project integration';

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const github = parse(read('.github/workflows/site.yml')) as {
  permissions: Record<string, string>;
  jobs: Record<'site' | 'tests' | 'systems' | 'publish', GithubJob>;
};
const gitlab = parse(read('.gitlab-ci.yml')) as Record<'site' | 'tests' | 'pages', GitlabJob>;

const runsOf = (steps: Step[]) => steps.flatMap(({ run }) => run ?? []);
const commands = {
  github: [github.jobs.site, github.jobs.tests, github.jobs.publish].flatMap(({ steps }) => runsOf(steps)),
  gitlab: [gitlab.site, gitlab.tests, gitlab.pages].flatMap(({ before_script = [], script }) => [...before_script, ...script]),
};

/** The scripts that an npm command starts. */
function scriptsIn(command: string): string[] {
  return [...command.matchAll(/\bnpm (?:(test)\b|run (?:--silent )?([\w:]+))/g)].map(([, test, name]) => name ?? test ?? '');
}

test.each(Object.entries(commands))('%s runs existing npm scripts and publishes only after the checks', (_, all) => {
  const started = all.flatMap(scriptsIn);
  expect(started).toEqual(['check', 'build', 'test:full']);
  for (const name of started) expect(scripts).toHaveProperty(name);
  expect(all.findIndex((command) => command.startsWith('npm ci'))).toBeLessThan(
    all.findIndex((command) => scriptsIn(command)[0]),
  );
});

test('jobs of other systems run every test without a browser and publish nothing', () => {
  const expectedCommands = ['npm ci', 'npm run build', ofSystems];
  expect(runsOf(github.jobs.systems.steps)).toEqual(expectedCommands);
  expect(github.jobs.systems).toHaveProperty('strategy.matrix.os', ['windows-latest', 'macos-latest']);
  for (const name of ['windows', 'macos']) expect(parse(read('.gitlab-ci.yml'))).toHaveProperty([name, 'extends'], '.systems');
  expect(parse(read('.gitlab-ci.yml'))).toHaveProperty(['.systems', 'script'], expectedCommands);
});

test.each(Object.entries(commands))('%s takes the check report in its own format, without npm output', (host, all) => {
  const check = all.find((command) => scriptsIn(command).includes('check'));
  const [, format] = /^npm run --silent check -- --format (\w+)/.exec(check ?? '') ?? [];
  expect(format).toBe(host);
  expect(formats).toContain(format);
  if (host === 'gitlab') expect(check).toMatch(new RegExp(`> ${gitlab.site.artifacts.reports?.codequality}$`));
});

test('the check report is pure JSON', () => {
  const output = execFileSync('npm', ['run', '--silent', 'check', '--', '--format', 'gitlab', '--site', fixtureSite('minimal')], {
    cwd: projectRoot,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  expect(JSON.parse(output)[0]).toMatchObject({ severity: 'minor', location: { lines: { begin: expect.any(Number) } } });
});

test('publishing needs the checks and all test shards', () => {
  expect(github.jobs.publish.needs).toEqual(['site', 'tests']);
  expect(gitlab.pages.needs).toEqual(['site', 'tests']);
});

test('GitHub jobs have minimal permissions and a time limit, and publish hidden files too', () => {
  expect(github.permissions).toEqual({ contents: 'read' });
  expect(github.jobs.site.permissions).toBeUndefined();
  expect(github.jobs.publish.permissions).toEqual({ pages: 'write', 'id-token': 'write' });
  for (const job of Object.values(github.jobs)) expect(job['timeout-minutes']).toBeGreaterThan(0);
  const upload = github.jobs.site.steps.find(({ uses }) => uses?.startsWith('actions/upload-pages-artifact@'));
  expect(upload?.with).toEqual({ path: 'out', 'include-hidden-files': true });
});

test('GitHub workflows use only official actions, pinned by commit with a version comment', () => {
  const used = Object.values(github.jobs).flatMap(({ steps }) => steps.flatMap(({ uses }) => uses ?? []));
  const lines = read('.github/workflows/site.yml').match(/\buses:.*/g) ?? [];
  expect(used.length).toBeGreaterThan(4);
  expect(lines).toHaveLength(used.length);
  for (const line of lines) expect(line).toMatch(/^uses: actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

test('GitLab Pages gets an index file for each page that shares its name with a folder', async () => {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'out/services/deep'), { recursive: true });
  const pages = ['index.html', 'services.html', 'services.html.br', 'services/deep.html', 'services/deep/a.html', 'assets.txt'];
  for (const page of pages) await writeFile(join(folder, 'out', page), page);
  execFileSync('sh', ['-e', '-c', gitlab.pages.script.join('\n')], { cwd: folder });
  const index = (path: string) => readFile(join(folder, 'public', path), 'utf8');
  expect(await index('index.html')).toBe('index.html');
  expect(await index('services/index.html')).toBe('services.html');
  expect(await index('services/index.html.br')).toBe('services.html.br');
  expect(await index('services/deep/index.html')).toBe('services/deep.html');
  expect(existsSync(join(folder, 'public/services/index.html.gz'))).toBe(false);
  expect(await index('services/deep/a.html')).toBe('services/deep/a.html');
});
