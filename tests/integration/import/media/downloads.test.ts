import { readdir, readFile, stat } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import { type DownloadOptions, Downloads, retryAfter } from '../../../../generator/import/media/downloads.ts';
import { FetchError } from '../../../../generator/import/media/receive-body.ts';
import { sendRequest } from '../../../../generator/import/media/transport.ts';
import { temporaryFolder } from '../../../support/build.ts';
import { type Answer, openOldSite, publicTestAddress } from '../../../support/old-site-server.ts';

let closeServer = async () => {};
/** Folder of the present downloads. */
let folder = '';
afterEach(() => closeServer());

async function open(answer: Answer, more: Partial<DownloadOptions> = {}, cache?: string) {
  await closeServer();
  const site = await openOldSite(answer);
  closeServer = site.close;
  folder = cache ?? (await temporaryFolder());
  const downloads = new Downloads({ cache: folder, ...site.fetcher, ...more });
  const fetchText = async (address: string, most = 1000) => {
    await downloads.fetch(new URL(address), most);
    return readFile(downloads.fileOf(address), 'utf8');
  };
  const failureOf = async (address: string, most = 1000) => {
    const error = await downloads.fetch(new URL(address), most).catch((failure) => failure);
    return error instanceof FetchError ? error.reason : error;
  };
  return { ...site, downloads, fetchText, failureOf, folder };
}

describe('a download', () => {
  test('names the product, and is made once', async () => {
    const site = await open((_, response) => response.end('picture'));
    expect(await site.fetchText('http://old.example.com/a.jpg')).toBe('picture');
    expect(await site.fetchText('http://old.example.com/a.jpg')).toBe('picture');
    expect(site.requests).toHaveLength(1);
    expect(site.requests[0]?.headers['user-agent']).toContain('Qiyam');
    expect(site.requests[0]?.headers['accept-encoding']).toBe('identity');
    expect(site.connected).toEqual([publicTestAddress]);
  });

  test('waits between requests to one host only', async () => {
    const site = await open((_, response) => response.end('picture'));
    await site.fetchText('http://old.example.com/a.jpg');
    await site.fetchText('http://other.example.com/b.jpg');
    expect(site.waits).toEqual([]);
    await site.fetchText('http://old.example.com/c.jpg');
    expect(site.waits).toEqual([500]);
  });

  test('happens one after the other', async () => {
    let open_ = 0;
    let most = 0;
    const site = await open((_, response) => {
      most = Math.max(most, ++open_);
      setImmediate(() => {
        open_--;
        response.end('picture');
      });
    });
    await Promise.all([...'abcde'].map((name) => site.fetchText(`http://${name}.example.com/a.jpg`)));
    expect(most).toBe(1);
  });

  test('follows redirects', async () => {
    const site = await open(({ url }, response) => {
      if (url === '/old') response.writeHead(301, { location: 'https://new.example.com/b.jpg' }).end();
      else response.end('picture');
    });
    expect(await site.fetchText('http://old.example.com/old')).toBe('picture');
    expect(site.lookedUp).toEqual(['old.example.com', 'new.example.com']);
  });

  test.each([
    ['http://127.0.0.1/', 'private-address'],
    ['http://169.254.169.254/latest/meta-data/', 'private-address'],
    ['http://[::ffff:169.254.169.254]/', 'private-address'],
    ['http://[fd00:ec2::254]/', 'private-address'],
    ['http://2130706433/', 'private-address'],
    ['http://0x7f.1/', 'private-address'],
    ['http://localhost/', 'private-address'],
    ['http://old.example.com:22/', 'port'],
    ['http://old.example.com:6379/', 'port'],
    ['file:///etc/passwd', 'scheme'],
    ['ftp://old.example.com/', 'scheme'],
    ['gopher://old.example.com/', 'scheme'],
    ['http://old.example.com/loop', 'redirects'],
    ['http://[', 'redirects'],
  ])('refuses a redirect to %s', async (location, reason) => {
    const site = await open((_, response) => response.writeHead(302, { location }).end());
    expect(await site.failureOf('http://old.example.com/a.jpg')).toBe(reason);
    expect(site.requests.length).toBe(location.endsWith('/loop') ? 6 : 1);
    expect(new Set(site.connected)).toEqual(new Set([publicTestAddress]));
  });

  test('allows the port of the old site, and no other', async () => {
    const site = await open((_, response) => response.end('picture'), { site: new URL('http://old.example.com:8080') });
    expect(await site.fetchText('http://old.example.com:8080/a.jpg')).toBe('picture');
    expect(await site.failureOf('http://other.example.com:8080/a.jpg')).toBe('port');
  });
});

