import { createHash, createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ConfigData } from '#backend';
import { createScmIntegrations, type ScmType } from '#model';
import type { PlannedRequest } from '../../http/createSender';
import { findCredentials } from './findCredentials';
import { createTokenCache } from './tokenCache';

/** The credentials that the library of Azure was asked for. */
const asked = vi.hoisted(() => [] as string[]);

vi.mock('@azure/identity', () => {
  const credential = (kind: string) =>
    class {
      readonly #name: string;
      readonly #assert: unknown;
      constructor(...given: unknown[]) {
        this.#assert = given.find((value) => typeof value === 'function');
        this.#name = [kind, ...given.filter((value) => typeof value === 'string')].join(' ');
      }
      async getToken(scope: string) {
        asked.push(`${this.#name} for ${scope}`);
        if (typeof this.#assert === 'function') asked.push(`assertion ${await this.#assert()}`);
        return { token: `token of ${kind}`, expiresOnTimestamp: Date.now() + 3_600_000 };
      }
    };
  return {
    ClientAssertionCredential: credential('assertion'),
    ClientSecretCredential: credential('secret'),
    ManagedIdentityCredential: credential('identity'),
  };
});

async function authorize(type: ScmType, entry: ConfigData, request: PlannedRequest & { page?: string }) {
  const section = { [type]: [entry] };
  const page = request.page ?? request.url;
  const integration = createScmIntegrations(section).byUrl(page);
  const address = integration?.parseUrl(page);
  if (!integration || !address) throw new Error(`'${page}' has no integration.`);
  const credentials = await findCredentials({
    type,
    config: integration.config,
    entry,
    address,
    label: `integrations.${type}[0]`,
    tokens: createTokenCache(),
    fetchText: async () => '',
    environment: {},
  });
  return credentials?.authorize(request);
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  asked.length = 0;
});
afterEach(() => void vi.useRealTimers());

describe('Microsoft Entra', () => {
  const devops = '499b84ac-1321-427f-aa17-267ca6975798/.default';
  it.each<[title: string, credential: ConfigData, used: string[], header: string]>([
    [
      'a client secret',
      { clientId: 'app', clientSecret: 's3cret', tenantId: 'tenant' },
      [`secret tenant app s3cret for ${devops}`],
      'Bearer token of secret',
    ],
    ['a managed identity', { clientId: 'app' }, [`identity app for ${devops}`], 'Bearer token of identity'],
    [
      'the identity of the system',
      { clientId: 'system-assigned' },
      [`identity for ${devops}`],
      'Bearer token of identity',
    ],
    [
      'an assertion of a managed identity',
      { clientId: 'app', tenantId: 'tenant', managedIdentityClientId: 'signer' },
      [
        `assertion tenant app for ${devops}`,
        'identity signer for api://AzureADTokenExchange/.default',
        'assertion token of identity',
      ],
      'Bearer token of assertion',
    ],
    ['a personal access token', { personalAccessToken: 'pat' }, [], `Basic ${btoa(':pat')}`],
  ])('uses %s for Azure DevOps', async (_title, credential, used, header) => {
    const url = 'https://dev.azure.com/acme/retail/_git/shop?path=/a.yaml';
    const request = await authorize('azure', { credentials: [credential] }, { url });
    expect(request?.headers).toEqual({ authorization: header });
    expect(asked).toEqual(used);
  });

  it('uses an app registration for Azure Blob Storage', async () => {
    const url = 'https://acme.blob.core.windows.net/shop/a.yaml';
    const aadCredential = { clientId: 'app', clientSecret: 's3cret', tenantId: 'tenant' };
    const request = await authorize('azureBlobStorage', { accountName: 'acme', aadCredential }, { url });
    expect(request?.headers).toEqual({ authorization: 'Bearer token of secret' });
    expect(asked).toEqual(['secret tenant app s3cret for https://storage.azure.com/.default']);
  });
});

