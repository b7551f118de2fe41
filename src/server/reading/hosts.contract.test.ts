import { generateKeyPairSync } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AddressReader } from '#backend';
import { createAddressReader } from './createAddressReader';
import { startFakeHosts, type FakeAnswer, type FakeHosts } from './testing/fakeHosts';
import { fakeServices } from './testing/fakeServices';
import { createGitRepository, type GitRepository } from './testing/gitRepository';

const files = {
  'catalog-info.yaml': 'kind: Component\n',
  'docs/a & b/日本.md': '# Docs\n',
  'docs/catalog-info.yaml': 'kind: API\n',
  'docs/deep/er/catalog-info.yaml': 'kind: System\n',
};

let hosts: FakeHosts;
let repository: GitRepository;

beforeEach(async () => {
  hosts = await startFakeHosts();
  repository = createGitRepository(files);
});

afterEach(async () => {
  await hosts.close();
  repository.remove();
});

function readerOf(integrations: unknown, environment: NodeJS.ProcessEnv = {}): AddressReader {
  return createAddressReader(
    { current: { allow: [], integrations }, subscribe: () => () => undefined },
    { transport: hosts.transport, environment },
  );
}

const decode = (bytes: Uint8Array | undefined): string => new TextDecoder().decode(bytes);

describe.each(Object.entries(fakeServices))('%s', (type, service) => {
  let reader: AddressReader;

  beforeEach(() => {
    hosts.answer = (request) => {
      if (request.host.startsWith('codeload.')) return service.answer(request, repository);
      return service.isAuthorized(request) ? service.answer(request, repository) : { status: 401 };
    };
    reader = readerOf(service.integrations);
  });

  it('reads a file, and again only if it has changed', async () => {
    const url = service.url('docs/a%20%26%20b/日本.md');
    const first = await reader.load(url);
    expect(decode(first?.bytes)).toBe('# Docs\n');
    expect(await reader.load(url, { etag: first?.etag })).toBeUndefined();
    repository.commit({ 'docs/a & b/日本.md': '# Changed\n' });
    expect(decode((await reader.load(url, { etag: first?.etag }))?.bytes)).toBe('# Changed\n');
  });

  it('reads a folder without links, and again only if it has changed', async () => {
    const url = service.url('docs');
    const tree = await reader.readTree(url, { filter: (path) => path !== 'catalog-info.yaml' });
    expect(tree?.files.map(({ path }) => path)).toEqual(['a & b/日本.md', 'deep/er/catalog-info.yaml']);
    expect(decode(await tree?.files[0]?.load())).toBe('# Docs\n');
    expect(tree?.files[0]?.size).toBe(7);
    expect(await reader.readTree(url, { etag: tree?.etag })).toBeUndefined();
    await tree?.dispose();
    await expect(tree?.files[0]?.load()).rejects.toThrow('have been deleted');
    repository.commit({ 'docs/new.md': 'new' });
    const next = await reader.readTree(url, { etag: tree?.etag });
    expect(next?.files).toHaveLength(4);
    await next?.dispose();
  });

  it('finds files, and searches again only if one has changed', async () => {
    const url = service.url('{docs,other}/**/catalog-info.y*ml');
    expect(reader.isPattern(url)).toBe(true);
    const found = await reader.search(url);
    const paths = ['docs/catalog-info.yaml', 'docs/deep/er/catalog-info.yaml'];
    expect(found?.files.map(({ path }) => path)).toEqual(paths);
    expect(decode(await found?.files[1]?.load())).toBe('kind: System\n');
    expect(await reader.search(url, { etag: found?.etag })).toBeUndefined();
    repository.commit({ 'docs/catalog-info.yaml': 'kind: Resource\n' });
    expect((await reader.search(url, { etag: found?.etag }))?.files).toHaveLength(2);
  });

  it('reads a file next to another one', async () => {
    const url = reader.resolveUrl('./er/catalog-info.yaml', service.url('docs/deep/x.yaml'));
    expect(decode((await reader.load(url))?.bytes)).toBe('kind: System\n');
  });

  it('reports a file that does not exist', async () => {
    await expect(reader.load(service.url('none.yaml'))).rejects.toMatchObject({
      message: `NotFoundError: Unable to read url, no matching files found for ${service.url('none.yaml')}`,
      notFound: true,
    });
  });

  it('reports a repository that does not exist as one that may be back', async () => {
    const codes: Record<string, FakeAnswer> = {
      awsS3: { status: 404, body: '<Error><Code>NoSuchBucket</Code></Error>' },
      azureBlobStorage: { status: 404, body: '<Error><Code>ContainerNotFound</Code></Error>' },
      awsCodeCommit: { status: 400, body: { __type: 'RepositoryDoesNotExistException' } },
    };
    hosts.answer = () => codes[type] ?? { status: 404 };
    await expect(reader.load(service.url('catalog-info.yaml'))).rejects.toMatchObject({
      message: expect.stringContaining('was not found. Check its name') as unknown,
      notFound: false,
    });
  });

  it('reports refused and missing credentials', async () => {
    const url = service.url('catalog-info.yaml');
    hosts.answer = () => ({ status: 401, body: 'the-token secret' });
    await expect(reader.load(url)).rejects.toThrow(
      new RegExp(`refused the credentials of integrations.${type}\\[0\\]. Check that they are correct`),
    );
    const [name = ''] = Object.keys(service.integrations);
    const [{ host, region, gitilesBaseUrl }] = service.integrations[name] as [Record<string, string>];
    const anonymous = readerOf({ [name]: [{ host, region, gitilesBaseUrl }] });
    await expect(anonymous.load(url)).rejects.toThrow(
      `requires credentials to read '${url}'. Add credentials to integrations.${type}[0].`,
    );
    hosts.answer = () => ({ status: 403 });
    await expect(reader.load(url)).rejects.toThrow(
      `The credentials of integrations.${type}[0] do not allow reading '${url}'.`,
    );
  });

  it('sends no request before a rate limit ends', async () => {
    const url = service.url('catalog-info.yaml');
    hosts.answer = () => ({ status: 429, headers: { 'retry-after': '120' } });
    await expect(reader.load(url)).rejects.toThrow(/limits the number of requests until .* UTC/);
    const count = hosts.requests.length;
    await expect(reader.load(url)).rejects.toThrow(/limits the number of requests until/);
    expect(hosts.requests).toHaveLength(count);
  });

  it('sends credentials to no other host', async () => {
    hosts.answer = () => ({ status: 302, headers: { location: 'https://other.acme.example/x' } });
    await expect(reader.load(service.url('catalog-info.yaml'))).rejects.toThrow(
      /'other\.acme\.example'(?: is not allowed|, which is not followed)/,
    );
    const allowing = createAddressReader(
      {
        current: { allow: [{ host: 'other.acme.example' }], integrations: service.integrations },
        subscribe: () => () => undefined,
      },
      { transport: hosts.transport, environment: {} },
    );
    await allowing.load(service.url('catalog-info.yaml')).catch(() => undefined);
    for (const { host, headers, query } of hosts.requests) {
      if (host !== 'other.acme.example') continue;
      expect(headers.authorization ?? headers['x-api-key'] ?? query.get('sig')).toBeNull();
    }
  });

  it.each(['..', '.', '%2e%2e', '..%2f..%2fother', 'a%2f..%2f..%2f..', '..%5c..'])(
    'does not leave the repository by %s',
    async (path) => {
      await reader.load(service.url(`${path}/catalog-info.yaml`)).catch(() => undefined);
      for (const request of hosts.requests) expect(request.path).not.toMatch(/\.\.|other\//);
    },
  );
});

describe('github', () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pem = privateKey.export({ type: 'pkcs1', format: 'pem' }).toString();
  const app = { appId: 7, privateKey: pem, allowedInstallationOwners: ['Acme'] };
  const url = 'https://github.com/acme/shop/blob/main/catalog-info.yaml';
  const service = fakeServices['github'];

  function answerApps(): void {
    hosts.answer = (request) => {
      const { path, headers } = request;
      const { authorization = '' } = headers;
      if (path.startsWith('/app/') && !authorization.startsWith('Bearer ey')) return { status: 401 };
      if (path === '/app/installations') return { body: [{ id: 42, account: { login: 'acme' } }] };
      if (path === '/app/installations/42/access_tokens')
        return {
          body: { token: 'of-installation', expires_at: new Date(Date.now() + 3_600_000).toISOString() },
        };
      return authorization === 'Bearer of-installation'
        ? service?.answer(request, repository)
        : { status: 404 };
    };
  }

  it('uses the installation of the owner, with one token for many files', async () => {
    answerApps();
    const reader = readerOf({ github: [{ host: 'github.com', apps: [app] }] });
    await Promise.all([reader.load(url), reader.load(url), reader.load(url)]);
    expect(hosts.requests.filter(({ path }) => path === '/app/installations')).toHaveLength(1);
    expect(decode((await reader.load(url))?.bytes)).toBe('kind: Component\n');
    expect(hosts.requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('sends the signature of the app to no other host', async () => {
    const reader = createAddressReader(
      {
        current: {
          allow: [{ host: 'other.acme.example' }],
          integrations: { github: [{ host: 'github.com', apps: [app] }] },
        },
        subscribe: () => () => undefined,
      },
      { transport: hosts.transport, environment: {} },
    );
    hosts.answer = ({ host }) =>
      host === 'other.acme.example'
        ? { body: [] }
        : { status: 302, headers: { location: 'https://other.acme.example/x' } };
    await reader.load(url).catch(() => undefined);
    const [first, second] = hosts.requests;
    expect([first?.headers.authorization?.slice(0, 9), second?.host]).toEqual([
      'Bearer ey',
      'other.acme.example',
    ]);
    expect(second?.headers.authorization).toBeUndefined();
  });

  it('uses no installation of other owners, and the token instead', async () => {
    answerApps();
    const other = { ...app, allowedInstallationOwners: ['other'] };
    const reader = readerOf({ github: [{ host: 'github.com', apps: [other], token: 'of-installation' }] });
    await reader.load(url);
    expect(hosts.requests.filter(({ path }) => path.startsWith('/app'))).toEqual([]);
  });

  it('uses any installation for public repositories of other owners, if publicAccess is set', async () => {
    answerApps();
    const other = url.replace('acme', 'other');
    const allowing = readerOf({ github: [{ host: 'github.com', apps: [{ ...app, publicAccess: true }] }] });
    await allowing.load(other).catch(() => undefined);
    expect(hosts.requests.at(-1)?.headers.authorization).toBe('Bearer of-installation');
    const refusing = readerOf({ github: [{ host: 'github.com', apps: [app] }] });
    await refusing.load(other).catch(() => undefined);
    expect(hosts.requests.at(-1)?.headers.authorization).toBeUndefined();
  });

  it('reports a private key that is not valid, without it', async () => {
    const reader = readerOf({ github: [{ host: 'github.com', apps: [{ appId: 7, privateKey: 'secret' }] }] });
    await expect(reader.load(url)).rejects.toThrow(
      "The privateKey of the app '7' in integrations.github[0] is not a valid private key.",
    );
  });

  it('reads public files without an entry from the host of raw files', async () => {
    hosts.answer = ({ host, path }) =>
      host === 'raw.githubusercontent.com'
        ? { body: repository.show(path.slice('/acme/shop/main/'.length)) }
        : undefined;
    const reader = readerOf(undefined);
    for (const page of [
      url,
      'https://github.com/acme/shop/raw/refs/heads/main/catalog-info.yaml',
      'https://raw.githubusercontent.com/acme/shop/main/catalog-info.yaml',
    ])
      expect(decode((await reader.load(page))?.bytes)).toBe('kind: Component\n');
    await expect(reader.load('https://github.com/acme/shop')).rejects.toThrow('is a repository, not a file');
    await expect(reader.load('https://github.com/acme')).rejects.toThrow(
      "Reading from 'github.com' is not allowed",
    );
  });

  it('reports a repository that is not found as one that may be back', async () => {
    const reader = readerOf({ github: [{ host: 'github.com', token: 'the-token' }] });
    await expect(reader.load(url)).rejects.toMatchObject({
      message: `The repository or ref of '${url}' was not found. Check its name, and that the credentials of integrations.github[0] can read it.`,
      notFound: false,
    });
  });

  it('reports an empty repository', async () => {
    hosts.answer = () => ({ status: 409, body: { message: 'Git Repository is empty.' } });
    const reader = readerOf({ github: [{ host: 'github.com', token: 'the-token' }] });
    await expect(reader.readTree(url)).rejects.toThrow('is empty.');
  });

  it('reads the archive if the list of files is incomplete', async () => {
    hosts.answer = (request) =>
      request.path.includes('/git/trees/')
        ? { body: { tree: [], truncated: true } }
        : service?.answer(request, repository);
    const reader = readerOf(service?.integrations);
    const found = await reader.search('https://github.com/acme/shop/blob/main/**/catalog-info.yaml');
    expect(found?.files).toHaveLength(3);
  });

  it.each<[status: number, headers: Record<string, string>]>([
    [403, { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '4102444800' }],
    [403, { 'retry-after': '60' }],
    [429, {}],
    [200, { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '4102444800' }],
  ])('follows a rate limit that is reported as %i with %j', async (status, headers) => {
    hosts.answer = () => ({ status, headers });
    const reader = readerOf(service?.integrations);
    await reader.load(url).catch(() => undefined);
    await expect(reader.load(url)).rejects.toThrow(/'api.github.com' limits the number of requests until/);
    expect(hosts.requests).toHaveLength(1);
  });
});

it.each<[url: string, request: string, body: object, named: string]>([
  [
    'https://github.com/acme/shop',
    'api.github.com/repos/acme/shop',
    { default_branch: 'trunk' },
    'https://github.com/acme/shop/tree/trunk',
  ],
  [
    'https://github.com/acme/shop/tree/HEAD/**/a.yaml',
    'api.github.com/repos/acme/shop',
    { default_branch: 'trunk' },
    'https://github.com/acme/shop/tree/trunk/**/a.yaml',
  ],
  [
    'https://gitlab.com/acme/team/shop',
    'gitlab.com/api/v4/projects/acme/team/shop',
    { default_branch: 'trunk' },
    'https://gitlab.com/acme/team/shop/-/tree/trunk',
  ],
  [
    'https://dev.azure.com/acme/retail/_git/shop?path=/a.yaml',
    'dev.azure.com/acme/retail/_apis/git/repositories/shop',
    { defaultBranch: 'refs/heads/trunk' },
    'https://dev.azure.com/acme/retail/_git/shop?path=/a.yaml&version=GBtrunk',
  ],
  [
    'https://bitbucket.acme.example/projects/ACME/repos/shop',
    'bitbucket.acme.example/rest/api/1.0/projects/ACME/repos/shop/default-branch',
    { displayId: 'trunk' },
    'https://bitbucket.acme.example/projects/ACME/repos/shop/browse?at=trunk',
  ],
  [
    'https://gitea.acme.example/acme/shop',
    'gitea.acme.example/api/v1/repos/acme/shop',
    { default_branch: 'trunk' },
    'https://gitea.acme.example/acme/shop/src/branch/trunk',
  ],
])('names the default branch in %s', async (url, path, body, named) => {
  hosts.answer = (request) => (`${request.host}${request.path}` === path ? { body } : undefined);
  const integrations = Object.assign(
    {},
    ...Object.values(fakeServices).map((one) => one.integrations),
  ) as object;
  const reader = readerOf(integrations);
  expect(await reader.nameBranch(url)).toBe(named);
  expect(await reader.nameBranch(named)).toBe(named);
  expect(hosts.requests).toHaveLength(1);
});

describe('a branch with a slash in its name', () => {
  const answers: Record<string, (path: string, ref: string | null) => object | string | undefined> = {
    github: (path, ref) => {
      const rest = path.replace('/repos/acme/shop/', '');
      if (rest.startsWith('contents/') && ref === 'feature/cart') return repository.show(rest.slice(9));
      if (rest.startsWith('tarball/')) return repository.archive('tar.gz', { prefix: 'shop/' });
      if (rest === 'commits/feature/cart') return repository.head();
      const tree = repository.list().map(({ id, ...one }) => ({ ...one, sha: id, type: 'blob' }));
      return rest === 'git/trees/feature/cart' ? { tree } : undefined;
    },
    gitlab: (path, ref) => {
      const raw = /\/repository\/files\/(.*)\/raw$/.exec(path)?.[1];
      if (ref !== 'feature/cart') return undefined;
      if (path.endsWith('/archive.tar.gz')) return repository.archive('tar.gz', { prefix: 'shop/' });
      return raw === undefined ? [{ id: repository.head() }] : repository.show(raw);
    },
  };

  it.each([
    ['github', 'https://github.com/acme/shop/blob/feature/cart'],
    ['gitlab', 'https://gitlab.com/acme/team/shop/-/blob/feature/cart'],
  ])('is found at %s, and then known', async (type, page) => {
    hosts.answer = ({ path, query }) => {
      const body = answers[type]?.(path, query.get('ref') ?? query.get('ref_name') ?? query.get('sha'));
      return body === undefined
        ? { status: path.includes('/commits/') ? 422 : 404, body: 'No commit found' }
        : { body };
    };
    const integrations = { [type]: [{ token: 'the-token', host: new URL(page).host }] };
    const reader = readerOf(integrations);
    const url = `${page}/docs/deep/er/catalog-info.yaml`;
    expect(decode((await reader.load(url))?.bytes)).toBe('kind: System\n');
    const count = hosts.requests.length;
    await reader.load(url);
    expect(hosts.requests).toHaveLength(count + 1);
    const next = reader.resolveUrl('/docs/catalog-info.yaml', url);
    expect(next).toContain('/feature%2Fcart/docs/catalog-info.yaml');
    expect(decode((await readerOf(integrations).load(next))?.bytes)).toBe('kind: API\n');
    expect(reader.findEditUrl(url)).toContain('/edit/feature%2Fcart/docs/');

    const found = await readerOf(integrations).search(`${page}/**/catalog-info.yaml`);
    expect(found?.files.map(({ path }) => path)).toHaveLength(3);
    expect(decode(await found?.files[0]?.load())).toBe('kind: Component\n');
    const tree = await readerOf(integrations).readTree(`${page}/docs`);
    expect(tree?.files.map(({ path }) => path)).toContain('catalog-info.yaml');
    await tree?.dispose();
  });

  it('is not searched for if the ref of the URL exists', async () => {
    hosts.answer = (request) => fakeServices['github']?.answer(request, repository);
    const reader = readerOf(fakeServices['github']?.integrations);
    await expect(reader.load('https://github.com/acme/shop/blob/main/a/b/c.yaml')).rejects.toThrow(
      'NotFound',
    );
    expect(hosts.requests.map(({ path }) => path)).not.toContain('/repos/acme/shop/commits/main/a');
  });
});

it('uses the default branch of Bitbucket Cloud, and a token of its consumer', async () => {
  hosts.answer = (request) => {
    const { authorization } = request.headers;
    if (request.path === '/site/oauth2/access_token')
      return authorization === `Basic ${Buffer.from('id:secret').toString('base64')}`
        ? { body: { access_token: 'of-consumer', expires_in: 7200 } }
        : { status: 401 };
    if (authorization !== 'Bearer of-consumer') return { status: 401 };
    if (request.path === '/2.0/repositories/acme/shop') return { body: { mainbranch: { name: 'main' } } };
    return fakeServices['bitbucketCloud']?.answer(request, repository);
  };
  const reader = readerOf({ bitbucketCloud: [{ clientId: 'id', clientSecret: 'secret' }] });
  const tree = await reader.readTree('https://bitbucket.org/acme/shop');
  expect(tree?.files).toHaveLength(4);
  await tree?.dispose();
});

it('assumes a role of AWS with the keys of the environment, only for an entry', async () => {
  hosts.answer = (request) => {
    if (request.host === 'sts.eu-west-1.amazonaws.com')
      return {
        body: '<Credentials><AccessKeyId>ASIA</AccessKeyId><SecretAccessKey>s</SecretAccessKey><SessionToken>t</SessionToken></Credentials>',
      };
    return request.headers['x-amz-security-token'] === 't' || request.headers.authorization === undefined
      ? fakeServices['awsS3']?.answer(request, repository)
      : { status: 403 };
  };
  const environment = { AWS_ACCESS_KEY_ID: 'AKIA', AWS_SECRET_ACCESS_KEY: 'secret' };
  const url = 'https://shop.s3.eu-west-1.amazonaws.com/catalog-info.yaml';
  await readerOf({ awsS3: [{ roleArn: 'arn:aws:iam::1:role/r' }] }, environment).load(url);
  expect(hosts.requests.map(({ host }) => host)).toEqual(['sts.eu-west-1.amazonaws.com', new URL(url).host]);
  await readerOf(undefined, environment).load(url);
  expect(hosts.requests.at(-1)?.headers.authorization).toBeUndefined();
});

describe('Amazon S3', () => {
  const entry = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'secret' };

  it('has no buckets whose names lead to another host', async () => {
    const reader = readerOf({ awsS3: [entry] });
    for (const name of ['other.amazonaws.com%2Fx%3F', 'a%2Fb', 'a@b', 'a:b', 'a%23'])
      await expect(reader.load(`https://s3.us-east-1.amazonaws.com/${name}/k`)).rejects.toThrow(
        'not allowed',
      );
    expect(hosts.requests).toEqual([]);
  });

  it('is read and signed in the region of the URL, else of the entry', async () => {
    const reader = readerOf({ awsS3: [{ ...entry, region: 'eu-west-1' }] });
    for (const place of ['shop.s3', 'shop.s3.us-west-2', 'shop.s3.cn-north-1'])
      await reader.load(`https://${place}.amazonaws.com/k`).catch(() => undefined);
    expect(
      hosts.requests.map(({ host, headers }) => [host, headers.authorization?.split('/').slice(2, 4)]),
    ).toEqual([
      ['shop.s3.eu-west-1.amazonaws.com', ['eu-west-1', 's3']],
      ['shop.s3.us-west-2.amazonaws.com', ['us-west-2', 's3']],
      ['shop.s3.cn-north-1.amazonaws.com.cn', ['cn-north-1', 's3']],
    ]);
  });

  it('is asked for no page twice', async () => {
    hosts.answer = () => ({
      body: '<ListBucketResult><NextContinuationToken></NextContinuationToken></ListBucketResult>',
    });
    const reader = readerOf({ awsS3: [entry] });
    expect((await reader.search('https://shop.s3.eu-west-1.amazonaws.com/**/x.yaml'))?.files).toEqual([]);
    expect(hosts.requests).toHaveLength(1);
  });
});
