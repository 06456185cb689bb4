import { readFileSync } from 'node:fs';
import { type ClientHttp2Session, connect, type IncomingHttpHeaders } from 'node:http2';
import { get } from 'node:https';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type HostPlan, planHost } from '../../generator/build/hosting/host-plan.ts';
import { serveSite } from '../../generator/build/hosting/preview.ts';
import type { RunningServer } from '../../generator/build/hosting/serve.ts';
import { openProject } from '../../generator/core/util/project.ts';
import { buildTemporarily, fixtureSite } from '../support/build.ts';
import { machine } from '../support/environment.ts';
import { readSite } from '../support/read-site.ts';

const siteFile = fixtureSite('variants');
let outDir: string;
let plan: HostPlan;
let server: RunningServer;
let session: ClientHttp2Session;

beforeAll(async () => {
  outDir = await buildTemporarily(siteFile);
  plan = planHost((await readSite({ project: openProject(siteFile) }, machine)).site);
  server = await serveSite({ outDir, plan, port: 0, isSecure: true });
  session = connect(server.url, { rejectUnauthorized: false });
});
afterAll(async () => {
  session?.destroy();
  await server?.close();
});

/** One request over HTTP/2. */
function ask(headers: Record<string, string>): Promise<{ headers: IncomingHttpHeaders & { ':status'?: number }; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const request = session.request(headers);
    request.on('response', (answered) => {
      request.on('end', () => resolve({ headers: answered, body: Buffer.concat(chunks) }));
    });
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('error', reject);
    request.end();
  });
}

test('over TLS and HTTP/2 a page comes with the same headers, compressed', async () => {
  const { headers, body } = await ask({ ':path': `${plan.base}forms`, 'accept-encoding': 'gzip, br' });
  expect(headers[':status']).toBe(200);
  expect(headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(body).equals(readFileSync(join(outDir, 'forms.html')))).toBe(true);
  for (const [name, value] of Object.entries(plan.headers)) expect(headers[name.toLowerCase()], name).toBe(value);
});

test.each([
  ['no-such-page', 404],
  ['../../secret.txt', 404],
  ['forms.html', 301],
])('%s is answered %i', async (path, status) => {
  const { headers } = await ask({ ':path': plan.base + path });
  expect(headers[':status']).toBe(status);
});

test('a part of a file, and nothing for the name of another machine', async () => {
  const file = readFileSync(join(outDir, 'sitemap.xml'));
  const { headers, body } = await ask({ ':path': `${plan.base}sitemap.xml`, range: 'bytes=5-14' });
  expect(headers[':status']).toBe(206);
  expect(body.equals(file.subarray(5, 15))).toBe(true);
  const foreign = await ask({ ':path': plan.base, ':authority': 'evil.example' });
  expect(foreign.headers[':status']).toBe(403);
});

test('programs without HTTP/2 are answered over HTTP/1.1', async () => {
  const status = await new Promise((resolve, reject) => {
    get(server.url, { rejectUnauthorized: false }, (response) => {
      response.resume();
      resolve(`${response.statusCode} ${response.httpVersion}`);
    }).on('error', reject);
  });
  expect(status).toBe('200 1.1');
});
