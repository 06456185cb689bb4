import { type ChildProcess, spawn } from 'node:child_process';
import { cp } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fixtureSite, temporaryFolder } from '../../../support/build.ts';
import { start } from '../../../support/custom-blocks.ts';

const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(?:npm_|INIT_CWD$|QIYAM_)/.test(name)));

const siteIn = async (name: string) => {
  const folder = join(await temporaryFolder(), name);
  await cp(dirname(fixtureSite('smallest')), folder, { recursive: true });
  return folder;
};

/** The address that a command prints once it listens. */
const addressOf = (child: ChildProcess) =>
  new Promise<string>((resolve, reject) => {
    let errors = '';
    child.stderr?.on('data', (data) => (errors += data));
    child.stdout?.on('data', (data) => /^http:\S+/m.test(String(data)) && resolve(String(data).trim()));
    child.on('exit', (code) => reject(new Error(`It ended with ${code}: ${errors}`)));
  });

const answers = (url: string) =>
  fetch(url).then(
    () => true,
    () => false,
  );

/** The preview checks its parent process twice a second. */
const soon = { interval: 100 };

describe('a preview started by npm ends with npm', () => {
  // SIGINT to npm alone has no effect, as npm waits for its shell and the shell for the preview. A terminal sends it to all.
  test.each(['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGKILL'] as const)('on %s', async (signal) => {
    const line = `node "${start}" dev --port 0`;
    const npm = spawn('npm', ['exec', '--offline', '--call', line], {
      ...{ cwd: await siteIn('موقع جديد'), env, detached: true },
    });
    const url = await addressOf(npm);
    expect(await answers(url)).toBe(true);
    const pid = npm.pid ?? 0;
    process.kill(signal === 'SIGINT' ? -pid : pid, signal);
    await expect.poll(() => answers(url), soon).toBe(false);
  });
});

test('a preview left behind by a shell keeps running', async () => {
  const shell = spawn('sh', ['-c', `node "${start}" dev --port 0 & echo "pid $!"; read line`], {
    cwd: await siteIn('site'),
    env,
  });
  let pid = 0;
  shell.stdout.on('data', (data) => (pid ||= Number(/^pid (\d+)/.exec(String(data))?.[1] ?? 0)));
  const url = await addressOf(shell);
  const ended = new Promise((resolve) => shell.once('exit', resolve));
  shell.stdin.end('\n');
  await ended;
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(await answers(url)).toBe(true);
  process.kill(pid);
});
