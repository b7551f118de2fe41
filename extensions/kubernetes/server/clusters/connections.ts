import { lookup } from 'node:dns';
import { readFile } from 'node:fs/promises';
import {
  Agent as HttpAgent,
  request as requestHttp,
  type ClientRequest,
  type IncomingMessage,
} from 'node:http';
import { Agent as HttpsAgent, request as requestHttps, type AgentOptions } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { classifyIp } from '#backend';
import type { Cluster } from '../settings/cluster';
import { inClusterFiles, usesOwnAccount } from './credentials';

/**
 * The highest number of connections to one cluster for lists of objects. Proxied requests have a pool of their own without a limit:
 * logs and shells stay open for hours, and each belongs to a connection of the portal.
 */
const MAX_CONNECTIONS = 32;

/** A setting of the cluster that prevents a connection. */
export class ClusterSetupError extends Error {}

export interface ClusterRequest {
  method: string;
  /** The path and the query below the address of the cluster. */
  path: string;
  headers: Record<string, string | string[]>;
  signal?: AbortSignal | undefined;
  /** Whether a caller waits at the other end of a stream. */
  isProxied?: boolean;
}

/** Opens requests to clusters. Each cluster has its own pool of connections, so that a slow one does not delay the others. */
export interface Connections {
  /** Opens a request. The caller ends it. Redirects are not followed. */
  open(cluster: Cluster, request: ClusterRequest): Promise<ClientRequest>;
  /** Closes idle connections. */
  close(): void;
}

type Pool = HttpAgent | HttpsAgent;

/** Creates the pools. A cluster gets a new one when its address or certificate changes. */
export function createConnections(): Connections {
  const pools = new Map<string, { key: string; pool: Pool }>();
  const poolOf = async (cluster: Cluster, isProxied: boolean): Promise<Pool> => {
    const ca = await loadAuthority(cluster);
    const key = JSON.stringify([cluster.url, ca, cluster.skipTLSVerify, cluster.publicOnly]);
    const name = `${isProxied ? 'proxied' : 'listed'} ${cluster.name}`;
    const known = pools.get(name);
    if (known?.key === key) return known.pool;
    const options: AgentOptions = {
      keepAlive: true,
      maxSockets: isProxied ? Infinity : MAX_CONNECTIONS,
      timeout: 60_000,
    };
    const pool = cluster.url.startsWith('https:')
      ? new HttpsAgent({
          ...options,
          ...(ca !== undefined && { ca }),
          rejectUnauthorized: !cluster.skipTLSVerify,
        })
      : new HttpAgent(options);
    pools.set(name, { key, pool });
    return pool;
  };
  return {
    async open(cluster, { method, path, headers, signal, isProxied = false }) {
      const base = new URL(cluster.url);
      if (cluster.publicOnly && isIP(base.hostname.replace(/^\[|\]$/g, '')) !== 0)
        assertPublic(base.hostname);
      const send = base.protocol === 'https:' ? requestHttps : requestHttp;
      return send({
        agent: await poolOf(cluster, isProxied),
        host: base.hostname.replace(/^\[|\]$/g, ''),
        ...(base.port !== '' && { port: base.port }),
        path: `${base.pathname.replace(/\/$/, '')}${path}`,
        method,
        headers,
        ...(signal && { signal }),
        ...(cluster.publicOnly && { lookup: lookupPublic }),
      });
    },
    close() {
      for (const { pool } of pools.values()) pool.destroy();
      pools.clear();
    },
  };
}

/** Resolves when the cluster starts to answer. */
export function awaitAnswer(request: ClientRequest): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request.once('response', resolve);
    request.once('error', reject);
  });
}

async function loadAuthority(cluster: Cluster): Promise<string | undefined> {
  const { name, caData, caFile } = cluster;
  if (caFile !== undefined)
    return readFile(caFile, 'utf8').catch((cause: unknown) => {
      throw new ClusterSetupError(
        `The file with the certificate authority of the cluster '${name}' cannot be read.`,
        { cause },
      );
    });
  if (caData !== undefined)
    return caData.includes('-----BEGIN') ? caData : Buffer.from(caData, 'base64').toString();
  return usesOwnAccount(cluster) ? readFile(inClusterFiles.ca, 'utf8').catch(() => undefined) : undefined;
}

/** Resolves the name once, for the connection, so that it cannot lead to another address after the check. */
const lookupPublic: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    if (error) return done(error, []);
    try {
      for (const { address } of found) assertPublic(address);
    } catch (refusal) {
      return done(refusal as NodeJS.ErrnoException, []);
    }
    const [first] = found;
    if (options.all === true || !first) return done(null, found);
    done(null, first.address, first.family);
  });
};

function assertPublic(address: string): void {
  if (classifyIp(address.replace(/^\[|\]$/g, '')) !== 'public')
    throw new Error(
      `The address ${address} is not public. To allow it, add the host to dangerouslyAllowClusterUrls.`,
    );
}
