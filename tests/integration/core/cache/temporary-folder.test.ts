import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, utimes } from 'node:fs/promises';
import { request } from 'node:http';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { fixtureSite, temporaryFolder } from '../../../support/build.ts';
import { copiedSite } from '../../../support/edit-client.ts';
import { projectRoot } from '../../../support/project-root.ts';
import { prefix, sweep } from '../../../support/run-folder.ts';

const site = fixtureSite('minimal');
const start = join(projectRoot, 'generator/cli/start.mjs');

/** Starts a program with its own folder for temporary files. */
async function run(args: string[]) {
  const folder = await temporaryFolder();
  const env = { ...process.env, TMPDIR: folder, TMP: folder, TEMP: folder };
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'ignore'] });
  return { child, folder, leftovers: () => readdir(folder) };
}

/** The address that a server command prints. */
async function addressOf(child: ChildProcess): Promise<string> {
  let output = '';
  for await (const data of child.stdout ?? []) {
    output += data;
    const [address] = /http:\S+/.exec(output) ?? [];
    if (address) return address;
  }
  throw new Error(`No address: ${output}`);
}

const ended = async (child: ChildProcess) => (await once(child, 'exit'))[0];

test('commands leave no temporary files', async () => {
  const out = await temporaryFolder();
  const commands = [
    ['build', '--site', site, '--out', join(out, 'out')],
    ['check', '--site', site],
    ['hosts', '--site', site, '--out', join(out, 'hosts')],
  ];
  for (const args of commands) {
    const { child, leftovers } = await run([start, ...args]);
    child.stdout.resume();
    expect([args[0], await ended(child), await leftovers()]).toEqual([args[0], 0, []]);
  }
  const { child, leftovers } = await run([start, 'preview', '--site', site, '--out', join(out, 'out')]);
  await addressOf(child);
  child.kill('SIGINT');
  await ended(child);
  expect(await leftovers()).toEqual([]);
});

/** Starts an upload to the editor that never ends. */
async function beginUpload(address: string): Promise<void> {
  const [, token = ''] = /"edit-token" content="([^"]+)"/.exec(await (await fetch(`${address}_edit/`)).text()) ?? [];
  const headers = {
    origin: new URL(address).origin,
    'x-edit-token': token,
    'content-type': 'application/octet-stream',
    'content-length': '1000',
  };
  const upload = request(`${address}_edit/upload?kind=file&name=a.pdf`, { method: 'POST', headers });
  upload.on('error', () => undefined);
  upload.write('%PDF-1.7');
}

test.each(['SIGINT', 'SIGTERM'] as const)('a preview ended by %s during an upload leaves no temporary files', async (signal) => {
  const { child, leftovers } = await run([start, 'dev', '--site', await copiedSite('minimal'), '--port', '0']);
  await beginUpload(await addressOf(child));
  await expect.poll(leftovers).toEqual([expect.stringMatching(/^qiyam-upload-/)]);
  child.kill(signal);
  expect(await ended(child)).toBe(null);
  expect(child.signalCode).toBe(signal);
  expect(await leftovers()).toEqual([]);
});

/** Versions of Node without type stripping need tsx, which is slower. */
const reader = process.features.typescript ? [] : ['--import', 'tsx'];

const codeThat = (act: string) => [
  '--input-type=module',
  '-e',
  `import { inTemporaryFolder } from ${JSON.stringify(join(projectRoot, 'generator/core/cache/temporary-folder.ts'))};
   await inTemporaryFolder('test', async () => { ${act} }).catch(() => undefined);`,
];

test('a temporary folder is removed however its process ends, at the latest a day after a kill', async () => {
  for (const act of ['', 'throw new Error()', 'process.exit()']) {
    const { child, leftovers } = await run([...reader, ...codeThat(act)]);
    await ended(child);
    expect((await leftovers()).filter((name) => name.startsWith('qiyam-'))).toEqual([]);
  }
  const { child, leftovers, folder } = await run([...reader, ...codeThat("process.kill(process.pid, 'SIGKILL')")]);
  await ended(child);
  const own = async () => (await leftovers()).filter((name) => name.startsWith('qiyam-'));
  expect(await own()).toHaveLength(1);
  const [name = ''] = await own();
  const args = [...reader, ...codeThat('')];
  const again = async () => ended(spawn(process.execPath, args, { env: { ...process.env, TMPDIR: folder, TMP: folder } }));
  await again();
  expect(await own()).toEqual([name]);
  const before = Date.now() / 1000 - 25 * 3600;
  await utimes(join(folder, name), before, before);
  await again();
  expect(await own()).toEqual([]);
});

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('a test run ended by %s leaves no temporary folder', async (signal) => {
  const folder = await temporaryFolder();
  const code = `import { openRunFolder } from ${JSON.stringify(join(projectRoot, 'tests/support/run-folder.ts'))};
    process.stdout.write(openRunFolder());
    setInterval(() => undefined, 1000);`;
  const env = { ...process.env, TMPDIR: folder, TMP: folder, TEMP: folder, QIYAM_TESTS_FOLDER: undefined };
  const child = spawn(process.execPath, [...reader, '--input-type=module', '-e', code], {
    env,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [own] = await once(child.stdout, 'data');
  expect(await readdir(folder)).toContain(basename(String(own)));
  child.kill(signal);
  await once(child, 'exit');
  expect(child.signalCode).toBe(signal);
  expect((await readdir(folder)).filter((name) => name.startsWith(prefix))).toEqual([]);
});

test('a test run removes only old folders of other test runs', async () => {
  const folder = await temporaryFolder();
  const before = Date.now() / 1000 - 25 * 3600;
  for (const name of [`${prefix}old`, `${prefix}new`, 'qiyam-old', 'other']) {
    await mkdir(join(folder, name, 'a'), { recursive: true });
    if (name !== `${prefix}new`) await utimes(join(folder, name), before, before);
  }
  sweep(folder);
  expect((await readdir(folder)).sort()).toEqual(['other', 'qiyam-old', `${prefix}new`].sort());
});
