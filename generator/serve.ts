import { existsSync, readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sirv from 'sirv';
import { UsageError } from './errors.ts';
import { cacheControl } from './headers.ts';

export interface ServeOptions {
  /** Folder that a build wrote. */
  outDir: string;
  /** Path under which the site lives, with a slash at both ends. */
  base: string;
  headers: Record<string, string>;
  /** 0 takes a free port. */
  port: number;
}

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

/**
 * Serves what a build wrote as a host would: addresses without `index.html` and without a redirect, the 404 page with
 * status 404, security headers, immutable caching for hashed files.
 */
export async function serveSite({ outDir, base, headers, port }: ServeOptions): Promise<RunningServer> {
  if (!existsSync(join(outDir, 'index.html'))) throw new UsageError(`There is no site in ${outDir}: run "npm run build" first.`);
  const serveFile = sirv(outDir, {
    etag: true,
    dev: true,
    setHeaders: (response, path) => {
      response.setHeader('Cache-Control', cacheControl(path.replace(/^\//, '')));
    },
  });
  const server = await listen((request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    // Read anew each time: a build may have replaced it, or be replacing it right now.
    const refuse = (): void => {
      const file = join(outDir, '404.html');
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end(existsSync(file) ? readFileSync(file) : '');
    };
    const address = request.url ?? '/';
    if (!address.startsWith(base)) return refuse();
    request.url = `/${address.slice(base.length)}`;
    return serveFile(request, response, refuse);
  }, port);
  return running(server, base);
}
