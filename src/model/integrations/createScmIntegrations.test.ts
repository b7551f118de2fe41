import { describe, expect, it } from 'vitest';
import { createScmIntegrations } from './createScmIntegrations';
import { SCM_TYPES, type ScmType } from './urls/integrationConfig';

const integrations = createScmIntegrations({
  github: [{ host: 'ghe.acme.example' }],
  gitlab: [{ host: 'GitLab.acme.example', baseUrl: 'https://gitlab.acme.example/code/' }],
  azure: [{ host: 'azure.acme.example' }],
  bitbucketServer: [{ host: 'bitbucket.acme.example:7990' }],
  gerrit: [
    { host: 'gerrit.acme.example', gitilesBaseUrl: 'https://gerrit.acme.example/plugins/gitiles' },
    { host: 'android.acme.example', disableEditUrl: true },
  ],
  gitea: [{ host: 'gitea.acme.example' }],
  harness: [{ host: 'app.harness.io' }],
  awsS3: [{ endpoint: 'https://s3.acme.example', s3ForcePathStyle: 'true' }],
  awsCodeCommit: [{ region: 'eu-west-1' }],
});

const commit = 'e4b0d5a1c3f2e4b0d5a1c3f2e4b0d5a1c3f2e4b0';

/** By service: a file, the file next to it, its page for editing, and a line of it. */
const files: Readonly<
  Record<string, [type: ScmType, file: string, next: string, edit: string, line: string]>
