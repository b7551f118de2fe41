import type { FakeAnswer, FakeRequest } from './fakeHosts';
import type { GitRepository } from './gitRepository';

/** How a service is tested: its configuration, URLs, credentials, and what it answers. */
export interface FakeService {
  integrations: Record<string, unknown[]>;
  /** The URL of a file. */
  url: (path: string) => string;
  /** Whether a request has the credentials. */
  isAuthorized: (request: FakeRequest) => boolean;
  answer: (request: FakeRequest, repository: GitRepository) => FakeAnswer | undefined;
}

const basic = (text: string): string => `Basic ${Buffer.from(text).toString('base64')}`;
const has = (value: string) => (request: FakeRequest) => request.headers.authorization === value;

/** The rest of a path after a prefix, or `undefined`. */
function after(path: string, prefix: string): string | undefined {
  return path.startsWith(prefix) ? path.slice(prefix.length) : undefined;
}

/** The content of a file with its etag, as hosts that send one do. */
function file(request: FakeRequest, repository: GitRepository, path: string): FakeAnswer | undefined {
  const found = repository.list().find((one) => one.path === path);
  if (!found) return undefined;
  const headers = { etag: `"${found.id}"` };
  return request.headers['if-none-match'] === headers.etag
    ? { status: 304, headers }
    : { headers, body: repository.show(path) };
}

/** The answer of storage services for something that does not exist. */
const missing = (code: string): FakeAnswer => ({ status: 404, body: `<Error><Code>${code}</Code></Error>` });

const inFolder = (repository: GitRepository, folder: string) =>
  repository.list().filter(({ path }) => folder === '' || path.startsWith(`${folder}/`));

