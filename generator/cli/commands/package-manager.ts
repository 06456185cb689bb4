import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

interface ManagerCommands {
  /** Adds packages by their very versions. */
  add: readonly string[];
  forWork: string;
  environment?: NodeJS.ProcessEnv;
}

/**
 * How each is told to add packages. Some take for an error what others warn of: the build script of esbuild, which works without,
 * and packages that ask for Node 22 and work under Node 20.19.
 */
const calls = {
  npm: { add: ['install', '--save-exact'], forWork: '--save-dev' },
  pnpm: { add: ['add', '--save-exact', '--config.strict-dep-builds=false'], forWork: '--save-dev' },
  // Of the environment, as Yarn from 2 on knows no such option.
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

/** The package around a site, or the folder of the site. */
function packageAround(folder: string): string {
  for (let place = folder; ; place = dirname(place)) {
    if (existsSync(join(place, 'package.json'))) return place;
    if (dirname(place) === place) return folder;
  }
}

/**
 * The package manager of a folder: the one that its package names, or that has left its lockfile there or above, or that has started
 * this command; else npm.
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

/** Packages of a site that are asked for, by their versions. */
export interface InstallRequest {
  packages: readonly string[];
  isForWork: boolean;
  /** Told to what is installed. */
  environment?: NodeJS.ProcessEnv;
}

/**
 * Has the package manager of a site install packages. It says itself how that goes.
 * @param folder of the site
 * @returns the call, and what became of it where it has failed
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
    // On Windows they are scripts of a shell. No argument is from anybody else.
    const child = spawn(manager, args, {
      ...{ cwd, stdio: 'inherit', shell: process.platform === 'win32' },
      env: { ...process.env, ...environment, ...told },
    });
    child.on('error', ({ message }) => resolve(message));
    child.on('close', (code, signal) => resolve(code === 0 ? undefined : String(code ?? signal)));
  });
  return { call, ...(failure !== undefined && { failure }) };
}
