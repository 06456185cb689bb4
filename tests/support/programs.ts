import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { isExecutable } from '../../generator/cli/commands/find-browser.ts';
import { tell } from './printed.ts';

/** The first of several programs that one of the folders of PATH, or another, has. */
export function findProgram(programs: string[], others: string[] = []): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...others];
  return programs.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

/** Set to `no`, it refuses all installs of system packages. */
const installVariable = 'TEST_INSTALL';

/** Whether tests may install packages of the system: as root on Debian, unless `TEST_INSTALL=no` refuses. */
export function canInstallPackages(): boolean {
  return existsSync('/etc/debian_version') && process.getuid?.() === 0 && process.env[installVariable] !== 'no';
}

/** Installs Debian packages that are missing. Services that they contain are not started. */
export function installPackages(names: string[]): void {
  tell(`Installing ${names.join(', ')} with apt-get, for the tests (${installVariable}=no refuses).\n`);
  // invoke-rc.d starts nothing in run level 1.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const stdio: ['ignore', 'ignore', 'inherit'] = ['ignore', 'ignore', 'inherit'];
  const lock = '-oDPkg::Lock::Timeout=600';
  execFileSync('apt-get', [lock, 'update', '-qq'], { stdio });
  execFileSync('apt-get', [lock, 'install', '-y', '-qq', '--no-install-recommends', ...names], { stdio, env });
}
