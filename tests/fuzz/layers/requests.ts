import { mkdir, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { dirname, join } from 'node:path';
import { planHost } from '../../../generator/build/hosting/host-plan.ts';
import { serveSite } from '../../../generator/build/hosting/preview.ts';
import type { RunningServer } from '../../../generator/build/hosting/serve.ts';
import { openProject } from '../../../generator/core/util/project.ts';
import { startPreview } from '../../../generator/editor/server/server.ts';
import { buildTemporarily } from '../../support/build.ts';
import { machine } from '../../support/environment.ts';
import { readSite } from '../../support/read-site.ts';
import { getBase } from '../bases.ts';
import type { Attacker, Layer } from '../layer.ts';
import type { Random } from '../random.ts';
import { inherited, oddAddresses, oddCharacters } from '../vocabulary.ts';

/** What is sent, byte by byte in Latin-1, to one of the servers. */
export interface RequestInput {
  server: string;
  message: string;
}

interface Target {
  name: string;
  port: number;
  base: string;
}

/** What no answer may hold: it stands beside the site, and in the project. */
const secret = 'a secret beside the site 4f1c';
const foreign = [secret, '"name": "qiyam"', 'root:x:0:0'];

/** Milliseconds that an answer may take on a busy machine. */
const patience = 10_000;

/** Everything that a server sends until it closes. */
function exchange(port: number, message: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(Buffer.from(message, 'latin1')));
    let answer = '';
    const finish = (text: string) => {
      socket.destroy();
      resolve(text);
    };
    socket.setTimeout(patience, () => finish(`${answer}TIMEOUT`));
    socket.on('data', (data) => (answer += data.toString('latin1')));
    socket.on('error', () => finish(answer));
    socket.on('end', () => finish(answer));
  });
}

const escapes = (random: Random, text: string) =>
  [...text]
    .map((character) => (random.chance(0.4) ? `%${character.charCodeAt(0).toString(16).padStart(2, '0')}` : character))
    .join('');

const climbs = [
  '..',
  '../..',
  '....//',
  '..%2f',
  '%2e%2e/',
  '%2e%2e%2f',
  '..%5c',
  '..\\',
  '%252e%252e%252f',
  '..%c0%af',
  '..;/',
  '.%00./',
  '%uff0e%uff0e/',
];
const prey = [
  'secret.txt',
  'etc/passwd',
  'package.json',
  'site.json',
  'generator/build/build.ts',
  '.git/config',
  'node_modules/tsx/package.json',
  '404.html',
  '_headers',
  'index.html.br',
];

function oddPath(random: Random, base: string): string {
  const kinds: (() => string)[] = [
    () => random.pick(oddAddresses),
    () => `${base}${random.pick(inherited)}`,
    () => `${base}${random.pick(climbs).repeat(random.int(1, 8))}/${random.pick(prey)}`,
    () => `/${escapes(random, `../../../../${random.pick(prey)}`)}`,
    () => `${base}assets/${random.pick(climbs)}/${random.pick(prey)}`,
    () =>
      `${base}${random.pick(['_preview/', '_catalogue', '_catalogue/', '_catalogue/design', '_preview/open', 'assets/', '.well-known/'])}${random.pick(['', ...inherited, '..', 'x', '%'])}`,
    () =>
      `${base}_edit/${random.pick(['', 'asset/', 'files/', 'published/build/', 'published/commit/assets/', 'value?at=', 'targets?q=', 'changes?since='])}${random.pick([...inherited, '%', '..', '/a/b', random.pick(climbs).repeat(random.int(1, 8)) + random.pick(prey)])}`,
    () => base + 'a'.repeat(random.pick([200, 256, 300, 4_096, 8_193, 16_000, 70_000])),
    () => base + 'a/'.repeat(random.pick([100, 2_000, 4_000])),
    () => '/'.repeat(random.int(1, 50)),
    () => `${base}?${random.pick(['%', 'pointer=/a/b', 'pointer=%', 'line=x', 'a'.repeat(5_000), '__proto__=1', '&&&='])}`,
    () => `http://${random.pick(['evil.example', 'localhost', '127.0.0.1', '[', ''])}${base}`,
    () => `${base}%${random.pick(['', '2', 'zz', 'ff', 'c3%28', 'ed%a0%80', 'D9%82', '00', '0a', '0d%0aX: y', '2F', '5C'])}`,
    () =>
      base +
      Buffer.from(random.pick(oddCharacters))
        .toString('latin1')
        .replaceAll(/[\r\n ]/g, ''),
    () =>
      random.pick([
        '*',
        '',
        '?',
        '#',
        '\\',
        'x',
        ':',
        '//evil.example/',
        '/\\evil.example',
        `${base}index`,
        `${base}INDEX.HTML`,
        `${base}404`,
      ]),
  ];
  return random.pick(kinds)();
}

const methods = [
  'GET',
  'GET',
  'GET',
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PATCH',
  'PROPFIND',
  'get',
  'FOO',
  'G\tET',
  'QUERY',
  'M-SEARCH',
];

