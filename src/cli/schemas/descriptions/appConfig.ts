import type { KeyDescriptions } from '#config/schema';

const services: KeyDescriptions = Object.fromEntries(
  Object.entries({
    github: 'GitHub and GitHub Enterprise',
    gitlab: 'GitLab',
    azure: 'Azure DevOps',
    azureBlobStorage: 'Azure Blob Storage',
    bitbucket: 'Bitbucket, in the older format',
    bitbucketCloud: 'Bitbucket Cloud',
    bitbucketServer: 'Bitbucket Server',
    gerrit: 'Gerrit',
    gitea: 'Gitea',
    harness: 'Harness',
    awsS3: 'Amazon S3',
    awsCodeCommit: 'AWS CodeCommit',
  }).map(([key, name]) => [`integrations.${key}`, `${name}: hosts and their credentials.`]),
);

/** Names that the examples in descriptions use. */
interface InstalledNames {
  iconKeys: string[];
  pluginIds: string[];
}

/** Describes keys that have no description in their schema, or whose description depends on the installation. */
export function appConfigDescriptions({ iconKeys, pluginIds }: InstalledNames): KeyDescriptions {
  return {
    ...services,
    'app.title': { text: '', examples: ['Acme Portal'] },
    'app.routes': 'The targets of links between plugins.',
    'app.pluginOverrides[]':
      'One override: the plugins it applies to (`match`), and the description, owners and links to show for them (`info`).',
    'app.pluginOverrides[].match': 'The plugins to match. All plugins by default.',
    'app.pluginOverrides[].match.pluginId': {
      text: 'Id of the plugin, or a regular expression between slashes.',
      examples: pluginIds,
    },
    'app.pluginOverrides[].match.packageName':
      'Package name of the plugin, or a regular expression between slashes.',
    'app.pluginOverrides[].info': 'The information to show.',
    'app.pluginOverrides[].info.description': 'A sentence about the plugin.',
    'app.pluginOverrides[].info.ownerEntityRefs': {
      text: 'The owners of the plugin.',
      examples: [['group:default/platform']],
    },
    'app.pluginOverrides[].info.links': 'Links for the plugin.',
    'app.pluginOverrides[].info.links[].title': 'Text of the link.',
    'app.pluginOverrides[].info.links[].url': 'Address of the link.',
    'app.packages.include': 'The only packages to search for plugins.',
    'app.packages.exclude': 'Packages to exclude.',
    'app.support': 'Support resources, which the support button opens.',
    'app.support.items': 'Support resources.',
    'app.support.items[]':
      'One support resource, such as a chat channel: its title, and optionally an icon and links.',
    'app.support.items[].icon': { text: '', examples: iconKeys },
    'app.support.items[].links': 'Links of the support resource.',
    'backend.reading': 'URLs that the backend may read.',
    'backend.reading.allow': 'Hosts that the backend may read from.',
    'backend.csp.*': 'Sources of the directive, or `false` to remove it.',
    'backend.database': 'The database: the embedded PostgreSQL, or a server.',
    'backend.auth': 'Services that may call the backend.',
    'backend.auth.keys': 'Secrets shared with other services.',
    'backend.auth.externalAccess': 'Callers that are not users.',
    'auth.providers': 'The sign-in providers, by id.',
    'auth.providers.guest': 'Allows guest sign-in.',
    'auth.providers.*': 'A sign-in provider, with its settings for each environment.',
    'auth.providers.*.development.signIn': 'How to map identities to catalog users.',
    'auth.providers.*.production.signIn': 'How to map identities to catalog users.',
    'permission.policy.rules[].permissions[].action': 'The action of the permissions.',
    'permission.policy.rules[].permissions[]':
      'A permission name, with `*` as a wildcard, or all permissions with an action.',
    'auth.session': 'Sessions of users who sign in with a provider.',
    'integrations.github[].apps': 'GitHub apps to authenticate as, instead of a token.',
  };
}
