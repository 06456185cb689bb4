import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** IPv4 address inside an IPv6 one (`::ffff:10.0.0.1`), as a dual-stack socket reports it. */
const unmapped = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** List of proxies: addresses and networks such as `10.0.0.0/8`. Entries that are neither are ignored. */
export function proxyList(proxies: readonly string[]): BlockList {
  const list = new BlockList();
  for (const proxy of proxies) {
    const [address = '', bits] = proxy.split('/');
    if (isIP(address) === 0) continue;
    if (bits === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(bits), familyOf(address));
  }
  return list;
}

/**
 * Network address of a client. Forwarded addresses are read from the right, as only those that trusted proxies appended are
 * certain.
 */
export function clientAddress({ socket, headers }: IncomingMessage, proxies: BlockList): string {
  const isProxy = (address: string) => isIP(address) !== 0 && proxies.check(address, familyOf(address));
  const sent = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => unmapped(part.trim()))
    .filter((part) => part !== '');
  let address = unmapped(socket.remoteAddress ?? '');
  while (isProxy(address)) {
    const next = sent.pop();
    if (next === undefined || isIP(next) === 0) break;
    address = next;
  }
  return address;
}

/** Network that an address belongs to, for limits: /64 for IPv6, as one household has that many addresses. */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array<string>(Math.max(0, zeros)).fill('0'), ...right].map(
    (group) => Number.parseInt(group, 16) || 0,
  );
  return groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':');
}
