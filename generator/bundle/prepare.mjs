/**
 * What npm does after it has installed the packages of a checkout: it builds the engine. Whatever is missing, the installation goes on, and
 * the first command builds it, or says why it cannot. Plain JavaScript, as nothing is built yet.
 */
import { fileURLToPath } from 'node:url';
import { buildApart } from '../common/build-apart.mjs';
import { isBuilt } from '../common/engine.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');
try {
  if (!isBuilt(root)) await buildApart(root);
} catch (error) {
  const [reason] = error instanceof Error ? error.message.split('\n') : [];
  process.stdout.write(`The engine is not built yet, the first command builds it. (${reason})\n`);
}
