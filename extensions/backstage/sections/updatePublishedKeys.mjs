// Collects the configuration keys of Backstage's published packages and writes publishedKeys.ts. Run it by hand after a Backstage
// release: node extensions/backstage/sections/updatePublishedKeys.mjs. It uses npm to download the packages. It takes over
// names, types and visibilities, but no descriptions.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The packages that have a configuration schema. */
const packages = [
  'backend-app-api',
  'backend-defaults',
  'backend-dynamic-feature-service',
  'backend-plugin-api',
  'cli',
  'core-app-api',
  'core-components',
  'frontend-app-api',
  'integration',
  'integration-aws-node',
  'plugin-app-backend',
  'plugin-auth-backend',
  'plugin-auth-backend-module-atlassian-provider',
  'plugin-auth-backend-module-auth0-provider',
  'plugin-auth-backend-module-bitbucket-provider',
  'plugin-auth-backend-module-bitbucket-server-provider',
  'plugin-auth-backend-module-cloudflare-access-provider',
  'plugin-auth-backend-module-gcp-iap-provider',
  'plugin-auth-backend-module-github-provider',
  'plugin-auth-backend-module-gitlab-provider',
  'plugin-auth-backend-module-google-provider',
  'plugin-auth-backend-module-guest-provider',
  'plugin-auth-backend-module-microsoft-provider',
  'plugin-auth-backend-module-oauth2-provider',
  'plugin-auth-backend-module-oidc-provider',
  'plugin-auth-backend-module-okta-provider',
  'plugin-auth-backend-module-onelogin-provider',
  'plugin-auth-backend-module-openshift-provider',
  'plugin-catalog',
  'plugin-catalog-backend',
  'plugin-catalog-backend-module-aws',
  'plugin-catalog-backend-module-backstage-openapi',
  'plugin-catalog-backend-module-bitbucket-cloud',
  'plugin-catalog-backend-module-bitbucket-server',
  'plugin-catalog-backend-module-gcp',
  'plugin-catalog-backend-module-gerrit',
  'plugin-catalog-backend-module-github',
  'plugin-catalog-backend-module-gitlab',
  'plugin-catalog-backend-module-ldap',
  'plugin-catalog-backend-module-msgraph',
  'plugin-catalog-backend-module-puppetdb',
  'plugin-catalog-import',
  'plugin-devtools',
  'plugin-devtools-backend',
  'plugin-events-backend',
  'plugin-events-backend-module-aws-sqs',
  'plugin-events-backend-module-azure',
  'plugin-events-backend-module-github',
  'plugin-events-backend-module-gitlab',
  'plugin-events-backend-module-google-pubsub',
  'plugin-events-backend-module-kafka',
  'plugin-events-node',
  'plugin-home',
  'plugin-kubernetes-backend',
  'plugin-kubernetes-react',
  'plugin-mcp-actions-backend',
  'plugin-notifications-backend',
  'plugin-notifications-backend-module-email',
  'plugin-notifications-backend-module-slack',
  'plugin-permission-common',
  'plugin-proxy-backend',
  'plugin-scaffolder-backend',
  'plugin-scaffolder-backend-module-confluence-to-markdown',
  'plugin-scaffolder-backend-module-sentry',
  'plugin-search',
  'plugin-search-backend',
  'plugin-search-backend-module-catalog',
  'plugin-search-backend-module-elasticsearch',
  'plugin-search-backend-module-explore',
  'plugin-search-backend-module-pg',
  'plugin-search-backend-module-stack-overflow-collator',
  'plugin-search-backend-module-techdocs',
  'plugin-techdocs',
  'plugin-techdocs-backend',
  'plugin-user-settings',
].map((name) => `@backstage/${name}`);

const units = new Set(['years', 'months', 'weeks', 'days', 'hours', 'minutes', 'seconds', 'milliseconds']);

const folder = mkdtempSync(path.join(tmpdir(), 'published-keys-'));
/** @type {Record<string, string>} */
const versions = {};
/** @type {Map<string, { types: Set<string>, visibility: string, packages: Set<string> }>} */
const keys = new Map();
try {
  for (const name of packages) {
    const { version, schema } = readPackage(name);
    versions[name] = version;
    collect(name, schema, '', 'backend');
  }
} finally {
  rmSync(folder, { recursive: true });
}
writeFileSync(path.join(import.meta.dirname, 'publishedKeys.ts'), print());
execFileSync('node_modules/.bin/oxfmt', ['extensions/backstage/sections/publishedKeys.ts'], {
  cwd: path.resolve(import.meta.dirname, '../../..'),
});
console.error(`Wrote ${keys.size} keys of ${packages.length} packages.`);

