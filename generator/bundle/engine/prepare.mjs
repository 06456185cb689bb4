/**
 * npm `prepare` script: builds the engine after the packages of a checkout are installed. If it cannot, the installation
 * succeeds all the same, and the first command builds the engine or reports the reason. Plain JavaScript, as nothing is built
 * yet.
 */
import { fileURLToPath } from 'node:url';
import { buildInChildProcess } from '../../core/util/build-in-child-process.mjs';
import { isBuilt } from '../../core/util/engine.mjs';
import { findPackage } from '../../core/util/packages.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/[\\/]$/, '');
/** @param {string} reason */
const tell = (reason) => process.stdout.write(`The engine is not built yet. ${reason}\n`);
try {
  const canBuild = findPackage(root, 'tsx') !== undefined;
  if (!isBuilt(root))
    canBuild ? await buildInChildProcess(root) : tell('"npm ci" installs the development dependencies that build it.');
} catch (error) {
  const [reason] = error instanceof Error ? error.message.split('\n') : [];
  tell(`The first command builds it. (${reason})`);
}
