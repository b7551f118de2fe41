import { BlockList, isIPv6 } from 'node:net';

/**
 * Who can be reached at an IP address: everyone (`public`), hosts of a private network (`private`), or hosts of this link and special
 * purposes (`special`), such as the metadata service of cloud providers.
 */
export type IpClass = 'public' | 'private' | 'special';

const privateRanges = [
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '::1/128',
  'fc00::/7',
];

/** IANA's special-purpose registries, and the metadata services of AWS and Alibaba Cloud. */
const specialRanges = [
  '0.0.0.0/8',
  '100.100.100.200/32',
  '169.254.0.0/16',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
  '::/128',
  '64:ff9b::/96',
  '64:ff9b:1::/48',
  '100::/64',
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  'fd00:ec2::/32',
  'fe80::/10',
  'fec0::/10',
  'ff00::/8',
];

const privateList = createList(privateRanges);
const specialList = createList(specialRanges);

/** Classifies an IP address. */
export function classifyIp(ip: string): IpClass {
  const family = isIPv6(ip) ? 'ipv6' : 'ipv4';
  if (specialList.check(ip, family)) return 'special';
  return privateList.check(ip, family) ? 'private' : 'public';
}

function createList(ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [network = '', prefix] = range.split('/');
    list.addSubnet(network, Number(prefix), isIPv6(network) ? 'ipv6' : 'ipv4');
  }
  return list;
}