/** Downloads a package and reads its configuration schema. */
function readPackage(name) {
  const [archive] = execFileSync('npm', ['pack', '--silent', name], { cwd: folder, encoding: 'utf8' })
    .trim()
    .split('\n')
    .toReversed();
  const read = (file) =>
    JSON.parse(execFileSync('tar', ['-xzOf', archive, `package/${file}`], { cwd: folder, encoding: 'utf8' }));
  const { version, configSchema } = read('package.json');
  if (typeof configSchema === 'object') return { version, schema: configSchema };
  if (!configSchema?.endsWith('.json')) throw new Error(`${name} has no JSON schema.`);
  return { version, schema: read(configSchema) };
}

/** Collects the keys below a schema. `inherited` is the visibility from a `deepVisibility` further up. */
function collect(name, schema, at, inherited) {
  const deep = schema.deepVisibility ?? inherited;
  for (const form of listForms(schema).filter((one) => !isDuration(one))) {
    const { properties = {}, additionalProperties: free, items } = form;
    for (const [key, child] of Object.entries(properties)) {
      const step = /[.[\]']/.test(key) ? `'${key}'` : key;
      add(name, child, at === '' ? step : `${at}.${step}`, deep);
    }
    if (typeof free === 'object' && Object.keys(free).length > 0) add(name, free, `${at}.*`, deep);
    for (const item of [items].flat()) if (item) collect(name, item, `${at}[]`, deep);
  }
}

function add(name, schema, at, inherited) {
  const key = keys.get(at) ?? { types: new Set(), visibility: 'backend', packages: new Set() };
  keys.set(at, key);
  for (const type of listForms(schema).flatMap(listTypes)) key.types.add(type);
  const visibility = schema.visibility ?? schema.deepVisibility ?? inherited;
  if (visibility !== 'backend') key.visibility = visibility;
  key.packages.add(name);
  collect(name, schema, at, inherited);
}

/** Lists the alternatives of a schema. References are recursive types, such as JSON values, whose contents are free. */
function listForms(schema) {
  const forms = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  return forms ? forms.flatMap(listForms) : [schema];
}

function listTypes(schema) {
  if (isDuration(schema)) return ['duration'];
  if (schema.const !== undefined) return [printWord(schema.const)];
  if (schema.enum) return schema.enum.map(printWord);
  return [schema.type ?? 'any'].flat().map((type) => {
    if (type === 'object') return 'map';
    if (type !== 'array') return type;
    const inner = [
      ...new Set([schema.items].flat().flatMap((item) => listForms(item ?? {}).flatMap(listTypes))),
    ];
    return inner.length === 1 && inner[0] !== 'any' ? `list of ${inner[0]}` : 'list';
  });
}

function printWord(value) {
  return typeof value === 'string' ? `'${value}'` : JSON.stringify(value);
}

function isDuration({ properties = {} }) {
  const names = Object.keys(properties);
  return names.length > 0 && names.every((name) => units.has(name));
}

function print() {
  const sorted = [...keys].toSorted(([left], [right]) => (left < right ? -1 : 1));
  const rows = sorted.map(([at, { types, visibility, packages: sources }]) =>
    JSON.stringify([
      at,
      [...types].toSorted().join(' | '),
      visibility,
      [...sources].map((name) => packages.indexOf(name)).join(' '),
    ]),
  );
  return [
    '// Generated from the configuration schemas of published packages. To update it, run updatePublishedKeys.mjs.',
    '',
    '/** The packages and their versions. */',
    `export const publishedPackages: ReadonlyArray<readonly [name: string, version: string]> = ${JSON.stringify(Object.entries(versions))};`,
    '',
    "type Visibility = 'frontend' | 'backend' | 'secret';",
    '',
    '/** The keys: path, type, visibility, and the indexes of the packages that read it. */',
    'export const publishedKeys: ReadonlyArray<',
    '  readonly [path: string, type: string, visibility: Visibility, packages: string]',
    `> = [${rows.join(',\n')}];`,
    '',
  ].join('\n');
}
