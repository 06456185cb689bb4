import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { isRunning } from '../../../../generator/core/cache/processes.ts';
import type { Publisher } from '../../../../generator/desk/model/desk.ts';
import { startBuild } from '../../../../generator/desk/publishing/build-process.ts';
import { buildFromNothing, filesIn } from '../../../support/cold-build.ts';
import { projectRoot } from '../../../support/project-root.ts';
import {
  addPage,
  openPublisherOf,
  type PublishedSite,
  publishedSite,
  publisherOptions,
} from '../../../support/published-site.ts';

const begin = Date.parse('2027-03-01T09:00:00Z');

let publisher: Publisher | undefined;
let child: ChildProcess | undefined;

afterEach(async () => {
  child?.kill('SIGKILL');
  await publisher?.close();
});

/** Whether a process has ended; where nobody waits for it, it stays listed as Z. */
function hasEnded(pid: number): boolean {
  if (!isRunning(pid)) return true;
  const file = `/proc/${pid}/stat`;
  return existsSync(file) && /\) Z /.test(readFileSync(file, 'utf8'));
}

/** Folders of unfinished builds beside the output. */
const unfinished = ({ state }: PublishedSite) => readdirSync(state).filter((name) => name.startsWith('out.'));

/** Publishes a page, and opens the publisher until it is out. */
async function expectRepaired(site: PublishedSite, commit: string) {
  publisher = openPublisherOf(site, { now: () => begin });
  await expect.poll(() => publisher?.state()).toMatchObject({ last: { commit, isDone: true } });
  const { files } = await buildFromNothing(join(site.desk.folder, 'site.json'), { now: begin });
  expect(filesIn(join(site.state, 'out'))).toEqual(files);
  expect(unfinished(site)).toEqual([]);
}

/** Program that opens the publisher of a site and prints the process ids of its builds. */
function program(site: PublishedSite): string {
  const file = join(site.place, 'desk.mts');
  const code = (name: string) => JSON.stringify(join(projectRoot, 'generator/desk/publishing', name));
  const { now: _, ...options } = publisherOptions(site);
  const text = `import { startBuild } from ${code('build-process.ts')};
import { openPublisher } from ${code('publisher.ts')};
const start = (options) => {
  const build = startBuild(options);
  process.stdout.write('build ' + build.pid + '\\n');
  return build;
};
openPublisher({ ...${JSON.stringify(options)}, now: () => ${begin}, start });
setInterval(() => {}, 1000);
`;
  writeFileSync(file, text);
  return file;
}

/** Starts a desk in a process. @returns process id of its first build */
async function startDesk(site: PublishedSite): Promise<number> {
  child = spawn(process.execPath, ['--import', 'tsx', program(site)], { cwd: projectRoot, stdio: ['ignore', 'pipe', 'inherit'] });
  let words = '';
  child.stdout?.on('data', (part) => {
    words += part;
  });
  await expect.poll(() => words).toMatch(/build \d+\n/);
  return Number(/build (\d+)/.exec(words)?.[1]);
}

describe('a desk killed', () => {
  test.each([0, 300, 600, 900, 1500])(
    '%i ms after the start of a build ends it, and repairs at its next start',
    async (pause) => {
      const site = await publishedSite();
      site.desk.edit(addPage('/more'));
      const commit = site.desk.publish();
      const pid = await startDesk(site);
      await new Promise((resolve) => setTimeout(resolve, pause));
      child?.kill('SIGKILL');
      await expect.poll(() => hasEnded(pid)).toBe(true);
      await expectRepaired(site, commit);
    },
  );

  test('while it checked a version out repairs the checkout', async () => {
    const site = await publishedSite();
    publisher = openPublisherOf(site, { now: () => begin });
    await expect.poll(() => publisher?.state().last?.isDone).toBe(true);
    await publisher.close();
    const published = join(site.state, 'published');
    writeFileSync(join(published, 'index.lock'), '');
    writeFileSync(join(published, 'version/site.json'), '{');
    writeFileSync(join(published, 'version/assets/left.svg'), '<svg/>');
    site.desk.edit(addPage('/more'));
    await expectRepaired(site, site.desk.publish());
    await publisher.close();
    writeFileSync(join(published, 'index'), 'damaged');
    site.desk.edit(addPage('/again'));
    await expectRepaired(site, site.desk.publish());
  });
});

describe('a desk closed', () => {
  test('during a build stops it, and builds at its next start', async () => {
    const site = await publishedSite();
    let pid = 0;
    publisher = openPublisherOf(site, {
      now: () => begin,
      start: (options) => {
        const build = startBuild(options);
        pid = build.pid ?? 0;
        return build;
      },
    });
    await expect.poll(() => pid).not.toBe(0);
    await publisher.close();
    expect(hasEnded(pid)).toBe(true);
    expect(publisher.state().last).toBeUndefined();
    expect(existsSync(join(site.state, 'out'))).toBe(false);
    await expectRepaired(site, site.desk.git('rev-parse', 'HEAD'));
  });
});

describe('a build', () => {
  test('has no secrets of the desk', async () => {
    const site = await publishedSite();
    const program = join(site.place, 'print.mjs');
    writeFileSync(
      program,
      'process.stderr.write([process.env.DESK_SECRET, process.env.DESK_OTHER].join("|")); process.exitCode = 1;',
    );
    process.env.DESK_SECRET = 'secret';
    process.env.DESK_OTHER = 'other';
    const { end } = startBuild({
      start: program,
      args: [],
      folder: site.place,
      secrets: ['DESK_SECRET'],
      runsCustomBlocks: false,
    });
    expect(await end).toEqual({ is: 'content', details: '|other' });
  });
});
