import { connect } from 'node:net';
import { expect, test, vi } from 'vitest';
import { listen } from '../../../../generator/build/hosting/serve.ts';
import { escapeControlCharactersInLines } from '../../../../generator/core/diagnostics/escape-control-characters.ts';

/** Sends one request and ignores the response. */
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

test('escapes control characters in the error of a failed request', async () => {
  const written: string[] = [];
  const spy = vi.spyOn(process.stderr, 'write').mockImplementation((text) => written.push(String(text)) > 0);
  const server = await listen(() => Promise.reject(new Error('no\u001b[2J\nanswer')), '/', { port: 0 });
  await send(server.url, 'GET /a HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
  await server.close();
  spy.mockRestore();
  expect(written).toEqual(['/a: Error: no\\u001b[2J\nanswer\n']);
});

test('keeps line breaks and escapes all other control characters', () => {
  expect(escapeControlCharactersInLines('a\u001b[31m\r\nb\tc\rd\u202e\n')).toBe('a\\u001b[31m\nb\\u0009c\\u000dd\\u202e\n');
});
