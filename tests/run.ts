import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../generator/paths.ts';
import { temporaryFolder } from './support/build.ts';
import { findChromium } from './support/chromium.ts';

interface Outcome {
  name: string;
  passed: number;
  failed: number;
  /** Groups of tests that did not run, such as those of a server that is not installed. */
  skipped: string[];
  seconds: number;
}

/** Runs a tool of the project, its output going to ours, and gives back its exit code and output. */
function runTool(tool: string, args: string[]): Promise<{ code: number; output: string }> {
  const bin = join(projectRoot, 'node_modules/.bin', tool);
  const child = spawn(bin, args, { cwd: projectRoot, stdio: ['ignore', 'pipe', 'inherit'], shell: process.platform === 'win32' });
  let output = '';
  child.stdout.on('data', (data) => {
    output += data;
    process.stdout.write(data);
  });
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: 1, output: String(error) }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

async function timed(name: string, run: () => Promise<Pick<Outcome, 'passed' | 'failed'> & Partial<Outcome>>): Promise<Outcome> {
  process.stdout.write(`\n== ${name}\n`);
  const start = performance.now();
  const { passed, failed, skipped = [] } = await run();
  return { name, passed, failed, skipped, seconds: (performance.now() - start) / 1000 };
}

async function runWhole(tool: string, args: string[]) {
  const { code } = await runTool(tool, args);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function runLinters() {
  const [scripts, styles] = await Promise.all([
    runWhole('biome', ['check', '--error-on-warnings']),
    runWhole('stylelint', ['--formatter', 'unix', '{generator,templates}/**/*.{css,ts,tsx}']),
  ]);
  return { passed: scripts.passed + styles.passed, failed: scripts.failed + styles.failed };
}

async function runVitest(project: string, folder: string) {
  const file = join(folder, `${project}.json`);
  const args = ['run', '--config', 'tests/vitest.config.ts', '--project', project];
  const { code } = await runTool('vitest', [...args, '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`]);
  const { numPassedTests: passed, numFailedTests, testResults } = JSON.parse(readFileSync(file, 'utf8'));
  const tests: { status: string; ancestorTitles: string[] }[] = testResults.flatMap(
    ({ assertionResults }: { assertionResults: unknown }) => assertionResults,
  );
  const left = tests.filter(({ status }) => status === 'skipped' || status === 'pending');
  const skipped = [...new Set(left.map(({ ancestorTitles }) => ancestorTitles.join(' ')))];
  // A file that cannot run or a hook that fails is a failure too, though no test has one.
  return { passed, skipped, failed: code === 0 ? numFailedTests : Math.max(numFailedTests, 1) };
}

async function runPa11y() {
  const { code, output } = await runTool('tsx', ['tests/accessibility/run.ts']);
  const [, passed = 0, failed = 0] = (/(\d+) passed, (\d+) failed/.exec(output) ?? []).map(Number);
  return { passed, failed: code === 0 && passed > 0 ? failed : Math.max(failed, 1) };
}

const folder = await temporaryFolder();
findChromium();
const outcomes = [
  ...(await Promise.all([timed('types', () => runWhole('tsc', [])), timed('lint', runLinters)])),
  await timed('unit', () => runVitest('unit', folder)),
  await timed('blocks', () => runVitest('blocks', folder)),
  await timed('site', () => runVitest('site', folder)),
  await timed('browser', () => runVitest('browser', folder)),
  await timed('hosts', () => runVitest('hosts', folder)),
  await timed('visual', () => runVitest('visual', folder)),
  await timed('pa11y', runPa11y),
];

process.stdout.write('\n');
for (const { name, passed, failed, skipped, seconds } of outcomes) {
  process.stdout.write(
    `${name.padEnd(10)}${String(passed).padStart(5)} passed${String(failed).padStart(4)} failed${seconds.toFixed(1).padStart(8)} s\n`,
  );
  for (const group of skipped) process.stdout.write(`${' '.repeat(10)}NOT RUN: ${group}\n`);
}
const sum = (key: 'passed' | 'failed') => outcomes.reduce((total, outcome) => total + outcome[key], 0);
process.stdout.write(`${sum('passed')} passed, ${sum('failed')} failed\n`);
if (sum('failed') > 0) process.exitCode = 1;
