import { createServer, type IncomingMessage } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { temporaryFolder } from './build.ts';
import { ask, type RawAnswer } from './raw-request.ts';

interface S3Server {
  configureBuckets: () => Promise<unknown>;
  callback: () => (...exchange: Parameters<Parameters<typeof createServer>[1] & object>) => void;
}

// The package has no types.
const S3rver: new (options: object) => S3Server = createRequire(import.meta.url)('@20minutes/s3rver');

const website = `<WebsiteConfiguration xmlns="http://s3.amazonaws.com/doc/2006-03-01/">
  <IndexDocument><Suffix>index.html</Suffix></IndexDocument>
  <ErrorDocument><Key>404.html</Key></ErrorDocument>
</WebsiteConfiguration>`;

export interface TestStore {
  endpoint: string;
  /** Write requests in order: `PUT services`. */
  writes: string[];
  /** Rejects the writes that a predicate selects, from now on. */
  refuse: (isRefused: (write: string) => boolean, code?: string) => void;
  /** Response of the bucket's website endpoint. */
  visit: (path: string) => Promise<RawAnswer>;
  close: () => Promise<void>;
}

/** Credentials of the server; it verifies the signature of every object request. */
export const credentials = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER', AWS_REGION: 'us-east-1' };

/** Starts an S3-compatible store with an empty bucket, `site`, whose website endpoint is configured. */
export async function startStore(): Promise<TestStore> {
  const directory = await temporaryFolder();
  const options = { directory, silent: true, configureBuckets: [{ name: 'site', configs: [website] }] };
  const server = new S3rver(options);
  await server.configureBuckets();
  const answerStrictly = server.callback();
  // For listings it computes the signature without the slash after the bucket that the SDK sends.
  const answerListing = new S3rver({ ...options, allowMismatchedSignatures: true }).callback();
  const writes: string[] = [];
  let refusal = { isRefused: (_write: string) => false, code: 'AccessDenied' };
  const writeOf = ({ method, url = '' }: IncomingMessage) =>
    method === 'GET' || method === 'HEAD' ? undefined : `${method} ${decodeURI(url.replace(/^\/site\/|\?.*/g, ''))}`;
  const listening = createServer((request, response) => {
    const answer = /^\/[^/]+\/\?/.test(request.url ?? '') ? answerListing : answerStrictly;
    const write = writeOf(request);
    if (write === undefined) return answer(request, response);
    if (refusal.isRefused(write)) {
      request.resume();
      const text = `<Error><Code>${refusal.code}</Code><Message>Refused by the test.</Message></Error>`;
      return response.writeHead(refusal.code === 'NotImplemented' ? 501 : 403, { 'Content-Type': 'application/xml' }).end(text);
    }
    writes.push(write);
    return answer(request, response);
  });
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(listening.address() as AddressInfo).port}`;
  return {
    endpoint,
    writes,
    refuse: (isRefused, code = 'AccessDenied') => {
      refusal = { isRefused, code };
    },
    visit: (path) => ask(endpoint, { path, headers: { Host: 'site.s3-website.amazonaws.com' } }),
    close: () =>
      new Promise((resolve) => {
        listening.close(() => resolve());
        listening.closeAllConnections();
      }),
  };
}