/** All services, which answer as their documentation describes. */
export const fakeServices: Readonly<Record<string, FakeService>> = {
  github: {
    integrations: { github: [{ host: 'github.com', token: 'the-token' }] },
    url: (path) => `https://github.com/acme/shop/blob/main/${path}`,
    isAuthorized: has('Bearer the-token'),
    answer(request, repository) {
      const { host, path } = request;
      if (host === 'codeload.github.com')
        return { body: repository.archive('tar.gz', { prefix: 'acme-shop-1234567/' }) };
      const rest = host === 'api.github.com' ? after(path, '/repos/acme/shop/') : undefined;
      if (rest === undefined) return undefined;
      if (rest.startsWith('contents/')) return file(request, repository, rest.slice(9));
      if (rest.startsWith('commits/')) return { body: repository.head() };
      if (rest.startsWith('tarball/'))
        return {
          status: 302,
          headers: { location: 'https://codeload.github.com/acme/shop/legacy.tar.gz/x' },
        };
      const tree = repository.list().map(({ id, ...one }) => ({ ...one, sha: id, type: 'blob' }));
      return rest === 'git/trees/main'
        ? { body: { sha: repository.head(), tree, truncated: false } }
        : undefined;
    },
  },
  gitlab: {
    integrations: { gitlab: [{ host: 'gitlab.com', token: 'the-token' }] },
    url: (path) => `https://gitlab.com/acme/team/shop/-/blob/main/${path}`,
    isAuthorized: has('Bearer the-token'),
    answer(request, repository) {
      const rest = after(request.path, '/api/v4/projects/acme/team/shop/repository/');
      const raw = /^files\/(.*)\/raw$/.exec(rest ?? '')?.[1];
      if (raw !== undefined) return file(request, repository, raw);
      if (rest === 'commits') return { body: [{ id: repository.head() }] };
      const path = request.query.get('path') ?? undefined;
      return rest === 'archive.tar.gz'
        ? { body: repository.archive('tar.gz', { prefix: 'shop-main-1234/', ...(path ? { path } : {}) }) }
        : undefined;
    },
  },
  azure: {
    integrations: { azure: [{ host: 'dev.azure.com', credentials: [{ personalAccessToken: 'the-token' }] }] },
    url: (path) => `https://dev.azure.com/acme/retail/_git/shop?path=/${path}&version=GBmain`,
    isAuthorized: has(basic(':the-token')),
    answer(request, repository) {
      const { query } = request;
      const rest = after(request.path, '/acme/retail/_apis/git/repositories/shop/');
      if (rest === 'commits') return { body: { count: 1, value: [{ commitId: repository.head() }] } };
      if (rest !== 'items' || query.get('versionDescriptor.version') !== 'main') return undefined;
      const scope = query.get('scopePath')?.slice(1);
      if (scope === undefined) {
        const found = file(request, repository, query.get('path')?.slice(1) ?? '');
        return found && { ...found, headers: {} };
      }
      if (query.get('$format') === 'zip')
        return {
          body: repository.archive(
            'zip',
            scope === '' ? {} : { within: scope, prefix: `${scope.split('/').at(-1)}/` },
          ),
        };
      const value = inFolder(repository, scope).map(({ path, id }) => ({
        path: `/${path}`,
        objectId: id,
        gitObjectType: 'blob',
      }));
      return { body: { count: value.length, value } };
    },
  },
  bitbucketCloud: {
    integrations: { bitbucketCloud: [{ host: 'bitbucket.org', username: 'anna', appPassword: 'secret' }] },
    url: (path) => `https://bitbucket.org/acme/shop/src/main/${path}`,
    isAuthorized: has(basic('anna:secret')),
    answer(request, repository) {
      const archive = after(request.path, '/acme/shop/get/');
      if (request.host === 'bitbucket.org' && archive === `${repository.head()}.tar.gz`)
        return { body: repository.archive('tar.gz', { prefix: 'acme-shop-1234/' }) };
      const rest = after(request.path, '/2.0/repositories/acme/shop/');
      if (rest?.startsWith('src/main/')) return file(request, repository, rest.slice(9));
      return rest === 'commits/main' ? { body: { values: [{ hash: repository.head() }] } } : undefined;
    },
  },
  bitbucketServer: {
    integrations: { bitbucketServer: [{ host: 'bitbucket.acme.example', token: 'the-token' }] },
    url: (path) => `https://bitbucket.acme.example/projects/ACME/repos/shop/browse/${path}?at=main`,
    isAuthorized: has('Bearer the-token'),
    answer(request, repository) {
      const { query } = request;
      const rest = after(request.path, '/rest/api/1.0/projects/ACME/repos/shop/');
      if (rest?.startsWith('raw/')) return file(request, repository, rest.slice(4));
      if (rest === 'commits') return { body: { values: [{ id: repository.head() }] } };
      const path = query.get('path') ?? undefined;
      return rest === 'archive' && query.get('format') === 'tgz'
        ? { body: repository.archive('tar.gz', path === undefined ? {} : { path }) }
        : undefined;
    },
  },
  gitea: {
    integrations: { gitea: [{ host: 'gitea.acme.example', password: 'the-token' }] },
    url: (path) => `https://gitea.acme.example/acme/shop/src/branch/main/${path}`,
    isAuthorized: has('token the-token'),
    answer(request, repository) {
      const rest = after(request.path, '/api/v1/repos/acme/shop/');
      if (rest?.startsWith('raw/')) return file(request, repository, rest.slice(4));
      if (rest === 'commits') return { body: [{ sha: repository.head() }] };
      return rest === `archive/${repository.head()}.tar.gz`
        ? { body: repository.archive('tar.gz', { prefix: 'shop/' }) }
        : undefined;
    },
  },
  gerrit: {
    integrations: {
      gerrit: [
        {
          host: 'gerrit.acme.example',
          gitilesBaseUrl: 'https://gerrit.acme.example/plugins/gitiles',
          username: 'anna',
          password: 'secret',
        },
      ],
    },
    url: (path) => `https://gerrit.acme.example/plugins/gitiles/team/shop/+/refs/heads/main/${path}`,
    isAuthorized: has(basic('anna:secret')),
    answer(request, repository) {
      const archive = after(request.path, `/a/plugins/gitiles/team/shop/+archive/${repository.head()}`);
      if (archive !== undefined) {
        const within = archive.replace(/\.tar\.gz$/, '').slice(1);
        return { body: repository.archive('tar.gz', within === '' ? {} : { within }) };
      }
      const rest = after(request.path, '/a/projects/team/shop/branches/main');
      if (rest === '') return { body: `)]}'\n${JSON.stringify({ revision: repository.head() })}` };
      const path = /^\/files\/(.*)\/content$/.exec(rest ?? '')?.[1];
      const found = path === undefined ? undefined : file(request, repository, path);
      return found && { body: repository.show(path ?? '').toString('base64') };
    },
  },
  harness: {
    integrations: { harness: [{ host: 'app.harness.io', apiKey: 'the-key' }] },
    url: (path) =>
      `https://app.harness.io/ng/account/a1/module/code/orgs/acme/projects/retail/repos/shop/files/main/~/${path}`,
    isAuthorized: ({ headers }) => headers['x-api-key'] === 'the-key',
    answer(request, repository) {
      if (request.query.get('routingId') !== 'a1') return undefined;
      const rest = after(request.path, '/gateway/code/api/v1/repos/a1/acme/retail/shop/+/');
      if (rest?.startsWith('raw/')) return file(request, repository, rest.slice(4));
      if (rest === 'content') return { body: { latest_commit: { sha: repository.head() } } };
      return rest === `archive/${repository.head()}.zip` ? { body: repository.archive('zip') } : undefined;
    },
  },
  awsS3: {
    integrations: { awsS3: [{ accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'secret' }] },
    url: (path) => `https://shop.s3.eu-west-1.amazonaws.com/${path}`,
    isAuthorized: ({ headers }) =>
      /^AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE\/\d{8}\/eu-west-1\/s3\/aws4_request, .*Signature=[\da-f]{64}$/.test(
        headers.authorization ?? '',
      ),
    answer(request, repository) {
      if (request.host !== 'shop.s3.eu-west-1.amazonaws.com') return undefined;
      if (request.query.get('list-type') !== '2')
        return file(request, repository, request.path.slice(1)) ?? missing('NoSuchKey');
      const keys = repository
        .list()
        .filter(({ path }) => path.startsWith(request.query.get('prefix') ?? ''))
        .filter(({ mode }) => mode !== '120000');
      // Two pages.
      const isSecond = request.query.get('continuation-token') === 'page 2&';
      const page = isSecond ? keys.slice(1) : keys.slice(0, 1);
      const contents = page.map(
        ({ path, id }) =>
          `<Contents><Key>${encodeURIComponent(path)}</Key><ETag>&quot;${id}&quot;</ETag><Size>1</Size></Contents>`,
      );
      const next = isSecond ? '' : '<NextContinuationToken>page 2&amp;</NextContinuationToken>';
      return { body: `<ListBucketResult>${contents.join('')}${next}</ListBucketResult>` };
    },
  },
  awsCodeCommit: {
    integrations: {
      awsCodeCommit: [{ region: 'eu-west-1', accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'secret' }],
    },
    url: (path) =>
      `https://eu-west-1.console.aws.amazon.com/codesuite/codecommit/repositories/shop/browse/refs/heads/main/--/${path}?region=eu-west-1`,
    isAuthorized: ({ headers }) =>
      (headers.authorization ?? '').includes('/eu-west-1/codecommit/aws4_request'),
    answer(request, repository) {
      if (request.host !== 'codecommit.eu-west-1.amazonaws.com' || request.method !== 'POST')
        return undefined;
      const { filePath, folderPath, commitSpecifier } = JSON.parse(request.body) as Record<string, string>;
      const missing = { status: 400, body: { __type: 'FileDoesNotExistException' } };
      if (commitSpecifier !== 'main') return missing;
      if (filePath !== undefined) {
        const found = file(request, repository, filePath);
        return found ? { body: { fileContent: repository.show(filePath).toString('base64') } } : missing;
      }
      const folder = folderPath === '/' ? '' : `${folderPath}/`;
      const below = repository
        .list()
        .filter(({ path, mode }) => path.startsWith(folder) && mode !== '120000')
        .map((one) => ({ ...one, rest: one.path.slice(folder.length) }));
      const folders = below.flatMap(({ rest }) =>
        rest.includes('/') ? [`${folder}${rest.split('/')[0]}`] : [],
      );
      return {
        body: {
          files: below
            .filter(({ rest }) => !rest.includes('/'))
            .map(({ path, id }) => ({ absolutePath: path, blobId: id })),
          subFolders: [...new Set(folders)].map((absolutePath) => ({ absolutePath })),
        },
      };
    },
  },
  azureBlobStorage: {
    integrations: {
      azureBlobStorage: [{ accountName: 'acme', accountKey: Buffer.from('key').toString('base64') }],
    },
    url: (path) => `https://acme.blob.core.windows.net/shop/${path}`,
    isAuthorized: ({ headers }) => /^SharedKey acme:[\w+/]{43}=$/.test(headers.authorization ?? ''),
    answer(request, repository) {
      if (request.host !== 'acme.blob.core.windows.net') return undefined;
      if (request.query.get('comp') !== 'list')
        return file(request, repository, request.path.slice(6)) ?? missing('BlobNotFound');
      const blobs = repository
        .list()
        .filter(({ path, mode }) => path.startsWith(request.query.get('prefix') ?? '') && mode !== '120000')
        .map(
          ({ path, id }) =>
            `<Blob><Name>${path.replaceAll('&', '&amp;')}</Name><Properties><Etag>${id}</Etag></Properties></Blob>`,
        );
      return {
        body: `<EnumerationResults><Blobs>${blobs.join('')}</Blobs><NextMarker/></EnumerationResults>`,
      };
    },
  },
};
