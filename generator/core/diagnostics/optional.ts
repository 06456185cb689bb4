import manifest from '../../../package.json' with { type: 'json' };
import { findPackage } from '../util/packages.mjs';
import { UsageError } from './errors.ts';
import { extraOf, installCommand } from './extras.ts';

/** Packages that building does not need, with what loads those that run here; all others are loaded by what is made of them. */
const loaders = {
  '@aws-sdk/client-s3': () => import('@aws-sdk/client-s3'),
  selfsigned: () => import('selfsigned'),
};

/** Knows the grammars of code: it is installed by who shows code in colours. */
export const codePackage = 'highlight.js';

/** Reads formulas in TeX: it is installed by who shows any. */
export const mathPackage = 'temml';

type Loaders = typeof loaders;

/** The same that something else is made of or runs in: the editor, a thread. */
export type OptionalPackage =
  | keyof Loaders
  | '@tabler/icons'
  | 'heic-decode'
  | typeof codePackage
  | typeof mathPackage
  | 'react-aria-components';

/** Says that a package is not installed, and how to install it. */
export function missingPackageError(name: OptionalPackage): UsageError {
  const call = extraOf(name) ? installCommand(name) : `npm install ${name}@${manifest.devDependencies[name]}`;
  return new UsageError('package-missing', { found: name, call });
}

/** Whether an optional package is installed. @param root of the code of the engine */
export const isInstalled = (root: string, name: OptionalPackage): boolean => findPackage(root, name) !== undefined;

/**
 * Loads a part that is heavy and that few need.
 * @param load in the place of its own
 * @throws UsageError with the command to type where it is not installed
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
