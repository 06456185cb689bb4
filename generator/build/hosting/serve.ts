import { createServer, type RequestListener, type Server } from 'node:http';
import { createSecureServer, type Http2SecureServer } from 'node:http2';
import type { AddressInfo, Socket } from 'node:net';
import { UsageError } from '../../core/diagnostics/errors.ts';
import { escapeControlCharacters, escapeControlCharactersInLines } from '../../core/diagnostics/escape-control-characters.ts';
import { importOptional } from '../../core/diagnostics/optional.ts';
import { parseRequestTarget } from './request-target.ts';

export interface RunningServer {
  /** URL of the home page. */
  url: string;
  close: () => Promise<void>;
}

/** Answers a request; may be asynchronous. */
export type Listener = (...exchange: Parameters<RequestListener>) => unknown;

export interface ListenOptions {
  /** 0: any free port. */
  port: number;
  /** Serves TLS and HTTP/2 like a host, with a self-signed certificate. */
  isSecure?: boolean;
}

/** Maximum length of an address in characters, as in nginx and Apache. */
const longestAddress = 8192;

/** Names of this machine for a certificate; type 2 is a DNS name, 7 an IP address. */
const localNames = [
  { type: 2 as const, value: 'localhost' },
  { type: 7 as const, ip: '127.0.0.1' },
  { type: 7 as const, ip: '::1' },
];

/** Creates a TLS server with HTTP/2 and HTTP/1.1. */
async function createSecure(answer: RequestListener): Promise<Http2SecureServer> {
  const { generate } = await importOptional('selfsigned');
  const names = { name: 'subjectAltName' as const, altNames: localNames };
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    extensions: [names],
  });
  // HTTP/2 requests and responses are compatible with those of HTTP/1.1, except for connection headers.
  return createSecureServer({ key, cert, allowHTTP1: true }, answer as never);
}

/**
 * Listens on the local interface only; the home page is at `base`.
 * @throws UsageError if the port is in use, or the package that creates certificates is not installed
 */
export async function listen(
  listener: Listener,
  base: string,
  { port, isSecure = false }: ListenOptions,
): Promise<RunningServer> {
  const answer: RequestListener = (request, response) => {
    const requested = parseRequestTarget(request);
    if ('status' in requested) return response.writeHead(requested.status).end();
    if (requested.path.length > longestAddress) return response.writeHead(414).end();
    request.url = requested.path;
    // No request may end the process.
    return Promise.resolve()
      .then(() => listener(request, response))
      .catch((error) => {
        process.stderr.write(`${escapeControlCharacters(request.url ?? '')}: ${escapeControlCharactersInLines(String(error))}\n`);
        if (!response.headersSent) response.writeHead(500);
        response.end();
      });
  };
  const server = isSecure ? await createSecure(answer) : createServer(answer);
  const close = closerOf(server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new UsageError('port-taken', { found: String(port) }) : error),
    );
    server.listen(port, '127.0.0.1', resolve);
  });
  const { port: taken } = server.address() as AddressInfo;
  return { url: `${isSecure ? 'https' : 'http'}://127.0.0.1:${taken}${base}`, close };
}

/** Returns the function that stops a server at once and closes all its connections. */
function closerOf(server: Server | Http2SecureServer): () => Promise<void> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });
}
