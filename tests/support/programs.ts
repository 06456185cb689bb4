import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The first of several programs that one of the folders of PATH, or another, has. */
export function findProgram(programs: string[], others: string[] = []): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...others];
  return programs.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

/** Where packages may be installed without asking anybody. */
export function isDebianRoot(): boolean {
  return existsSync('/etc/debian_version') && process.getuid?.() === 0;
}

/** Installs packages of Debian. The services that some bring are not started. */
export function installPackages(names: string[]): void {
  // invoke-rc.d starts nothing in run level 1.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const stdio: ['ignore', 'ignore', 'inherit'] = ['ignore', 'ignore', 'inherit'];
  execFileSync('apt-get', ['update', '-qq'], { stdio });
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], { stdio, env });
}
