import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

/**
 * Builds the engine of a checkout in a process of its own: what builds it takes 300 MB, and leaves its mark on the environment.
 * Plain JavaScript, as commands begin with it.
 * @param {string} root
 * @returns {Promise<void>} @throws Error that says what does not compile, or which package is missing
 */
export async function buildInChildProcess(root) {
  const tsx = pathToFileURL(createRequire(join(root, 'package.json')).resolve('tsx')).href;
  const args = ['--import', tsx, join(root, 'generator/bundle/engine/build-engine.ts')];
  try {
    await promisify(execFile)(process.execPath, args, { cwd: root });
  } catch (error) {
    const { stderr = '', message } = /** @type {Error & { stderr?: string }} */ (error);
    throw new Error(stderr.trim() || message);
  }
}