> = {
  GitHub: [
    'github',
    'https://github.com/acme/shop/blob/main/docs/catalog-info.yaml',
    'https://github.com/acme/shop/tree/main/docs/api.yaml',
    'https://github.com/acme/shop/edit/main/docs/catalog-info.yaml',
    'https://github.com/acme/shop/tree/main/docs/api.yaml#L7',
  ],
  'GitHub Enterprise': [
    'github',
    'https://ghe.acme.example/acme/shop/tree/v1.2/catalog-info.yaml',
    'https://ghe.acme.example/acme/shop/tree/v1.2/api.yaml',
    'https://ghe.acme.example/acme/shop/edit/v1.2/catalog-info.yaml',
    'https://ghe.acme.example/acme/shop/tree/v1.2/api.yaml#L7',
  ],
  GitLab: [
    'gitlab',
    'https://gitlab.com/acme/team/shop/-/blob/main/docs/catalog-info.yaml',
    'https://gitlab.com/acme/team/shop/-/blob/main/docs/api.yaml',
    'https://gitlab.com/acme/team/shop/-/edit/main/docs/catalog-info.yaml',
    'https://gitlab.com/acme/team/shop/-/blob/main/docs/api.yaml#L7',
  ],
  'GitLab in a folder': [
    'gitlab',
    'https://gitlab.acme.example/code/acme/shop/blob/main/catalog-info.yaml',
    'https://gitlab.acme.example/code/acme/shop/-/blob/main/api.yaml',
    'https://gitlab.acme.example/code/acme/shop/-/edit/main/catalog-info.yaml',
    'https://gitlab.acme.example/code/acme/shop/-/blob/main/api.yaml#L7',
  ],
  'Azure DevOps': [
    'azure',
    'https://dev.azure.com/acme/retail/_git/shop?path=/docs/catalog-info.yaml&version=GBmain',
    'https://dev.azure.com/acme/retail/_git/shop?path=/docs/api.yaml&version=GBmain',
    'https://dev.azure.com/acme/retail/_git/shop?path=/docs/catalog-info.yaml&version=GBmain',
    'https://dev.azure.com/acme/retail/_git/shop?path=%2Fdocs%2Fapi.yaml&version=GBmain&line=7&lineEnd=8&lineStartColumn=1&lineEndColumn=1',
  ],
  'Bitbucket Cloud': [
    'bitbucketCloud',
    'https://bitbucket.org/acme/shop/src/main/docs/catalog-info.yaml',
    'https://bitbucket.org/acme/shop/src/main/docs/api.yaml',
    'https://bitbucket.org/acme/shop/src/main/docs/catalog-info.yaml?mode=edit&spa=0&at=main',
    'https://bitbucket.org/acme/shop/src/main/docs/api.yaml#lines-7',
  ],
  'Bitbucket Server': [
    'bitbucketServer',
    'https://bitbucket.acme.example:7990/projects/ACME/repos/shop/browse/docs/catalog-info.yaml?at=main',
    'https://bitbucket.acme.example:7990/projects/ACME/repos/shop/browse/docs/api.yaml?at=main',
    'https://bitbucket.acme.example:7990/projects/ACME/repos/shop/browse/docs/catalog-info.yaml?at=main',
    'https://bitbucket.acme.example:7990/projects/ACME/repos/shop/browse/docs/api.yaml?at=main#7',
  ],
  Gerrit: [
    'gerrit',
    'https://gerrit.acme.example/plugins/gitiles/team/shop/+/refs/heads/main/docs/catalog-info.yaml',
    'https://gerrit.acme.example/plugins/gitiles/team/shop/+/refs/heads/main/docs/api.yaml',
    'https://gerrit.acme.example/admin/repos/edit/repo/team%2Fshop/branch/refs%2Fheads%2Fmain/file/docs%2Fcatalog-info.yaml',
    'https://gerrit.acme.example/plugins/gitiles/team/shop/+/refs/heads/main/docs/api.yaml#7',
  ],
  'Gerrit at a commit, without editing': [
    'gerrit',
    `https://android.acme.example/shop/+/${commit}/catalog-info.yaml`,
    `https://android.acme.example/shop/+/${commit}/api.yaml`,
    `https://android.acme.example/shop/+/${commit}/catalog-info.yaml`,
    `https://android.acme.example/shop/+/${commit}/api.yaml#7`,
  ],
  Gitea: [
    'gitea',
    'https://gitea.acme.example/acme/shop/src/branch/main/docs/catalog-info.yaml',
    'https://gitea.acme.example/acme/shop/src/branch/main/docs/api.yaml',
    'https://gitea.acme.example/acme/shop/_edit/main/docs/catalog-info.yaml',
    'https://gitea.acme.example/acme/shop/src/branch/main/docs/api.yaml#L7',
  ],
  Harness: [
    'harness',
    'https://app.harness.io/ng/account/a1/module/code/orgs/acme/projects/retail/repos/shop/files/feature/x/~/docs/catalog-info.yaml',
    'https://app.harness.io/ng/account/a1/module/code/orgs/acme/projects/retail/repos/shop/files/feature/x/~/docs/api.yaml',
    'https://app.harness.io/ng/account/a1/module/code/orgs/acme/projects/retail/repos/shop/edit/feature/x/~/docs/catalog-info.yaml',
    'https://app.harness.io/ng/account/a1/module/code/orgs/acme/projects/retail/repos/shop/files/feature/x/~/docs/api.yaml',
  ],
  'Amazon S3': [
    'awsS3',
    'https://shop.s3.eu-west-1.amazonaws.com/docs/catalog-info.yaml',
    'https://shop.s3.eu-west-1.amazonaws.com/docs/api.yaml',
    'https://shop.s3.eu-west-1.amazonaws.com/docs/catalog-info.yaml',
    'https://shop.s3.eu-west-1.amazonaws.com/docs/api.yaml',
  ],
  'a service that is compatible with S3': [
    'awsS3',
    'https://s3.acme.example/shop/docs/catalog-info.yaml',
    'https://s3.acme.example/shop/docs/api.yaml',
    'https://s3.acme.example/shop/docs/catalog-info.yaml',
    'https://s3.acme.example/shop/docs/api.yaml',
  ],
  'AWS CodeCommit': [
    'awsCodeCommit',
    'https://eu-west-1.console.aws.amazon.com/codesuite/codecommit/repositories/shop/browse/refs/heads/main/--/docs/catalog-info.yaml?region=eu-west-1',
    'https://eu-west-1.console.aws.amazon.com/codesuite/codecommit/repositories/shop/browse/refs/heads/main/--/docs/api.yaml?region=eu-west-1',
    'https://eu-west-1.console.aws.amazon.com/codesuite/codecommit/repositories/shop/files/edit/refs/heads/main/--/docs/catalog-info.yaml?region=eu-west-1',
    'https://eu-west-1.console.aws.amazon.com/codesuite/codecommit/repositories/shop/browse/refs/heads/main/--/docs/api.yaml?region=eu-west-1&lines=7-7',
  ],
  'Azure Blob Storage': [
    'azureBlobStorage',
    'https://acme.blob.core.windows.net/shop/docs/catalog-info.yaml',
    'https://acme.blob.core.windows.net/shop/docs/api.yaml',
    'https://acme.blob.core.windows.net/shop/docs/catalog-info.yaml',
    'https://acme.blob.core.windows.net/shop/docs/api.yaml',
  ],
};

