import { spawn } from 'node:child_process';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openCustomBlockSite, start } from '../../../support/custom-blocks.ts';

/** Long enough to bundle the templates twice. */
const pollOptions = { timeout: 150_000, interval: 300 };

test('the preview loads the first custom block of a site and continues when the last is removed', async () => {
  const { folder } = await openCustomBlockSite();
  const [blocksFolder, movedFolder] = [join(folder, 'blocks'), join(folder, 'elsewhere')];
  await rename(blocksFolder, movedFolder);
  await rename(join(folder, 'theme'), join(folder, 'no-theme'));
  const child = spawn(process.execPath, [start, 'dev', '--port', '0', '--language', 'en'], { cwd: folder });
  let errors = '';
  child.stderr.on('data', (data) => (errors += data));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  try {
    const url = await new Promise<string>((resolve, reject) => {
      child.stdout.once('data', (data) => resolve(String(data).trim()));
      child.once('exit', (code) => reject(new Error(`It ended with ${code}: ${errors}`)));
    });
    const page = () =>
      fetch(url).then(
        (answer) => answer.text(),
        () => 'nobody',
      );
    expect(await page()).not.toContain('data-island="account"');
    expect(errors).toContain('unknown-type');
    await rename(movedFolder, blocksFolder);
    await expect.poll(page, pollOptions).toContain('data-island="account"');
    await rename(blocksFolder, movedFolder);
    errors = '';
    await expect.poll(() => errors, pollOptions).toContain('unknown-type');
    await expect.poll(page, pollOptions).not.toMatch(/data-island="account"|^nobody$/);
  } finally {
    child.kill();
  }
  await ended;
});
