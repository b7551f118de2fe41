import { isIP } from 'node:net';
import { classifyIp } from '#backend';
import type { Trust } from './findTrust';

/**
 * Whether a connection to an IP address of a host is allowed. A special address must be listed as the address itself: a name that leads
 * to one is never intended.
 */
export function acceptsIp(ip: string, hostname: string, trust: Trust): boolean {
  const kind = classifyIp(ip);
  if (kind === 'public') return true;
  return trust === 'listed' && (kind === 'private' || isIP(trimBrackets(hostname)) !== 0);
}

/** Returns a host name without the brackets of IPv6 addresses. */
export function trimBrackets(hostname: string): string {
  return hostname.replace(/^\[|\]$/g, '');
}
