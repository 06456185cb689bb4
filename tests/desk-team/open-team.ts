import { chmodSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { temporaryFolder } from '../support/build.ts';
import { findLightChromium, pictureArguments, testArguments } from '../support/chromium.ts';
import { freePort } from '../support/free-port.ts';
import { mountSmallDisk, type Team } from './disturbances.ts';
import { createLedger } from './ledger.ts';
import { createMemoryReport, sampleMemory } from './memory.ts';
import { openMember, type TeamMember } from './person.ts';
import { randomFrom } from './random.ts';
import { type TeamServer, teamServer } from './server.ts';
import { createRepository } from './site.ts';
import { picturesFolder } from './team.ts';

/** Names of the people of the team: the first two publish. */
export const names = ['هدى القحطاني', 'سالم الدوسري', 'نورة الحربي', 'فهد العتيبي', 'ريم الشهري'];

/** Space of the disk in MB. */
const diskSize = 400;

export interface OpenTeam extends Team {
  repository: string;
  browser: Browser;
  close: () => Promise<void>;
}

/** A way to serve the site. */
export interface Served {
  /** Arguments of the command. */
  args: (place: { folder: string; repository: string; port: number; url: string }) => string[];
  /** Makes accounts for everybody. @returns functions that sign a new browser in, by person */
  invite: (place: { server: TeamServer; browser: Browser }) => Promise<((page: Page) => Promise<void>)[]>;
  prepare?: (place: { folder: string; repository: string }) => Promise<void>;
}

/** Folder of a small disk, if this user may mount one. */
async function smallDisk(): Promise<{ folder: string; unmount: (() => void) | undefined }> {
  const folder = join(await temporaryFolder(), 'disk');
  await mkdir(folder);
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return { folder, unmount: undefined };
  const unmount = mountSmallDisk(folder, diskSize);
  chmodSync(folder, 0o755);
  return { folder, unmount };
}

/** Starts a server with an empty site and a browser for each person. */
export async function openTeam(served: Served, seed: number): Promise<OpenTeam> {
  const { folder, unmount } = await smallDisk();
  const repository = await createRepository(folder);
  await served.prepare?.({ folder, repository });
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const server = teamServer({ args: served.args({ folder, repository, port, url }), url, folder });
  await server.start();
  const memory = createMemoryReport();
  const sample = (phase: string) => memory.add(phase, sampleMemory(server.pid() ?? 0));
  sample('before anybody');
  const browser = await chromium.launch({
    executablePath: findLightChromium(),
    args: picturesFolder === undefined ? testArguments : pictureArguments,
  });
  const signIn = await served.invite({ server, browser });
  const ledger = createLedger(names.length);
  const members: TeamMember[] = [];
  for (const [index, name] of names.entries()) {
    const random = randomFrom(seed + index + 1);
    members.push(await openMember({ index, name, browser, url, ledger, random, signIn: signIn[index] ?? (async () => {}) }));
  }
  sample('five editors open');
  const close = async () => {
    await browser.close();
    await server.end('SIGTERM');
    unmount?.();
  };
  const hasSmallDisk = unmount !== undefined;
  return { folder, server, members, ledger, random: randomFrom(seed), hasSmallDisk, memory, repository, browser, close };
}