describe.each(Object.entries(files))('the URLs of %s', (_name, [type, file, next, edit, line]) => {
  const folder = file.includes('/docs/') ? 'docs/' : '';

  it('belong to the service', () => {
    expect(integrations.byUrl(file)?.type).toBe(type);
    const address = integrations.byUrl(file)?.parseUrl(file);
    expect(address).toMatchObject({
      repo: expect.stringMatching(/shop$/),
      path: `${folder}catalog-info.yaml`,
    });
  });

  it('lead to other files of the repository', () => {
    expect(integrations.resolveUrl({ url: './api.yaml', base: file })).toBe(next);
    expect(integrations.resolveUrl({ url: 'api.yaml', base: file })).toBe(next);
    expect(integrations.resolveUrl({ url: `/${folder}api.yaml`, base: file })).toBe(next);
    expect(integrations.resolveUrl({ url: `../../../../../${folder}api.yaml`, base: file })).toBe(next);
    expect(integrations.resolveUrl({ url: './api.yaml', base: next })).toBe(next);
    expect(integrations.resolveUrl({ url: './api.yaml', base: file, lineNumber: 7 })).toBe(line);
  });

  it('keep names with spaces and other scripts', () => {
    const odd = integrations.resolveUrl({ url: './a b/日本#1.md', base: file });
    const address = integrations.byUrl(odd)?.parseUrl(odd);
    expect(address?.path).toBe(`${folder}a b/日本`);
  });

  it('lead to a page for editing', () => {
    expect(integrations.resolveEditUrl(file)).toBe(edit);
  });

  it('stay the same when they are absolute', () => {
    const other = 'https://other.example/file.yaml';
    expect(integrations.resolveUrl({ url: other, base: file })).toBe(other);
  });
});

