import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

interface ManagerCommands {
  /** Arguments that add packages at exact versions. */
  add: readonly string[];
  forWork: string;
  environment?: NodeJS.ProcessEnv;
}

/**
 * Arguments of each package manager. Some report warnings of others as errors: the build script of esbuild, which is optional,
 * and packages that declare Node 22 but work on Node 20.19.
 */
const calls = {
  npm: { add: ['install', '--save-exact'], forWork: '--save-dev' },
  pnpm: { add: ['add', '--save-exact', '--config.strict-dep-builds=false'], forWork: '--save-dev' },
  // Set by environment variable, as Yarn 2 and later has no such option.
  yarn: { add: ['add', '--exact'], forWork: '--dev', environment: { npm_config_ignore_engines: 'true' } },
  bun: { add: ['add', '--exact'], forWork: '--dev' },
} as const satisfies Record<string, ManagerCommands>;

export type ManagerName = keyof typeof calls;

const isManager = (name: string | undefined): name is ManagerName => name !== undefined && Object.hasOwn(calls, name);

const lockfiles: Record<string, ManagerName> = {
  'pnpm-lock.yaml': 'pnpm',
  'yarn.lock': 'yarn',
  'bun.lock': 'bun',
  'bun.lockb': 'bun',
  'package-lock.json': 'npm',
};

/** The name in `pnpm@12.21.0`, or in `pnpm/12.21.0 npm/? node/v24.21.0`. */
const nameIn = (text: unknown) => (typeof text === 'string' ? /^[a-z]+/.exec(text)?.[0] : undefined);

function namedIn(folder: string): ManagerName | undefined {
  try {
    const name = nameIn(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).packageManager);
    return isManager(name) ? name : undefined;
  } catch {
    return undefined;
  }
}

/** Folder of the nearest package above a site, or the site's folder. */
function packageAround(folder: string): string {
  for (let place = folder; ; place = dirname(place)) {
    if (existsSync(join(place, 'package.json'))) return place;
    if (dirname(place) === place) return folder;
  }
}

/**
 * Package manager of a folder: from `packageManager` in package.json, else from a lockfile there or above, else the one that
 * runs this command, else npm.
 */
export function managerOf(folder: string, { npm_config_user_agent: caller }: NodeJS.ProcessEnv = process.env): ManagerName {
  for (let place = folder; ; place = dirname(place)) {
    const found = namedIn(place) ?? Object.entries(lockfiles).find(([file]) => existsSync(join(place, file)))?.[1];
    if (found) return found;
    if (dirname(place) === place) break;
  }
  const name = nameIn(caller);
  return isManager(name) ? name : 'npm';
}

/** Packages to install, with versions. */
export interface InstallRequest {
  packages: readonly string[];
  isForWork: boolean;
  /** Extra environment variables of the installation. */
  environment?: NodeJS.ProcessEnv;
}

/**
 * Installs packages with the package manager of a site, which prints its own progress.
 * @param folder of the site
 * @returns the call, and the error if it failed
 */
export async function install(
  folder: string,
  { packages, isForWork, environment: told }: InstallRequest,
): Promise<{ call: string; failure?: string }> {
  const cwd = packageAround(folder);
  const manager = managerOf(cwd);
  const { add, forWork, environment }: ManagerCommands = calls[manager];
  const args = [...add, ...(isForWork ? [forWork] : []), ...packages];
  const call = `${manager} ${args.join(' ')}`;
  const failure = await new Promise<string | undefined>((resolve) => {
    // On Windows, package managers are shell scripts. No argument is user input.
    const child = spawn(manager, args, {
      ...{ cwd, stdio: 'inherit', shell: process.platform === 'win32' },
      env: { ...process.env, ...environment, ...told },
    });
    child.on('error', ({ message }) => resolve(message));
    child.on('close', (code, signal) => resolve(code === 0 ? undefined : String(code ?? signal)));
  });
  return { call, ...(failure !== undefined && { failure }) };
}
