import { ReadError, type LiveSettings, type SourceHosts } from '#backend';
import type { ScmType } from '#model';
import { createScmSources } from './createScmSources';
import { createSender, type Credentials } from './http/createSender';
import { sendPinned } from './http/sendPinned';
import type { ReaderParts } from './createAddressReader';
import type { ReadingSettings } from './readingSettings';
import { printBasic } from './scm/credentials/headers';

const API_SECONDS = 60;
const GIT_SECONDS = 600;

/** The user name with which git of a service accepts a token as the password. */
const gitUsers: Partial<Record<ScmType, string>> = {
  github: 'x-access-token',
  gitlab: 'oauth2',
  gitea: 'oauth2',
  bitbucketCloud: 'x-token-auth',
};

/** Creates the access to hosts that plugins change repositories with. */
export function createSourceHosts(
  settings: LiveSettings<ReadingSettings>,
  { transport = sendPinned, clock, environment = process.env }: ReaderParts = {},
): SourceHosts {
  const send = createSender(transport, clock);
  const sources = createScmSources(settings, send, environment);
  return {
    async open(type, repository, token) {
      const connection = await sources.connect(type, repository, token);
      if (!connection)
        throw new ReadError(
          `'${repository.host}' is not a host of integrations.${type}. Add an entry for it with credentials to the configuration.`,
        );
      const { config, label, trust, policy, credentials } = connection;
      if (!credentials)
        throw new ReadError(
          `Changing repositories at '${config.host}' requires credentials. Add them to ${label} in the configuration, or pass a token.`,
        );
      return {
        config,
        entry: label,
        fetch: ({ url, method, headers, body, protocol = 'api', signal }) =>
          send(
            { url, method, headers, body },
            {
              trust,
              policy,
              name: new URL(url).host,
              timeoutSeconds: protocol === 'git' ? GIT_SECONDS : API_SECONDS,
              credentials: protocol === 'git' ? toGitCredentials(type, credentials) : credentials,
              signal,
            },
          ),
      };
    },
  };
}

/** Git accepts a user name and a password where an API accepts a token. */
function toGitCredentials(type: ScmType, { account, authorize }: Credentials): Credentials {
  const user = gitUsers[type];
  return {
    account,
    async authorize(request) {
      const authorized = await authorize(request);
      const token = /^(?:Bearer|token) (.+)$/.exec(authorized.headers?.['authorization'] ?? '')?.[1];
      if (user === undefined || token === undefined) return authorized;
      return { ...authorized, headers: { ...authorized.headers, authorization: printBasic(user, token) } };
    },
  };
}