describe('Azure Blob Storage', () => {
  const url =
    'https://myaccount.blob.core.windows.net/mycontainer?comp=metadata&restype=container&timeout=20';
  const accountKey = Buffer.from('the key of the account').toString('base64');
  const connection = `DefaultEndpointsProtocol=https;AccountName=myaccount;AccountKey=${accountKey};EndpointSuffix=core.windows.net`;

  it.each<[title: string, entry: ConfigData]>([
    ['an account key', { accountName: 'myaccount', accountKey }],
    ['a connection string', { connectionString: connection }],
  ])('signs the published string with %s', async (_title, entry) => {
    vi.setSystemTime('2015-06-26T23:39:12Z');
    // From "Authorize with Shared Key" in the documentation of Azure Storage.
    const published =
      'GET\n\n\n\n\n\n\n\n\n\n\n\nx-ms-date:Fri, 26 Jun 2015 23:39:12 GMT\nx-ms-version:2015-02-21\n/myaccount/mycontainer\ncomp:metadata\nrestype:container\ntimeout:20';
    const signature = createHmac('sha256', Buffer.from(accountKey, 'base64'))
      .update(published)
      .digest('base64');
    const request = await authorize('azureBlobStorage', entry, {
      url,
      headers: { 'x-ms-version': '2015-02-21' },
    });
    expect(request?.headers?.['authorization']).toBe(`SharedKey myaccount:${signature}`);
  });

  it.each<[title: string, entry: ConfigData]>([
    ['a SAS token', { accountName: 'myaccount', sasToken: '?sv=2021&sig=a%2Bb%3D' }],
    [
      'a connection string',
      {
        connectionString:
          'BlobEndpoint=https://myaccount.blob.core.windows.net;AccountName=myaccount;SharedAccessSignature=sv=2021&sig=a%2Bb%3D',
      },
    ],
  ])('adds the signature of %s to the URL', async (_title, entry) => {
    expect((await authorize('azureBlobStorage', entry, { url }))?.url).toBe(`${url}&sv=2021&sig=a%2Bb%3D`);
    const plain = 'https://myaccount.blob.core.windows.net/mycontainer/a.yaml';
    expect((await authorize('azureBlobStorage', entry, { url: plain }))?.url).toBe(
      `${plain}?sv=2021&sig=a%2Bb%3D`,
    );
  });
});

describe('AWS', () => {
  const keys = {
    accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
    secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  };
  const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

  it.each([
    ['?lifecycle', 'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543'],
    ['?max-keys=2&prefix=J', '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7'],
  ])('signs the published request %s to S3', async (query, signature) => {
    vi.setSystemTime('2013-05-24T00:00:00Z');
    // From "Authenticating Requests: Using the Authorization Header" in the documentation of Amazon S3.
    const request = await authorize('awsS3', keys, {
      url: `https://examplebucket.s3.amazonaws.com/${query}`,
      page: 'https://examplebucket.s3.us-east-1.amazonaws.com/a',
      headers: { 'x-amz-content-sha256': hash('') },
    });
    expect(request?.headers?.['authorization']).toBe(
      `AWS4-HMAC-SHA256 Credential=${keys.accessKeyId}/20130524/us-east-1/s3/aws4_request, SignedHeaders=host;x-amz-content-sha256;x-amz-date, Signature=${signature}`,
    );
  });

  it('signs requests to CodeCommit by the documented steps', async () => {
    vi.setSystemTime('2026-01-02T03:04:05Z');
    const body = '{"repositoryName":"shop","filePath":"a b/日本.yaml"}';
    const target = 'CodeCommit_20150413.GetFile';
    const request = await authorize(
      'awsCodeCommit',
      { region: 'eu-west-1', ...keys },
      {
        url: 'https://codecommit.eu-west-1.amazonaws.com/',
        page: 'https://eu-west-1.console.aws.amazon.com/codesuite/codecommit/repositories/shop/browse',
        method: 'POST',
        headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': target },
        body,
      },
    );
    const names =
      /SignedHeaders=([^,]*)/.exec(request?.headers?.['authorization'] ?? '')?.[1]?.split(';') ?? [];
    expect(names).toEqual(expect.arrayContaining(['host', 'x-amz-date', 'x-amz-target']));
    const sent: Record<string, string> = {
      ...request?.headers,
      host: 'codecommit.eu-west-1.amazonaws.com',
    };
    const canonical = [
      'POST',
      '/',
      '',
      ...names.map((name) => `${name}:${sent[name]}`),
      '',
      names.join(';'),
      hash(body),
    ].join('\n');
    const scope = '20260102/eu-west-1/codecommit/aws4_request';
    const text = ['AWS4-HMAC-SHA256', '20260102T030405Z', scope, hash(canonical)].join('\n');
    const key = scope
      .split('/')
      .reduce<Buffer>(
        (secret, part) => createHmac('sha256', secret).update(part).digest(),
        Buffer.from(`AWS4${keys.secretAccessKey}`),
      );
    const signature = createHmac('sha256', key).update(text).digest('hex');
    expect(request?.headers?.['authorization']).toContain(`Signature=${signature}`);
  });
});
