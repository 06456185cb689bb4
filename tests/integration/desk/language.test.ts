import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { deskUrl } from '../../support/desk.ts';
import { copiedSite } from '../../support/edit-client.ts';
import { engine } from '../../support/environment.ts';
import { ask } from '../../support/raw-request.ts';

/** Language of the sign-in page of a desk on a server whose own language is English. */
async function languageOf(folder: string, ...args: string[]): Promise<string | undefined> {
  const child = spawn(process.execPath, [engine.start, 'serve', folder, '--url', deskUrl, '--port', '0', ...args], {
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    let port: string | undefined;
    for await (const text of child.stdout.setEncoding('utf8') as AsyncIterable<string>) {
      [, port] = /127\.0\.0\.1:(\d+)/.exec(text) ?? [];
      if (port !== undefined) break;
    }
    const { body } = await ask(`http://127.0.0.1:${port}`, {
      path: '/_desk/sign-in',
      headers: { host: new URL(deskUrl).host },
    });
    return /<html lang="(\w+)"/.exec(body.toString())?.[1];
  } finally {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
}

test('a desk has the language of its site unless another is asked for', async () => {
  const folder = dirname(await copiedSite('smallest'));
  expect(await languageOf(folder)).toBe('ar');
  expect(await languageOf(folder, '--language', 'en')).toBe('en');
});