describe('an address', () => {
  test('is resolved once for each request: a second answer is not used', async () => {
    const answers = [publicTestAddress, '127.0.0.1'];
    const lookUp = async () => [{ address: answers.shift() ?? '127.0.0.1', family: 4 as const }];
    const site = await open((_, response) => response.end('picture'), { lookUp });
    expect(await site.fetchText('http://old.example.com/a.jpg')).toBe('picture');
    expect(answers).toEqual(['127.0.0.1']);
    expect(await site.failureOf('http://old.example.com/b.jpg')).toBe('private-address');
    expect(site.connected).toEqual([publicTestAddress]);
  });

  test('with one internal address among several is refused', async () => {
    const lookUp = async () => [
      { address: publicTestAddress, family: 4 as const },
      { address: '::ffff:10.0.0.1', family: 6 as const },
    ];
    const site = await open((_, response) => response.end('picture'), { lookUp });
    expect(await site.failureOf('http://old.example.com/a.jpg')).toBe('private-address');
    expect(site.requests).toEqual([]);
  });

  test('is connected to as it was checked, without asking the system', async () => {
    const server = createServer(({ headers }, response) => response.end(headers.host));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const url = new URL(`http://user:secret@name.that.does.not.exist.invalid:${port}/`);
    const { signal } = new AbortController();
    const response = await sendRequest({ url, addresses: [{ address: '127.0.0.1', family: 4 }], headers: {}, signal });
    expect(Buffer.concat(await response.toArray()).toString()).toBe(`name.that.does.not.exist.invalid:${port}`);
    await new Promise((resolve) => server.close(resolve));
  });
});

describe('a body', () => {
  test('beyond the limit is refused, announced or not', async () => {
    const site = await open(({ url }, response) => {
      if (url === '/announced') response.writeHead(200, { 'content-length': 5000 });
      const send = () => {
        if (!response.destroyed) response.write('x'.repeat(400), () => setImmediate(send));
      };
      send();
    });
    expect(await site.failureOf('http://old.example.com/announced')).toBe('too-large');
    expect(await site.failureOf('http://old.example.com/endless')).toBe('too-large');
  });

  test('that unpacks beyond the limit is refused', async () => {
    const site = await open((_, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(1_000_000))),
    );
    expect(await site.failureOf('http://old.example.com/a.svg')).toBe('too-large');
  });

  test('is unpacked', async () => {
    const site = await open((_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('<svg/>')));
    expect(await site.fetchText('http://old.example.com/a.svg')).toBe('<svg/>');
  });

  test('that is slow or never starts is given up', async () => {
    const timeouts = { response: 40, idle: 40, total: 200 };
    const drip: Answer = ({ url }, response) => {
      if (url === '/silent') return;
      response.write('x');
      if (url === '/stalled') return;
      const timer = setInterval(() => (response.destroyed ? clearInterval(timer) : response.write('x')), 10);
    };
    const site = await open(drip, { timeouts });
    expect(await site.failureOf('http://a.example.com/silent')).toBe('timeout');
    expect(await site.failureOf('http://b.example.com/stalled')).toBe('timeout');
    expect(await site.failureOf('http://c.example.com/drip')).toBe('timeout');
  });

  test('that is empty is no file', async () => {
    const site = await open((_, response) => response.end());
    expect(await site.failureOf('http://old.example.com/a.jpg')).toBe('empty');
  });
});

