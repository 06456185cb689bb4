import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { UsageError } from '../../core/diagnostics/errors.ts';
import { escapeControlCharacters, escapeControlCharactersInLines } from '../../core/diagnostics/escape-control-characters.ts';

export interface DeskListener {
  port: number;
  /** Stops listening, waits for the answers that are being sent, at most for the given milliseconds. */
  close: (most: number) => Promise<void>;
}

/** Limits of a request, in milliseconds: slow clients must not hold connections. */
const times = { headers: 20_000, whole: 300_000 };

/**
 * Listens on 127.0.0.1, behind a proxy with TLS.
 * @throws UsageError if the port is in use
 */
export async function listenLocally(
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
  port: number,
): Promise<DeskListener> {
  const server = createServer({ headersTimeout: times.headers, requestTimeout: times.whole }, (request, response) => {
    // No request may end the process.
    answer(request, response).catch((error) => {
      const path = escapeControlCharacters(request.url ?? '');
      process.stderr.write(`${path}: ${escapeControlCharactersInLines(String(error?.stack ?? error))}\n`);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new UsageError('port-taken', { found: String(port) }) : error),
    );
    server.listen(port, '127.0.0.1', resolve);
  });
  const close = (most: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(() => server.closeAllConnections(), most);
      server.close(() => {
        clearTimeout(timer);
        resolve();
      });
      server.closeIdleConnections();
    });
  return { port: (server.address() as AddressInfo).port, close };
}
