import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { createSecureServer, type Http2SecureServer, type Http2ServerRequest, type ServerHttp2Session } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { generate } from 'selfsigned';
import { UsageError } from '../errors.ts';

export interface RunningServer {
  /** Address of the home page. */
  url: string;
  close: () => Promise<void>;
}

/** Answers a request; may take its time. */
export type Listener = (...exchange: Parameters<RequestListener>) => unknown;

export interface ListenOptions {
  /** 0 takes a free port. */
  port: number;
  /** TLS and HTTP/2 as hosts speak them, with a certificate that no browser trusts by itself. */
  isSecure?: boolean;
}

/** A page of another site that points its own name at this machine is not served (DNS rebinding). */
const localHosts = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/** Names of this machine, for a certificate: 2 is a name, 7 an address. */
const localNames = [
  { type: 2 as const, value: 'localhost' },
  { type: 7 as const, ip: '127.0.0.1' },
  { type: 7 as const, ip: '::1' },
];

/** A server that answers over TLS, HTTP/2 where the browser speaks it. */
async function createSecure(answer: RequestListener): Promise<Http2SecureServer> {
  const names = { name: 'subjectAltName' as const, altNames: localNames };
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    extensions: [names],
  });
  // Requests and answers of HTTP/2 have what those of HTTP/1.1 have, but for the headers of a connection.
  return createSecureServer({ key, cert, allowHTTP1: true }, answer as never);
}

const hostOf = ({ headers }: IncomingMessage | Http2ServerRequest) => String(headers[':authority'] ?? headers.host ?? '');

/**
 * Listens on this machine only.
 * @throws UsageError when the port is taken.
 */
export async function listen(
  listener: Listener,
  { port, isSecure = false }: ListenOptions,
): Promise<(base: string) => RunningServer> {
  const answer: RequestListener = (request, response) => {
    if (!localHosts.test(hostOf(request))) return response.writeHead(403).end();
    // Nothing that a request asks for may end the process.
    return Promise.resolve()
      .then(() => listener(request, response))
      .catch((error) => {
        process.stderr.write(`${request.url}: ${error}\n`);
        if (!response.headersSent) response.writeHead(500);
        response.end();
      });
  };
  const server = isSecure ? await createSecure(answer) : createServer(answer);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new UsageError(`Port ${port} is taken; choose another with --port.`) : error),
    );
    server.listen(port, '127.0.0.1', resolve);
  });
  const close = closerOf(server);
  const { port: taken } = server.address() as AddressInfo;
  return (base) => ({ url: `${isSecure ? 'https' : 'http'}://127.0.0.1:${taken}${base}`, close });
}

/** What stops a server at once, whoever is connected. */
function closerOf(server: Server | Http2SecureServer): () => Promise<void> {
  const sessions = new Set<ServerHttp2Session>();
  server.on('session', (session: ServerHttp2Session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
  });
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      for (const session of sessions) session.destroy();
      if ('closeAllConnections' in server) server.closeAllConnections();
    });
}