describe('an interrupted download', () => {
  const whole = 'abcdefghijklmnopqrstuvwxyz';

  const keptSizes = async () =>
    Promise.all(
      (await readdir(folder)).filter((name) => name.endsWith('part')).map(async (name) => (await stat(join(folder, name))).size),
    );

  /** Sends a part of a file, and breaks off once the client has kept it. */
  async function breakOff(response: ServerResponse, part: string): Promise<void> {
    response.write(part);
    while (!(await keptSizes()).includes(part.length)) await new Promise(setImmediate);
    response.destroy();
  }

  /** Sends half, breaks off, and then sends what is asked for. */
  const halves =
    ({ second = '"1"', isRanging = true } = {}): Answer =>
    ({ headers }, response) => {
      const { range, 'if-range': validator } = headers;
      if (range === undefined) {
        response.writeHead(200, { etag: '"1"', 'content-length': whole.length });
        void breakOff(response, whole.slice(0, 10));
      } else if (isRanging && validator === second) {
        response.writeHead(206, { etag: second, 'content-range': `bytes 10-25/26` }).end(whole.slice(10));
      } else response.writeHead(200, { etag: second }).end('entirely new');
    };

  test('continues where it broke off', async () => {
    const site = await open(halves());
    expect(await site.fetchText('http://old.example.com/a.jpg')).toBe(whole);
    expect(site.requests.map(({ headers }) => headers.range)).toEqual([undefined, 'bytes=10-']);
  });

  test('continues in a later run', async () => {
    const first = await open(({ headers }, response) =>
      headers.range === undefined ? halves()({ headers } as never, response) : response.destroy(),
    );
    expect(await first.failureOf('http://old.example.com/a.jpg')).toBe('connection');
    const second = await open(halves(), {}, first.folder);
    expect(await second.fetchText('http://old.example.com/a.jpg')).toBe(whole);
    expect(second.requests.map(({ headers }) => headers.range)).toEqual(['bytes=10-']);
  });

  test('starts again if the file has changed, or the server does not send parts', async () => {
    for (const how of [{ second: '"2"' }, { isRanging: false }]) {
      const site = await open(halves(how));
      expect(await site.fetchText('http://old.example.com/a.jpg')).toBe('entirely new');
    }
  });

  test('starts again without a strong validator', async () => {
    let count = 0;
    const site = await open((_, response) => {
      if (count++ > 0) response.end(whole);
      else {
        response.writeHead(200, { etag: 'W/"1"', 'content-length': whole.length });
        void breakOff(response, 'abc');
      }
    });
    expect(await site.fetchText('http://old.example.com/a.jpg')).toBe(whole);
    expect(site.requests.map(({ headers }) => headers.range)).toEqual([undefined, undefined]);
  });
});

describe('a server', () => {
  test('that is busy is asked again when it says', async () => {
    const statuses = [429, 503, 200];
    const site = await open((_, response) => response.writeHead(statuses.shift() ?? 500, { 'retry-after': '7' }).end('picture'));
    expect(await site.fetchText('http://old.example.com/a.jpg')).toBe('picture');
    expect(site.waits).toEqual([7000, 7000]);
  });

  test('that is busy for long is left alone', async () => {
    const site = await open((_, response) => response.writeHead(429, { 'retry-after': '86400' }).end());
    expect(await site.failureOf('http://old.example.com/a.jpg')).toBe('busy');
    expect([site.requests.length, site.waits]).toEqual([1, []]);
  });

  test('that does not answer is no longer asked', async () => {
    const transport = async () => {
      throw Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
    };
    const site = await open(() => {}, { transport });
    expect(await site.failureOf('http://old.example.com/a.jpg')).toBe('connection');
    const { length } = site.waits;
    expect(await site.failureOf('http://old.example.com/b.jpg')).toBe('host-down');
    expect(site.waits).toHaveLength(length);
  });

  test('with a certificate that has expired is asked once', async () => {
    let tries = 0;
    const transport = async () => {
      tries++;
      throw Object.assign(new Error('expired'), { code: 'CERT_HAS_EXPIRED' });
    };
    const site = await open(() => {}, { transport });
    expect([await site.failureOf('https://old.example.com/a.jpg'), tries]).toEqual(['connection', 1]);
  });

  test.each([
    [404, 'gone', 1],
    [410, 'gone', 1],
    [401, 'forbidden', 1],
    [403, 'forbidden', 1],
    [400, 'server-error', 1],
    [500, 'server-error', 3],
  ])('that answers %i', async (status, reason, tries) => {
    const site = await open((_, response) => response.writeHead(status).end('no'));
    expect(await site.failureOf('http://old.example.com/a.jpg')).toBe(reason);
    expect(site.requests).toHaveLength(tries);
  });
});

test('Retry-After is a number of seconds or a time', () => {
  const now = Date.UTC(2026, 0, 1);
  expect(retryAfter('120', now)).toBe(120_000);
  expect(retryAfter('Thu, 01 Jan 2026 00:00:30 GMT', now)).toBe(30_000);
  expect(retryAfter('Wed, 31 Dec 2025 00:00:00 GMT', now)).toBe(0);
  expect(retryAfter('soon', now)).toBeUndefined();
  expect(retryAfter(undefined, now)).toBeUndefined();
});
