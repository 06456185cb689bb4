import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { HostAddress, LookUp } from '../../generator/import/media/public-address.ts';
import type { Transport } from '../../generator/import/media/transport.ts';

export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** Public address that stands for the test server. */
export const publicTestAddress = '93.184.216.34';

/**
 * Server of an old site, without network: names resolve to a public address, and the connection to it goes to a local server.
 * Connections to any other address fail the test.
 */
export async function openOldSite(answer: Answer) {
  const requests: { url: string; headers: IncomingMessage['headers'] }[] = [];
  const server = createServer((request, response) => {
    requests.push({ url: `${request.headers.host}${request.url}`, headers: request.headers });
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const connected: string[] = [];
  const lookedUp: string[] = [];
  const waits: number[] = [];
  let now = 0;
  const transport: Transport = ({ url, addresses, headers, signal }) =>
    new Promise((resolve, reject) => {
      connected.push(...addresses.map(({ address }) => address));
      const path = `${url.pathname}${url.search}`;
      const options = { host: '127.0.0.1', port, path, headers: { ...headers, host: url.host }, signal, agent: false as const };
      get(options).once('response', resolve).once('error', reject);
    });
  const lookUp: LookUp = async (host) => {
    lookedUp.push(host);
    return [{ address: publicTestAddress, family: 4 } satisfies HostAddress];
  };
  const sleep = async (milliseconds: number) => {
    waits.push(milliseconds);
    now += milliseconds;
  };
  const close = () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  return { requests, connected, lookedUp, waits, fetcher: { transport, lookUp, sleep, now: () => now }, close };
}
