import { connect } from 'node:net';
import { expect, test, vi } from 'vitest';
import { listen } from '../../../../generator/build/hosting/serve.ts';
import { escapeControlCharactersInLines } from '../../../../generator/core/diagnostics/escape-control-characters.ts';

/** One request, whatever its answer. */
function send(url: string, request: string): Promise<void> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(Buffer.from(request, 'latin1')));
    socket
      .on('error', reject)
      .on('close', () => resolve())
      .resume();
  });
}

test('an address whose answer fails is told without what would steer a terminal', async () => {
  const written: string[] = [];
  const spy = vi.spyOn(process.stderr, 'write').mockImplementation((text) => written.push(String(text)) > 0);
  const server = await listen(() => Promise.reject(new Error('no\u001b[2J\nanswer')), '/', { port: 0 });
  await send(server.url, 'GET /a HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
  await server.close();
  spy.mockRestore();
  expect(written).toEqual(['/a: Error: no\\u001b[2J\nanswer\n']);
});

test('lines stay lines, and all else that is not seen is shown', () => {
  expect(escapeControlCharactersInLines('a\u001b[31m\r\nb\tc\rd\u202e\n')).toBe('a\\u001b[31m\nb\\u0009c\\u000dd\\u202e\n');
});