function oddHeaders(random: Random, host: string): string[] {
  const hosts = [
    host,
    host,
    host,
    host,
    host,
    'evil.example',
    '',
    '[',
    'localhost',
    'localhost:x',
    `${host}.evil.example`,
    '127.0.0.1@evil.example',
    '[::1]',
  ];
  const others: (() => string)[] = [
    () =>
      `Accept-Encoding: ${random.pick(['br', 'gzip', 'br;q=0', '*', 'br;q=x', ',,,', 'identity;q=0, *;q=0', 'br, '.repeat(500), '\u00ff'])}`,
    () =>
      `Range: ${random.pick(['bytes=0-0', 'bytes=-1', 'bytes=999999999-', 'bytes=0-0,'.repeat(500), 'bytes=x', 'lines=1', 'bytes=-0'])}`,
    () => `If-None-Match: ${random.pick(['*', '"x"', 'W/"x"', '"', ','.repeat(1_000)])}`,
    () => `If-Modified-Since: ${random.pick(['x', 'Thu, 01 Jan 1970 00:00:00 GMT', '-1', '9'.repeat(400)])}`,
    () => `Content-Length: ${random.pick(['0', '5', '-1', '99999999999', 'x'])}`,
    () => 'Transfer-Encoding: chunked',
    () => `Upgrade: ${random.pick(['websocket', 'h2c'])}\r\nConnection: Upgrade`,
    () => 'Expect: 100-continue',
    () => 'X-Preview: 1',
    () => `Cookie: ${'a'.repeat(random.pick([10, 8_000, 20_000]))}`,
    () => `X-${'a'.repeat(random.pick([10, 20_000]))}: 1`,
    () => `Origin: https://evil.example`,
    () => `X-Forwarded-Host: evil.example`,
  ];
  const count = random.pick([0, 0, 1, 1, 2, 4]);
  return [
    ...(random.chance(0.97) ? [`Host: ${random.pick(hosts)}`] : []),
    ...Array.from({ length: count }, () => random.pick(others)()),
  ];
}

function makeMessage(random: Random, { port, base }: Target): string {
  const version = random.chance(0.95) ? 'HTTP/1.1' : random.pick(['HTTP/1.0', 'HTTP/2.0', 'HTTP/9', '']);
  const lines = [
    `${random.pick(methods)} ${oddPath(random, base)} ${version}`,
    ...oddHeaders(random, `127.0.0.1:${port}`),
    'Connection: close',
  ];
  return `${lines.join('\r\n')}\r\n\r\n${random.chance(0.1) ? 'x=1&y=2' : ''}`;
}

/** An answer as it came, judged: whatever was asked, it is an answer, no failure of the server, and none of its secrets. */
function judgeAnswer(answer: string, message: string): string[] {
  const [request = ''] = message.split('\r\n', 1);
  const shown = `${request.slice(0, 200)}${request.length > 200 ? `… (${request.length})` : ''}`;
  const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(answer)?.[1] ?? 0);
  // Open ends of the preview's own: it tells pages of news as long as they listen.
  const isStream = answer.includes('text/event-stream');
  const leaked = foreign.find((text) => answer.includes(text));
  return [
    ...(answer.endsWith('TIMEOUT') && !isStream ? [`no end of the answer to: ${shown}`] : []),
    ...(status >= 500 && status !== 505 ? [`${status} for: ${shown}`] : []),
    // Upgrades that nobody offers and bodies that never come end without a word.
    ...(status === 0 && answer === '' && !/upgrade|transfer-encoding|content-length/i.test(message)
      ? [`no answer to: ${shown}`]
      : []),
    ...(leaked ? [`the answer holds what is not of the site: ${shown}`] : []),
  ];
}

async function prepareTargets(): Promise<{ targets: Target[]; servers: RunningServer[] }> {
  const targets: Target[] = [];
  const servers: RunningServer[] = [];
  for (const name of ['minimal', 'variants']) {
    const { siteFile, text } = await getBase(name);
    await writeFile(siteFile, text);
    const outDir = await buildTemporarily(siteFile);
    for (const folder of [dirname(outDir), dirname(siteFile)]) await writeFile(join(folder, 'secret.txt'), secret);
    await mkdir(join(outDir, 'assets/deeper'), { recursive: true });
    const { site } = await readSite({ project: openProject(siteFile) }, machine);
    const started = [
      ['preview', await serveSite({ outDir, plan: planHost(site), port: 0 })],
      ['dev', await startPreview({ environment: machine, project: openProject(siteFile), port: 0, language: 'en' })],
    ] as const;
    for (const [kind, server] of started) {
      const { port, pathname } = new URL(server.url);
      targets.push({ name: `${kind} of ${name}`, port: Number(port), base: pathname });
      servers.push(server);
    }
  }
  return { targets, servers };
}

async function judgeLife({ name, port, base }: Target): Promise<string[]> {
  const answer = await exchange(port, `GET ${base} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n\r\n`);
  return /^HTTP\/1\.1 200/.test(answer) && answer.includes('<h1')
    ? []
    : [`${name} no longer shows the home page: ${answer.slice(0, 100)}`];
}

async function createAttacker(): Promise<Attacker> {
  const { targets, servers } = await prepareTargets();
  let count = 0;
  const tryOne = async ({ server, message }: RequestInput): Promise<string[]> => {
    const target = targets.find(({ name }) => name === server);
    if (!target) throw new Error(`There is no server "${server}".`);
    // The port is another each time.
    const written = message.replaceAll(/127\.0\.0\.1:\d+/g, `127.0.0.1:${target.port}`);
    const isStream = /_preview\/events/.test(message);
    const complaints = isStream
      ? []
      : judgeAnswer(await exchange(target.port, written), written).map((one) => `${server}: ${one}`);
    count++;
    const isTime = count % 50 === 0 || complaints.length > 0;
    return isTime ? [...complaints, ...(await judgeLife(target))] : complaints;
  };
  return {
    attack: async (random) => {
      const target = random.pick(targets);
      const input: RequestInput = { server: target.name, message: makeMessage(random, target) };
      return { input, complaints: await tryOne(input) };
    },
    replay: (input) => tryOne(input as RequestInput),
    close: async () => {
      await Promise.all(servers.map((server) => server.close()));
    },
  };
}

export const requestsLayer: Layer = {
  name: 'requests',
  about: 'hostile requests to preview and dev: never 500, nothing from outside, the server lives on',
  share: 15,
  prepare: createAttacker,
};
