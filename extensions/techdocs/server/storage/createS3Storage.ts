import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';
import { ReadError } from '#backend';
import { forEachAtOnce } from './forEachAtOnce';
import { isSafePath, orderFiles, type SiteStorage } from './siteStorage';

/** A bucket of Amazon S3 or of a compatible service. */
export interface BucketSettings {
  name: string;
  /** Folder in the bucket, without slashes at its ends. */
  folder: string;
  region: string;
  endpoint: string | undefined;
  usesPathStyle: boolean;
  encryption: string | undefined;
  /** Absent if the keys are in the environment. */
  keys: { accessKeyId: string; secretAccessKey: string } | undefined;
}

const REQUESTS_AT_ONCE = 8;

/**
 * Stores sites in a bucket of Amazon S3 or of a compatible service. The administrator configures its address, so it is trusted, and
 * redirects are not followed.
 */
export function createS3Storage(bucket: BucketSettings, environment: NodeJS.ProcessEnv): SiteStorage {
  const base = printBucketUrl(bucket);
  const client = createClient(bucket, environment);
  const urlOf = (site: string, path: string): string =>
    [base, ...`${bucket.folder}/${site}/${path}`.split('/').filter(Boolean).map(encodeURIComponent)].join(
      '/',
    );

  async function send(url: string, init: RequestInit = {}): Promise<Response> {
    const response = await client.fetch(url, { redirect: 'error', ...init }).catch((error: unknown) => {
      throw new ReadError(`The bucket '${bucket.name}' could not be reached: ${readCause(error)}.`);
    });
    if (response.ok || response.status === 404) return response;
    await response.body?.cancel();
    // Without the permission to list the bucket, S3 answers 403 for objects that do not exist.
    if (response.status === 403 && (init.method ?? 'GET') === 'GET')
      return new Response(null, { status: 404 });
    throw new ReadError(
      `The bucket '${bucket.name}' answered ${response.status} ${response.statusText}. Check techdocs.publisher.awsS3.`,
    );
  }

  async function upload(url: string, file: string): Promise<void> {
    const { size } = await stat(file);
    await send(url, {
      method: 'PUT',
      body: await readFile(file),
      headers: {
        'content-length': String(size),
        ...(bucket.encryption === undefined ? {} : { 'x-amz-server-side-encryption': bucket.encryption }),
      },
    });
  }

  return {
    async find(site, path) {
      if (!isSafePath(site) || !isSafePath(path)) return undefined;
      const response = await send(urlOf(site, path));
      if (response.status === 404) return undefined;
      const { headers, body } = response;
      return {
        size: Number(headers.get('content-length') ?? 0),
        etag: headers.get('etag') ?? '""',
        modified: new Date(headers.get('last-modified') ?? 0),
        read: async () => (body ? Readable.fromWeb(body as never) : Readable.from([])),
      };
    },
    async publish(site, { folder, written, removed }) {
      const ordered = orderFiles(written);
      const last = ordered.pop();
      await forEachAtOnce(ordered, REQUESTS_AT_ONCE, (path) => upload(urlOf(site, path), join(folder, path)));
      if (last !== undefined) await upload(urlOf(site, last), join(folder, last));
      await forEachAtOnce(
        removed,
        REQUESTS_AT_ONCE,
        async (path) => void (await send(urlOf(site, path), { method: 'DELETE' })),
      );
    },
  };
}

function printBucketUrl({ name, region, endpoint, usesPathStyle }: BucketSettings): string {
  if (endpoint === undefined) {
    return `https://${name}.s3.${region}.amazonaws.com${region.startsWith('cn-') ? '.cn' : ''}`;
  }
  if (usesPathStyle) return `${endpoint}/${encodeURIComponent(name)}`;
  const url = new URL(endpoint);
  return `${url.protocol}//${name}.${url.host}`;
}

function createClient({ keys, region }: BucketSettings, environment: NodeJS.ProcessEnv): AwsClient {
  const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN } = environment;
  const used = keys ?? {
    accessKeyId: AWS_ACCESS_KEY_ID ?? '',
    secretAccessKey: AWS_SECRET_ACCESS_KEY ?? '',
    ...(AWS_SESSION_TOKEN ? { sessionToken: AWS_SESSION_TOKEN } : {}),
  };
  return new AwsClient({ ...used, region, service: 's3', retries: 2 });
}

function readCause(error: unknown): string {
  const { cause } = error as { cause?: { code?: string } };
  return cause?.code ?? (error instanceof Error ? error.message : String(error));
}
