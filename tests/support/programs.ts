import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { isExecutable } from '../../generator/cli/commands/find-browser.ts';
import { writeToTerminal } from './output-capture.ts';

/** First of several programs found in PATH or other folders. */
export function findProgram(programs: string[], others: string[] = []): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...others];
  return programs.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

/** Environment variable that forbids installing system packages if `no`. */
const installVariable = 'TEST_INSTALL';

/** Whether tests may install system packages: as root on Debian, unless `TEST_INSTALL=no`. */
export function canInstallPackages(): boolean {
  return existsSync('/etc/debian_version') && process.getuid?.() === 0 && process.env[installVariable] !== 'no';
}

/** Installs missing Debian packages without starting their services. */
export function installPackages(names: string[]): void {
  writeToTerminal(`Installing ${names.join(', ')} with apt-get, for the tests (${installVariable}=no refuses).\n`);
  // In runlevel 1 invoke-rc.d starts no services.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const stdio: ['ignore', 'ignore', 'inherit'] = ['ignore', 'ignore', 'inherit'];
  const lock = '-oDPkg::Lock::Timeout=600';
  execFileSync('apt-get', [lock, 'update', '-qq'], { stdio });
  execFileSync('apt-get', [lock, 'install', '-y', '-qq', '--no-install-recommends', ...names], { stdio, env });
}
