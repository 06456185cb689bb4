import { mkdir } from 'node:fs/promises';
import { type ServerName, servers } from '../../../generator/build/hosting/list.ts';
import type { Site } from '../../../site.schema.ts';
import { temporaryFolder } from '../../support/build.ts';
import { createCertificate, validateConfig } from '../../support/config-validators.ts';
import { isInstalled } from '../../support/servers.ts';
import { type Base, getBase } from '../bases.ts';
import type { Edit, Input } from '../input.ts';
import { toBytes } from '../input.ts';
import type { Attacker, Layer } from '../layer.ts';
import { configurationsOf, passThrough, type StageError, serverOptions } from '../pipeline.ts';
import type { Random } from '../random.ts';
import { oddAddresses } from '../vocabulary.ts';

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
  const missing = (Object.keys(servers) as ServerName[]).filter((name) => !isInstalled(name));
  const keys = createCertificate(folder);
  const judgeSite = async (site: Site): Promise<string[]> => {
    const complaints: string[] = [];
    // One after the other: two of them are asked about a file of the same name.
    for (const [name, configuration] of configurationsOf(site, { ...serverOptions(site), ...keys, root: folder })) {
      const said = missing.includes(name) ? undefined : await validateConfig(name, folder, configuration);
      if (said !== undefined) complaints.push(`${name} refuses its configuration: ${said.slice(-400)}`);
    }
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
    notRun: missing.map((name) => `${name} is not installed`),
  };
}

export const serversLayer: Layer = {
  name: 'servers',
  about: 'odd addresses that are taken: nginx, Caddy and Apache take the configurations',
  share: 2,
  prepare: createAttacker,
};
