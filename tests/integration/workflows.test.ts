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

/** The scripts that a command of npm starts. */
function scriptsIn(command: string): string[] {
  return [...command.matchAll(/\bnpm (?:(test)\b|run (?:--silent )?([\w:]+))/g)].map(([, test, name]) => name ?? test ?? '');
}

test.each(Object.entries(commands))(
  '%s runs commands that package.json has, in an order that publishes nothing unchecked',
  (_, all) => {
    const started = all.flatMap(scriptsIn);
    expect(started).toEqual(['check', 'build', 'test:full']);
    for (const name of started) expect(scripts).toHaveProperty(name);
    expect(all.findIndex((command) => command.startsWith('npm ci'))).toBeLessThan(
      all.findIndex((command) => scriptsIn(command)[0]),
    );
  },
);

test('other systems install, build and run every test that needs no browser, and publish nothing', () => {
  const asked = ['npm ci', 'npm run build', ofSystems];
  expect(runsOf(github.jobs.systems.steps)).toEqual(asked);
  expect(github.jobs.systems).toHaveProperty('strategy.matrix.os', ['windows-latest', 'macos-latest']);
  for (const name of ['windows', 'macos']) expect(parse(read('.gitlab-ci.yml'))).toHaveProperty([name, 'extends'], '.systems');
  expect(parse(read('.gitlab-ci.yml'))).toHaveProperty(['.systems', 'script'], asked);
});

test.each(Object.entries(commands))('%s takes the report of the check in its own format, without lines of npm', (host, all) => {
  const check = all.find((command) => scriptsIn(command).includes('check'));
  const [, format] = /^npm run --silent check -- --format (\w+)/.exec(check ?? '') ?? [];
  expect(format).toBe(host);
  expect(formats).toContain(format);
  if (host === 'gitlab') expect(check).toMatch(new RegExp(`> ${gitlab.site.artifacts.reports?.codequality}$`));
});

test('what stands in the report is JSON and nothing else', () => {
  const output = execFileSync('npm', ['run', '--silent', 'check', '--', '--format', 'gitlab', '--site', fixtureSite('minimal')], {
    cwd: projectRoot,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  expect(JSON.parse(output)[0]).toMatchObject({ severity: 'minor', location: { lines: { begin: expect.any(Number) } } });
});

test('nothing is published before the checks and all shards of the tests have passed', () => {
  expect(github.jobs.publish.needs).toEqual(['site', 'tests']);
  expect(gitlab.pages.needs).toEqual(['site', 'tests']);
});

test('GitHub gives each job the least rights and an end, and publishes what was built, hidden files too', () => {
  expect(github.permissions).toEqual({ contents: 'read' });
  expect(github.jobs.site.permissions).toBeUndefined();
  expect(github.jobs.publish.permissions).toEqual({ pages: 'write', 'id-token': 'write' });
  for (const job of Object.values(github.jobs)) expect(job['timeout-minutes']).toBeGreaterThan(0);
  const upload = github.jobs.site.steps.find(({ uses }) => uses?.startsWith('actions/upload-pages-artifact@'));
  expect(upload?.with).toEqual({ path: 'out', 'include-hidden-files': true });
});

test('only actions of GitHub itself are used, each by its commit, with the version beside', () => {
  const used = Object.values(github.jobs).flatMap(({ steps }) => steps.flatMap(({ uses }) => uses ?? []));
  const lines = read('.github/workflows/site.yml').match(/\buses:.*/g) ?? [];
  expect(used.length).toBeGreaterThan(4);
  expect(lines).toHaveLength(used.length);
  for (const line of lines) expect(line).toMatch(/^uses: actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

test('GitLab Pages gets an index for each page whose name a folder has', async () => {
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
