import { execFile, execFileSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Site } from '../../../site.schema.ts';
import { temporaryFolder } from '../../support/build.ts';
import { findProgram } from '../../support/programs.ts';
import { type Base, getBase } from '../bases.ts';
import type { Edit, Input } from '../input.ts';
import { toBytes } from '../input.ts';
import type { Attacker, Layer } from '../layer.ts';
import { configurationsOf, passThrough, type StageError, serverOptions } from '../pipeline.ts';
import type { Random } from '../random.ts';
import { oddAddresses } from '../vocabulary.ts';

const run = promisify(execFile);

/** A server that judges a configuration by itself. */
interface Judge {
  name: string;
  program: string;
  /** Writes what surrounds the configuration, and gives back the arguments of the test. */
  place: (folder: string, configuration: string) => Promise<string[]>;
}

const apacheModules = ['mpm_event', 'authz_core', 'dir', 'mime', 'headers', 'rewrite', 'alias', 'ssl', 'socache_shmcb'];

async function placeApache(folder: string, lines: string[]): Promise<string[]> {
  const modules = apacheModules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`);
  const own = [`ServerRoot ${folder}`, `ErrorLog ${folder}/error.log`, 'TypesConfig /dev/null', 'Listen 80', 'Listen 443'];
  const file = join(folder, 'apache.conf');
  await writeFile(file, [...modules, ...own, ...lines, ''].join('\n'));
  return ['-t', '-f', file];
}

const judges: Judge[] = [
  {
    name: 'nginx',
    program: 'nginx',
    place: async (folder, configuration) => {
      const file = join(folder, 'nginx.conf');
      await writeFile(file, `pid ${folder}/pid;\nevents {}\nhttp {\naccess_log off;\n${configuration}}\n`);
      return ['-t', '-q', '-p', folder, '-c', file, '-e', join(folder, 'error.log')];
    },
  },
  {
    name: 'caddy',
    program: 'caddy',
    place: async (folder, configuration) => {
      await writeFile(join(folder, 'Caddyfile'), configuration);
      return ['validate', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')];
    },
  },
  { name: 'apache', program: 'apache2', place: (folder, configuration) => placeApache(folder, [configuration]) },
  {
    name: 'htaccess',
    program: 'apache2',
    place: (folder, configuration) => placeApache(folder, [`<Directory ${folder}>`, configuration, '</Directory>']),
  },
];

const pathOf = ({ program }: Judge) => findProgram([program], ['/usr/sbin', '/usr/bin']);

async function judgeConfiguration(judge: Judge, folder: string, configuration: string): Promise<string[]> {
  const args = await judge.place(folder, configuration);
  const env = { ...process.env, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder };
  try {
    await run(pathOf(judge) ?? judge.program, args, { env });
    return [];
  } catch (error) {
    const said = String((error as { stderr?: string }).stderr ?? error).trim();
    return [`${judge.name} refuses its configuration: ${said.slice(-400)}`];
  }
}

async function createCertificate(folder: string): Promise<{ certificate: string; key: string }> {
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  const ask = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=example.org'];
  execFileSync('openssl', [...ask, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
  return { certificate, key };
}

const signs = [...'!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~'];

/** Addresses of the site, its pages and its redirects: what configurations are made of. */
const isAddress = (kind: string) => /\/(?:url|path|from|to|movedFrom\[\]|action|policy)$/.test(kind);

function oddSegment(random: Random): string {
  const sign = random.pick(signs);
  return random.pick([
    `a${sign}b`,
    `${sign}a`,
    `a${sign}`,
    `${sign}${random.pick(signs)}`,
    '$uri',
    '%{ENV:x}',
    '{path}',
    '{$HOME}',
    '\\1',
    'قيم',
    'e\u0301',
    'index',
    '%41',
    '(a|b)',
    '[a-z]',
    'a'.repeat(random.pick([50, 190, 900])),
  ]);
}

function changeAddress(random: Random, old: string): string {
  const slash = old.endsWith('/') ? '' : '/';
  return random.pick([
    () => `${old}${slash}${oddSegment(random)}`,
    () => `/${oddSegment(random)}`,
    () => `/${oddSegment(random)}/${oddSegment(random)}${random.pick(['', '.html', '.php', '/'])}`,
    () => `https://example.org/${oddSegment(random)}`,
    () => `https://example.org/${oddSegment(random)}?${oddSegment(random)}#${oddSegment(random)}`,
    () => random.pick(oddAddresses),
    () => `${old}${random.pick(signs)}`,
  ])();
}

/** Redirects and former addresses that a base may lack, and one odd address in what it has. */
function mutate(random: Random, { text, spots }: Base): Edit[] {
  const root = spots[0]?.node;
  const list = Array.from({ length: random.int(0, 3) }, () => ({
    from: `/old${changeAddress(random, '')}`,
    to: random.chance(0.5) ? `https://example.org${changeAddress(random, '/x')}` : `/${random.pick(['', '#main', '?a=b'])}`,
    permanent: random.chance(0.5),
  }));
  const hasOwn = spots.some(({ pointer }) => pointer === '/redirects');
  const at = (root?.offset ?? 0) + (root?.length ?? text.length) - 1;
  const added = list.length > 0 && !hasOwn ? [{ at, remove: 0, insert: `, "redirects": ${JSON.stringify(list)}` }] : [];
  const addresses = spots.filter(({ kind, node }) => node.type === 'string' && isAddress(kind.replaceAll(/<[^>]*>/g, '')));
  const spot = random.pick(addresses);
  const changed = {
    at: spot.node.offset,
    remove: spot.node.length,
    insert: JSON.stringify(changeAddress(random, String(spot.node.value))),
  };
  return [...added, ...(random.chance(0.8) || added.length === 0 ? [changed] : [])];
}

async function createAttacker(): Promise<Attacker> {
  const folder = await temporaryFolder();
  await mkdir(folder, { recursive: true });
  const here = judges.filter((judge) => pathOf(judge) !== undefined);
  const keys = await createCertificate(folder);
  const judgeSite = async (site: Site): Promise<string[]> => {
    const configurations = configurationsOf(site, { ...serverOptions(site), ...keys, root: folder });
    const complaints: string[] = [];
    // One after the other: two of them are asked about a file of the same name.
    for (const judge of here) complaints.push(...(await judgeConfiguration(judge, folder, configurations[judge.name] ?? '')));
    return complaints;
  };
  const tryOne = async (input: Input) => {
    const base = await getBase(input.base);
    const passage = await passThrough(base, toBytes(base.text, input)).catch((error: unknown) => error as StageError);
    if (passage instanceof Error) return { complaints: [passage.message], isTaken: false };
    return { complaints: passage.site ? await judgeSite(passage.site) : [], isTaken: passage.site !== undefined };
  };
  return {
    attack: async (random) => {
      const base = await getBase(random.pick(['minimal', 'variants']));
      const input: Input = { base: base.name, edits: mutate(random, base) };
      return { input, ...(await tryOne(input)) };
    },
    replay: async (input) => (await tryOne(input as Input)).complaints,
    notRun: judges.filter((judge) => !here.includes(judge)).map(({ name }) => `${name} is not installed`),
  };
}

export const serversLayer: Layer = {
  name: 'servers',
  about: 'odd addresses that are taken: nginx, Caddy and Apache take the configurations',
  share: 2,
  prepare: createAttacker,
};
