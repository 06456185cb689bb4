import manifest from '../../../package.json' with { type: 'json' };
import { findPackage } from '../util/packages.mjs';
import { UsageError } from './errors.ts';
import { type editorPackages, extraOf, installCommand } from './extras.ts';

/** Optional packages with their loaders; other packages are loaded by the modules built on them. */
const loaders = {
  '@aws-sdk/client-s3': () => import('@aws-sdk/client-s3'),
  selfsigned: () => import('selfsigned'),
  '@oslojs/webauthn': () => import('@oslojs/webauthn'),
  'openid-client': () => import('openid-client'),
  nodemailer: () => import('nodemailer'),
};

/** Syntax highlighter, an optional package for sites that show code. */
export const codePackage = 'highlight.js';

/** TeX renderer, an optional package for sites that show formulas. */
export const mathPackage = 'temml';

type Loaders = typeof loaders;

/** All optional packages, including those that other modules import. */
export type OptionalPackage =
  | keyof Loaders
  | '@tabler/icons'
  | 'heic-decode'
  | typeof codePackage
  | typeof mathPackage
  | (typeof editorPackages)[number];

/** Error for a missing package, with the command that installs it. */
export function missingPackageError(name: OptionalPackage): UsageError {
  const call = extraOf(name) ? installCommand(name) : `npm install ${name}@${manifest.devDependencies[name]}`;
  return new UsageError('package-missing', { found: name, call });
}

/** Whether an optional package is installed. @param root folder of the engine */
export const isInstalled = (root: string, name: OptionalPackage): boolean => findPackage(root, name) !== undefined;

/**
 * Loads an optional module.
 * @param load replaces the default loader
 * @throws UsageError with the command that installs it
 */
export async function importOptional<Name extends keyof Loaders>(
  name: Name,
  load: () => Promise<unknown> = loaders[name],
): Promise<Awaited<ReturnType<Loaders[Name]>>> {
  try {
    return (await load()) as Awaited<ReturnType<Loaders[Name]>>;
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'ERR_MODULE_NOT_FOUND' ? missingPackageError(name) : error;
  }
}
