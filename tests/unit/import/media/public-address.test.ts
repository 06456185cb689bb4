import { describe, expect, test } from 'vitest';
import { isPublicAddress, resolvePublicHost } from '../../../../generator/import/media/public-address.ts';

const publicAddresses = [
  '1.1.1.1',
  '8.8.8.8',
  '9.255.255.255',
  '11.0.0.0',
  '100.63.255.255',
  '100.128.0.1',
  '126.255.255.255',
  '128.0.0.1',
  '169.253.255.255',
  '172.15.255.255',
  '172.32.0.1',
  '192.167.255.255',
  '192.169.0.1',
  '198.17.255.255',
  '198.20.0.1',
  '223.255.255.255',
  '2606:4700:4700::1111',
  '2A00:1450:4001:81B::200E',
  '2001:4860:4860::8888',
  '::ffff:8.8.8.8',
  '64:ff9b::808:808',
  '2002:808:808::1',
];

const otherAddresses = [
  '0.0.0.0',
  '0.1.2.3',
  '10.0.0.1',
  '10.255.255.255',
  '100.64.0.1',
  '100.100.100.200',
  '100.127.255.255',
  '127.0.0.1',
  '127.255.255.254',
  '168.63.129.16',
  '169.254.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.192',
  '192.0.2.1',
  '192.88.99.1',
  '192.168.1.1',
  '198.18.0.1',
  '198.51.100.7',
  '203.0.113.9',
  '224.0.0.1',
  '239.255.255.250',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '0:0:0:0:0:0:0:1',
  '::127.0.0.1',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '::ffff:0:10.0.0.1',
  '::ffff:169.254.169.254',
  '::ffff:a9fe:a9fe',
  '64:ff9b::10.0.0.1',
  '64:ff9b::a9fe:a9fe',
  '64:ff9b:1::808:808',
  '2002:7f00:1::',
  '2002:c0a8:101::1',
  '2001::1',
  '2001:0:4136:e378:8000:63bf:3fff:fdd2',
  '2001:db8::1',
  '3fff::1',
  '100::1',
  'fc00::1',
  'fd00:ec2::254',
  'fdff:ffff::1',
  'fe80::1',
  'fe80::1%eth0',
  'febf::1',
  'fec0::1',
  'ff02::1',
  '2a00:1450:1:1:0:5efe:7f00:1',
  '2a00:1450:1:1:200:5efe:a00:1',
  '4000::1',
  '',
  'localhost',
  '2130706433',
  '0x7f.0.0.1',
  '0177.0.0.1',
  '127.1',
  '1.2.3.4.5',
  '8.8.8.8 ',
  '[::1]',
];

test.each(publicAddresses)('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each(otherAddresses)('"%s" is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

describe('a host', () => {
  const lookUp = async (host: string) => {
    const known: Record<string, string[]> = {
      'old.example.com': ['93.184.216.34', '2606:2800:220:1::1'],
      'mixed.example.com': ['93.184.216.34', '10.0.0.5'],
      'inside.example.com': ['127.0.0.1'],
    };
    const found = known[host];
    if (!found) throw new Error(`getaddrinfo ENOTFOUND ${host}`);
    return found.map((address) => ({ address, family: address.includes(':') ? (6 as const) : (4 as const) }));
  };
  const refusalOf = async (host: string) => {
    const found = await resolvePublicHost(host, lookUp);
    return 'refusal' in found ? found.refusal : found.addresses.map(({ address }) => address);
  };

  test('has the addresses that were checked', async () => {
    expect(await refusalOf('old.example.com')).toEqual(['93.184.216.34', '2606:2800:220:1::1']);
    expect(await refusalOf('OLD.example.com.')).toEqual(['93.184.216.34', '2606:2800:220:1::1']);
    expect(await refusalOf('[2606:4700::1]')).toEqual(['2606:4700::1']);
  });

  test.each([
    'mixed.example.com',
    'inside.example.com',
    'localhost',
    'localhost.',
    'a.LOCALHOST',
    'nas.local',
    'router',
    'metadata.google.internal',
    '127.0.0.1',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '2130706433',
    '017700000001',
    '0x7f000001',
    '127.1',
    'a.0x7f',
  ])('%s is refused', async (host) => {
    expect(await refusalOf(host)).toBe('private-address');
  });

  test.each([
    'http://2130706433/',
    'http://0x7f.1/',
    'http://0177.0.0.1/',
    'http://①②⑦.0.0.1/',
    'http://[::ffff:7f00:1]/',
    'http://127。0。0。1/',
  ])('%s is refused', async (address) => {
    expect(await refusalOf(new URL(address).hostname)).toBe('private-address');
  });

  test('without an address is unknown', async () => {
    expect(await refusalOf('gone.example.com')).toBe('unknown-host');
  });
});
