import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { UsageError } from '../errors.ts';

export interface RunningServer {
  /** Address of the home page. */
  url: string;
  close: () => Promise<void>;
}

/** Answers a request; may take its time. */
export type Listener = (...exchange: Parameters<RequestListener>) => unknown;

/** A page of another site that points its own name at this machine is not served (DNS rebinding). */
const localHosts = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/**
 * Listens on this machine only.
 * @throws UsageError when the port is taken.
 */
export function listen(listener: Listener, port: number): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((request, response) => {
      if (!localHosts.test(request.headers.host ?? '')) return response.writeHead(403).end();
      // Nothing that a request asks for may end the process.
      return Promise.resolve()
        .then(() => listener(request, response))
        .catch((error) => {
          process.stderr.write(`${request.url}: ${error}\n`);
          if (!response.headersSent) response.writeHead(500);
          response.end();
        });
    });
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new UsageError(`Port ${port} is taken; choose another with --port.`) : error),
    );
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}

/** A server as a value: its address and how to stop it. */
export function running(server: Server, base: string): RunningServer {
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${base}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
