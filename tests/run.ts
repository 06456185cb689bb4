import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from './support/chromium.ts';
import { partOf, parts } from './support/parts.ts';
import { projectRoot } from './support/project-root.ts';
import { openRunFolder } from './support/run-folder.ts';
import { isRelease, scopeVariable, seedVariable, settleSeed } from './support/scope.ts';
import { inTurns, turnOf, turns } from './support/turns.ts';

interface Outcome {
  name: string;
  passed: number;
  failed: number;
  /** Groups of tests that did not run, such as those of a server that is not installed. */
  skipped: string[];
  seconds: number;
}

/** Tools that run now. */
const running = new Set<ChildProcess>();

let isStopped = false;

/** A run that is stopped ends when its tools have: what is temporary is theirs until then. */
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, async () => {
    isStopped = true;
    for (const child of running) child.kill(signal);
    await Promise.all([...running].map((child) => once(child, 'close')));
    process.exit(130);
  });
}

/** Runs a tool of the project, and gives back its exit code and what it printed: at once where `isShown`. */
function runTool(tool: string, args: string[], isShown = false): Promise<{ code: number; output: string }> {
  const bin = join(projectRoot, 'node_modules/.bin', tool);
  // Where `CI` is set, tools colour what goes into a file too: twenty bytes for each dot.
  const env = process.stdout.isTTY ? process.env : { ...process.env, NO_COLOR: '1' };
  const stdio: ['ignore', 'pipe', 'inherit'] = ['ignore', 'pipe', 'inherit'];
  const child = spawn(bin, args, { cwd: projectRoot, env, stdio, shell: process.platform === 'win32' });
  running.add(child);
  child.once('close', () => running.delete(child));
  let output = '';
  child.stdout.on('data', (data) => {
    output += data;
    if (isShown) process.stdout.write(data);
  });
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: 1, output: String(error) }));
    child.on('close', (code) => {
      if (!isStopped) resolve({ code: code ?? 1, output });
    });
  });
}

async function timed(name: string, run: () => Promise<Pick<Outcome, 'passed' | 'failed'> & Partial<Outcome>>): Promise<Outcome> {
  const start = performance.now();
  const { passed, failed, skipped = [] } = await run();
  return { name, passed, failed, skipped, seconds: (performance.now() - start) / 1000 };
}

/** Runs a tool that is one test. What it says is told whole, for others run beside it. */
async function runWhole(tool: string, args: string[]) {
  const { code, output } = await runTool(tool, args);
  if (output.trim() !== '') process.stdout.write(`\n== ${tool}\n${output}`);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function runLinters() {
  const [scripts, styles] = await Promise.all([
    runWhole('biome', ['check', '--error-on-warnings']),
    runWhole('stylelint', ['--formatter', 'unix', '{generator,templates}/**/*.{css,ts,tsx}']),
  ]);
  return { passed: scripts.passed + styles.passed, failed: scripts.failed + styles.failed };
}

interface TestFile {
  name: string;
  status: string;
  startTime: number;
  endTime: number;
  assertionResults: { status: string; ancestorTitles: string[] }[];
}

/** What the files of a part came to. Its seconds are those of all its files together; several run at a time. */
function outcomeOf(name: string, files: TestFile[]): Outcome {
  const tests = files.flatMap(({ assertionResults }) => assertionResults);
  const count = (status: string) => tests.filter((test) => test.status === status).length;
  const left = tests.filter(({ status }) => status === 'skipped' || status === 'pending');
  const seconds = files.reduce((sum, { startTime, endTime }) => sum + (endTime - startTime) / 1000, 0);
  const skipped = [...new Set(left.map(({ ancestorTitles }) => ancestorTitles.join(' ')))];
  const passed = count('passed');
  const failed = Math.max(count('failed'), files.filter(({ status }) => status === 'failed').length);
  // A part without a test has not been tested.
  return { name, passed, failed: passed + failed > 0 ? failed : 1, skipped, seconds };
}

/** Runs the parts of vitest as one run, so that no processor waits while the last file of a part ends. */
async function runVitest(folder: string): Promise<Outcome[]> {
  process.stdout.write(`\n== ${parts.join(', ')}\n`);
  const file = join(folder, 'vitest.json');
  const args = ['run', '--config', 'tests/vitest.config.ts'];
  const { code } = await runTool('vitest', [...args, '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`], true);
  const { testResults }: { testResults: TestFile[] } = JSON.parse(readFileSync(file, 'utf8'));
  const outcomes = parts.map((part) =>
    outcomeOf(
      part,
      testResults.filter((one) => partOf(one.name) === part),
    ),
  );
  const isTold = outcomes.some(({ failed }) => failed > 0);
  // A hook that fails, or an error that no test caught, is a failure too.
  return code === 0 || isTold ? outcomes : [...outcomes, { name: 'vitest', passed: 0, failed: 1, skipped: [], seconds: 0 }];
}

const folder = openRunFolder();
const seed = settleSeed();
process.env[scopeVariable] ??= inTurns;
findChromium();
const [types, lint, tested] = await Promise.all([
  timed('types', () => runWhole('tsc', ['--singleThreaded'])),
  timed('lint', runLinters),
  runVitest(folder),
]);
const outcomes = [types, lint, ...tested];

process.stdout.write('\n');
for (const { name, passed, failed, skipped, seconds } of outcomes) {
  process.stdout.write(
    `${name.padEnd(10)}${String(passed).padStart(5)} passed${String(failed).padStart(4)} failed${seconds.toFixed(1).padStart(8)} s\n`,
  );
  for (const group of skipped) process.stdout.write(`${' '.repeat(10)}NOT RUN: ${group}\n`);
}
const turn = `turn ${turnOf(seed) + 1} of ${turns.length}, ${seedVariable}=${seed}; the others in npm run test:release`;
process.stdout.write(`files in turns, cases of matrices: ${isRelease ? 'all' : turn}\n`);
const sum = (key: 'passed' | 'failed') => outcomes.reduce((total, outcome) => total + outcome[key], 0);
const seconds = Math.round(performance.now() / 1000);
process.stdout.write(`${sum('passed')} passed, ${sum('failed')} failed, in ${seconds} s\n`);
if (sum('failed') > 0) process.exitCode = 1;
