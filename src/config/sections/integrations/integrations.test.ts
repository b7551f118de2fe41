import { describe, expect, it } from 'vitest';
import { loadText, summarize } from '../../node/testing/loadText';

const entry = (service: string, yaml: string): string => `integrations:\n  ${service}:\n    - ${yaml}\n`;
const azure = (yaml: string): string => entry('azure', yaml);
const complete = 'clientId: a, clientSecret: b, tenantId: c';

describe('integrations', () => {
  it.each<[text: string, problem: string, message: string, hint?: string]>([
    [
      entry('github', '{ host: https://github.acme.example }'),
      '3:15 integrations.github[0].host',
      "'integrations.github[0].host' must be a host without a scheme or a path.",
      "Did you mean 'github.acme.example'?",
    ],
    ...['acme.example/git', 'acme example', 'user@acme.example', '""'].map(
      (host): [string, string, string] => [
        entry('gitea', `{ host: ${host} }`),
        '3:15 integrations.gitea[0].host',
        "'integrations.gitea[0].host' must be a host without a scheme or a path.",
      ],
    ),
    ...[
      ['github', 'apiBaseUrl'],
      ['gitlab', 'baseUrl'],
      ['gerrit', 'gitilesBaseUrl'],
      ['azureBlobStorage', 'endpoint'],
      ['awsS3', 'endpoint'],
    ].map(([service = '', key = '']): [string, string, string] => [
      entry(service, `{ host: a.example, ${key}: a.example }`),
      `3:${28 + key.length} integrations.${service}[0].${key}`,
      `'integrations.${service}[0].${key}' must be an http or https URL, but is a different string.`,
    ]),
    [
      entry('gerrit', '{ host: a.example, cloneUrl: a }'),
      '3:36 integrations.gerrit[0].cloneUrl',
      "'integrations.gerrit[0].cloneUrl' must be a URL, but is a different string.",
    ],
    [
      entry('awsS3', '{ endpoint: https://s3.acme.example/bucket }'),
      '3:19 integrations.awsS3[0].endpoint',
      "'integrations.awsS3[0].endpoint' must be a URL without a path.",
      "Use 'https://s3.acme.example'. Buckets are part of the URLs that are read.",
    ],
    [
      azure(`{ credential: { ${complete} }, credentials: [{ personalAccessToken: d }] }`),
      '3:21 integrations.azure[0].credential',
      "'integrations.azure[0].credential' cannot be used together with 'credentials'.",
    ],
    [
      azure('{ token: t, credentials: [{ personalAccessToken: d }] }'),
      '3:16 integrations.azure[0].token',
      "'integrations.azure[0].token' cannot be used together with 'credentials'.",
    ],
    [
      azure('{ credentials: [{ clientId: a, clientSecret: b }] }'),
      '3:23 integrations.azure[0].credentials[0]',
      "'integrations.azure[0].credentials[0]' is not a complete credential: clientId, clientSecret do not belong to one kind.",
    ],
    [
      azure('{ credentials: [{ organizations: [a] }] }'),
      '3:23 integrations.azure[0].credentials[0]',
      "'integrations.azure[0].credentials[0]' contains no credential.",
    ],
    [
      azure(`{ credentials: [{ personalAccessToken: d, ${complete} }] }`),
      '3:23 integrations.azure[0].credentials[0]',
      "'integrations.azure[0].credentials[0]' is not a complete credential: clientId, clientSecret, tenantId, personalAccessToken do not belong to one kind.",
    ],
    [
      azure(`{ host: azure.acme.example, credentials: [{ ${complete} }] }`),
      '3:49 integrations.azure[0].credentials[0]',
      "'integrations.azure[0].credentials[0]' must be a personal access token, because 'azure.acme.example' is not dev.azure.com.",
    ],
    [
      azure(
        '{ credentials: [{ organizations: [a, b], clientId: i }, { organizations: [c, A], personalAccessToken: d }] }',
      ),
      '3:84 integrations.azure[0].credentials[1].organizations[1]',
      "'integrations.azure[0].credentials[1].organizations[1]' repeats an organization of 'credentials[0]'.",
    ],
    [
      azure('{ credentials: [{ clientId: i }, { personalAccessToken: d }] }'),
      '3:40 integrations.azure[0].credentials[1]',
      "'integrations.azure[0].credentials[1]' has no organizations, like 'credentials[0]'.",
    ],
    [
      entry('azureBlobStorage', '{ accountKey: a, sasToken: b }'),
      '3:34 integrations.azureBlobStorage[0].sasToken',
      "'integrations.azureBlobStorage[0].sasToken' cannot be used together with 'accountKey'.",
    ],
    [
      entry('azureBlobStorage', `{ sasToken: b, aadCredential: { ${complete} } }`),
      '3:37 integrations.azureBlobStorage[0].aadCredential',
      "'integrations.azureBlobStorage[0].aadCredential' cannot be used together with 'sasToken'.",
    ],
  ])('rejects %j', async (text, problem, message, hint) => {
    const { problems } = await loadText(text);
    expect(summarize(problems)).toEqual([`CONFIG_VALUE_INVALID ${problem}`]);
    expect(problems[0]).toMatchObject({ message, ...(hint === undefined ? {} : { hint }) });
  });

  it.each([
    azure(`{ credentials: [{ ${complete} }] }`),
    azure('{ credentials: [{ clientId: a }] }'),
    azure('{ credentials: [{ clientId: a, managedIdentityClientId: system-assigned, tenantId: c }] }'),
    azure('{ host: azure.acme.example, credentials: [{ personalAccessToken: d, organizations: [a] }] }'),
    azure('{ credential: { personalAccessToken: d } }'),
    azure('{ token: t }'),
    entry('gitea', '{ host: "gitea.acme.example:8443" }'),
    entry('gitlab', '{ host: "GitLab.acme.example:443" }'),
    entry('gerrit', '{ host: a.example, cloneUrl: "ssh://a.example:29418" }'),
    entry('awsS3', '{ endpoint: https://s3.acme.example/ }'),
    entry('azureBlobStorage', `{ accountName: a, aadCredential: { ${complete} } }`),
  ])('accepts %j', async (text) => {
    expect(summarize((await loadText(text)).problems)).toEqual([]);
  });

  it('reports only the variable, if a credential is incomplete because of it', async () => {
    const { problems } = await loadText(
      azure("{ credentials: [{ clientId: a, clientSecret: '${NOT_SET}', tenantId: c }] }"),
    );
    expect(problems.map(({ code }) => code)).toEqual(['CONFIG_VARIABLE_MISSING']);
  });

  it('ignores only the value that breaks a rule', async () => {
    const { loaded } = await loadText(azure('{ token: t, credentials: [{ personalAccessToken: d }] }'));
    expect(loaded.source.data).toMatchObject({
      integrations: { azure: [{ credentials: [{ personalAccessToken: 'd' }] }] },
    });
    expect(JSON.stringify(loaded.source.data)).not.toContain('"token"');
  });
});
