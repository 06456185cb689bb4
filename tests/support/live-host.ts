import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a host answers to a path; undefined: 404. */
export interface HostAnswer {
  status: number;
  body?: string | Uint8Array;
  location?: string;
}

/** Local server that this process reaches at the address of a site. */
export interface LiveHost {
  /** Paths that were requested. */
  requested: string[];
  close: () => void;
}

/** Starts a server that answers requests of this process to an https address. */
export async function startLiveHost(address: string, answer: (path: string) => HostAnswer | undefined): Promise<LiveHost> {
  const requested: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    requested.push(url);
    const { status, body = '', location } = answer(url) ?? { status: 404 };
    response.writeHead(status, location === undefined ? {} : { location }).end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const home = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { origin } = new URL(address);
  const original = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    return url.origin === origin ? original(home + url.pathname + url.search, init) : original(input, init);
  };
  return {
    requested,
    close: () => {
      server.close();
      server.closeAllConnections();
      globalThis.fetch = original;
    },
  };
}