describe('integrations', () => {
  it('have the public hosts without configuration', () => {
    const list = createScmIntegrations(undefined).list();
    expect(list.map(({ type, title }) => `${type} ${title}`)).toEqual([
      'awsS3 amazonaws.com',
      'azureBlobStorage blob.core.windows.net',
      'azure dev.azure.com',
      'bitbucketCloud bitbucket.org',
      'github github.com',
      'gitlab gitlab.com',
    ]);
  });

  it('have the APIs of the services', () => {
    const apis = integrations.list().map(({ config: { host, apiBaseUrl } }) => `${host} ${apiBaseUrl}`);
    expect(apis).toEqual(
      expect.arrayContaining([
        'github.com https://api.github.com',
        'ghe.acme.example https://ghe.acme.example/api/v3',
        'gitlab.com https://gitlab.com/api/v4',
        'gitlab.acme.example https://gitlab.acme.example/code/api/v4',
        'bitbucket.org https://api.bitbucket.org/2.0',
        'bitbucket.acme.example:7990 https://bitbucket.acme.example:7990/rest/api/1.0',
        'gitea.acme.example https://gitea.acme.example/api/v1',
      ]),
    );
  });

  it('know all twelve services', () => {
    const section = Object.fromEntries(SCM_TYPES.map((type) => [type, [{ host: `${type}.example` }]]));
    const configured = createScmIntegrations(section);
    for (const type of SCM_TYPES) expect(configured.byHost(`${type}.example`.toUpperCase())?.type).toBe(type);
  });

  it.each([
    ['https://acme.visualstudio.com/retail/_git/shop?path=/a.yaml&version=GTv1', 'azure'],
    ['https://dev.azure.com/acme/_git/shop', 'azure'],
    ['https://s3.us-east-1.amazonaws.com/bucket/a.yaml', 'awsS3'],
    [
      'https://eu-west-1.console.aws.amazon.com/codesuite/codecommit/repositories/shop/browse',
      'awsCodeCommit',
    ],
    ['https://github.com.evil.example/acme/shop', undefined],
    ['https://evil-amazonaws.com/bucket/a.yaml', undefined],
    ['https://evil.example/?x=github.com', undefined],
    ['not a URL', undefined],
  ])('find the service of %s', (url, type) => {
    expect(integrations.byUrl(url)?.type).toBe(type);
  });

  it.each([
    [
      'https://dev.azure.com/acme/_git/shop',
      { organization: 'acme', project: 'shop', repo: 'shop', path: '', ref: undefined },
    ],
    [
      'https://acme.visualstudio.com/retail/_git/shop?path=%2Fa.yaml&version=GTv1',
      { organization: 'acme', project: 'retail', repo: 'shop', path: 'a.yaml', ref: 'v1', refKind: 'tag' },
    ],
    ['https://github.com/acme/shop.git', { owner: 'acme', repo: 'shop', path: '' }],
    ['https://gitlab.com/a/b/c/shop', { owner: 'a/b/c', repo: 'shop', path: '' }],
    [
      'https://bitbucket.acme.example:7990/users/anna/repos/shop/browse',
      { owner: '~anna', repo: 'shop', path: '' },
    ],
    ['https://gerrit.acme.example/plugins/gitiles/team/shop/+/HEAD/', { repo: 'team/shop', path: '' }],
  ])('read %s', (url, address) => {
    expect(integrations.byUrl(url)?.parseUrl(url)).toMatchObject(address);
  });

  it.each(['https://github.com/acme', 'https://dev.azure.com/acme/retail', 'https://gitlab.com/acme'])(
    'have no repository at %s',
    (url) => {
      expect(integrations.byUrl(url)?.parseUrl(url)).toBeUndefined();
    },
  );

  it('use the entry of the account of Azure Blob Storage', () => {
    const storage = createScmIntegrations({
      azureBlobStorage: [
        { accountName: 'first' },
        { connectionString: 'AccountName=second;AccountKey=a2V5==;EndpointSuffix=core.windows.net' },
        { endpoint: 'http://localhost:10000/dev', accountName: 'dev' },
        { connectionString: 'BlobEndpoint=http://localhost:10000/other;AccountName=other;AccountKey=a2V5' },
      ],
    });
    const places = [
      'https://first.blob.core.windows.net/shop/a.yaml',
      'https://second.blob.core.windows.net/shop/a.yaml',
      'https://third.blob.core.windows.net/shop/a.yaml',
      'http://localhost:10000/dev/shop/a.yaml',
      'http://localhost:10000/other/shop/a.yaml',
    ].map((url) => {
      const found = storage.byUrl(url);
      const { owner, repo, path } = found?.parseUrl(url) ?? {};
      return [found?.config.index, owner, repo, path].join(' ');
    });
    expect(places).toEqual([
      '0 first shop a.yaml',
      '1 second shop a.yaml',
      ' third shop a.yaml',
      '2 dev shop a.yaml',
      '3 other shop a.yaml',
    ]);
  });

  it('resolve the folder of a base', () => {
    const base = 'https://github.com/acme/shop/tree/main/docs/';
    expect(integrations.resolveUrl({ url: 'a.md', base })).toBe(
      'https://github.com/acme/shop/tree/main/docs/a.md',
    );
    expect(integrations.resolveUrl({ url: '.', base: `${base}a.md` })).toBe(base);
    expect(integrations.resolveUrl({ url: '/', base })).toBe('https://github.com/acme/shop/tree/main');
    expect(integrations.resolveUrl({ url: '//evil.example/a', base })).toBe(
      'https://github.com/acme/shop/tree/main/evil.example/a',
    );
  });
});
