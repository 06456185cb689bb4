import { spawn } from 'node:child_process';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openCustomBlockSite, start } from '../../../support/custom-blocks.ts';

/** Templates are bundled twice. */
const patience = { timeout: 150_000, interval: 300 };

test('the preview loads the first custom block of a site and continues when the last is removed', async () => {
  const { folder } = await openCustomBlockSite();
  const [there, away] = [join(folder, 'blocks'), join(folder, 'elsewhere')];
  await rename(there, away);
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
    await rename(away, there);
    await expect.poll(page, patience).toContain('data-island="account"');
    await rename(there, away);
    errors = '';
    await expect.poll(() => errors, patience).toContain('unknown-type');
    await expect.poll(page, patience).not.toMatch(/data-island="account"|^nobody$/);
  } finally {
    child.kill();
  }
  await ended;
});
