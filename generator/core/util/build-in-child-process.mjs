import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

/**
 * Builds the engine of a checkout in a child process: the build takes 300 MB and changes the environment. Plain JavaScript, as
 * commands run it before the build.
 * @param {string} root
 * @returns {Promise<void>} @throws Error with the compile error or the name of the missing package
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
