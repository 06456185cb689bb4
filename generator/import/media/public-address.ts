import { lookup } from 'node:dns/promises';
import { BlockList, isIP, isIPv4 } from 'node:net';

/** An address that a host name has, of version 4 or 6. */
export interface HostAddress {
  address: string;
  family: 4 | 6;
}

/** Finds all addresses of a host name. @throws Error if it has none */
export type LookUp = (host: string) => Promise<readonly HostAddress[]>;

/** Why nothing is fetched from a host. */
export type HostRefusal =
  /** This computer, its network, or a metadata service. */
  'private-address' | 'unknown-host';

/** A host that may be connected to, at these addresses only; or why not. */
export type PublicHost = { addresses: readonly HostAddress[] } | { refusal: HostRefusal };

type Subnet = readonly [network: string, prefix: number];

/** https://www.iana.org/assignments/iana-ipv4-special-registry, multicast, and the metadata service of Azure. */
const notPublic4: readonly Subnet[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['168.63.129.16', 32],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

/** Parts of the global unicast addresses (2000::/3) that lead elsewhere or nowhere. */
const notPublic6: readonly Subnet[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['3fff::', 20],
];

function blockListOf(subnets: readonly Subnet[], type: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const [network, prefix] of subnets) list.addSubnet(network, prefix, type);
  return list;
}

const blocked4 = blockListOf(notPublic4, 'ipv4');
const blocked6 = blockListOf(notPublic6, 'ipv6');
const global6 = blockListOf([['2000::', 3]], 'ipv6');

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): number[] {
  const { hostname } = new URL(`http://[${address}]/`);
  const [start = '', end] = hostname.slice(1, -1).split('::');
  const [first, last] = [start, end ?? ''].map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: 8 - (first?.length ?? 0) - (last?.length ?? 0) }, () => '0');
  return [...(first ?? []), ...(end === undefined ? [] : zeros), ...(last ?? [])].map((group) => Number.parseInt(group, 16));
}

const asIPv4 = (high = 0, low = 0) => [high >> 8, high & 255, low >> 8, low & 255].join('.');

/** The IPv4 address that an IPv6 address leads to: mapped, compatible, NAT64 or 6to4. */
function embeddedIPv4(groups: readonly number[]): string | undefined {
  const head = groups.slice(0, 6).map((group) => group.toString(16));
  const last = asIPv4(groups[6], groups[7]);
  const prefix = head.join(':');
  if (/^(?:0:0:0:0:0:(?:0|ffff)|0:0:0:0:ffff:0|64:ff9b:0:0:0:0)$/.test(prefix)) return last;
  return head[0] === '2002' ? asIPv4(groups[1], groups[2]) : undefined;
}

/** ISATAP: the last four bytes are an IPv4 address. RFC 5214, 6.1 */
const isIsatap = (groups: readonly number[]) => ((groups[4] ?? 0) & 0xfdff) === 0 && groups[5] === 0x5efe;

const isPublic4 = (address: string) => !blocked4.check(address, 'ipv4');

/**
 * Whether an IP address is on the public internet. False for private, local, shared, multicast and reserved networks, metadata
 * services, IPv6 addresses that contain such an IPv4 address, and for all other texts.
 */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return isPublic4(address);
  if (isIP(address) !== 6 || address.includes('%')) return false;
  const groups = groupsOf(address);
  const embedded = embeddedIPv4(groups);
  if (embedded !== undefined) return isPublic4(embedded);
  if (isIsatap(groups)) return isPublic4(asIPv4(groups[6], groups[7]));
  return global6.check(address, 'ipv6') && !blocked6.check(address, 'ipv6');
}

/** Names that only exist on this computer or in its network. */
const localName =
  /^[^.]*$|(?:^|\.)(?:localhost|local|localdomain|internal|intranet|lan|corp|home|private|test|invalid|onion|home\.arpa)$/;

/** Asks the system once for all addresses. */
export const lookUpHost: LookUp = async (host) => {
  const found = await lookup(host, { all: true });
  return found.map(({ address, family }) => ({ address, family: family === 6 ? 6 : 4 }));
};

/**
 * Addresses of a host, each checked. One address that is not public refuses the host, as its name server may not be trusted.
 * @param host host name of a `URL`: that class turns decimal, octal and hexadecimal numbers into plain addresses
 * @returns the addresses to connect to; nothing may ask for them a second time
 */
export async function resolvePublicHost(host: string, lookUp: LookUp = lookUpHost): Promise<PublicHost> {
  const name = host
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/\.$/, '')
    .toLowerCase();
  const family = isIP(name);
  if (family !== 0) {
    if (!isPublicAddress(name)) return { refusal: 'private-address' };
    return { addresses: [{ address: name, family: family === 6 ? 6 : 4 }] };
  }
  // Other spellings of numbers: no name ends with a number.
  if (localName.test(name) || /(?:^|\.)(?:\d+|0x[\da-f]*)$/.test(name)) return { refusal: 'private-address' };
  const addresses = await lookUp(name).catch(() => []);
  if (addresses.length === 0) return { refusal: 'unknown-host' };
  return addresses.every(({ address }) => isPublicAddress(address)) ? { addresses } : { refusal: 'private-address' };
}
