import type { Doubt } from '../../schema/keys';

/** A credential of `integrations.azure`. */
export interface AzureCredential {
  organizations?: readonly string[] | undefined;
  clientId?: string | undefined;
  clientSecret?: string | undefined;
  tenantId?: string | undefined;
  managedIdentityClientId?: string | undefined;
  personalAccessToken?: string | undefined;
}

interface AzureEntry {
  host: string;
  token?: string | undefined;
  credential?: AzureCredential | undefined;
  credentials?: readonly AzureCredential[] | undefined;
}

/** The keys of each kind of credential. A credential has exactly the keys of one kind. */
const credentialKinds = {
  'client secret': ['clientId', 'clientSecret', 'tenantId'],
  'managed identity': ['clientId'],
  'managed identity with a client assertion': ['clientId', 'managedIdentityClientId', 'tenantId'],
  'personal access token': ['personalAccessToken'],
} as const satisfies Record<string, ReadonlyArray<keyof AzureCredential>>;

const kindList = Object.entries(credentialKinds)
  .map(([kind, keys]) => `${keys.join(', ')} (${kind})`)
  .join('; ');

/** Lists what is wrong with an entry of `integrations.azure`. */
export function checkAzure({ host, token, credential, credentials = [] }: AzureEntry): Doubt[] {
  const located = [
    ...(credential ? [{ value: credential, path: ['credential'] }] : []),
    ...credentials.map((value, index) => ({ value, path: ['credentials', index] })),
  ];
  const together: Doubt[] = [];
  if (credentials.length > 0 && credential)
    together.push({
      path: ['credential'],
      text: "cannot be used together with 'credentials'.",
      hint: "Move it into the list 'credentials'.",
    });
  if (credentials.length > 0 && token !== undefined)
    together.push({
      path: ['token'],
      text: "cannot be used together with 'credentials'.",
      hint: "Remove it, or add it to 'credentials' as a personalAccessToken.",
    });
  return [
    ...together,
    ...located.flatMap(({ value, path }) =>
      checkCredential(value, host).map((doubt) => ({ ...doubt, path })),
    ),
    ...checkOrganizations(credentials),
  ];
}

function checkCredential(credential: AzureCredential, host: string): Doubt[] {
  const given = Object.entries(credential).flatMap(([key, value]) =>
    value === undefined || key === 'organizations' ? [] : [key],
  );
  const kind = Object.entries(credentialKinds).find(
    ([, keys]) => keys.length === given.length && keys.every((key) => given.includes(key)),
  )?.[0];
  if (kind === undefined)
    return [
      {
        text:
          given.length === 0
            ? 'contains no credential.'
            : `is not a complete credential: ${given.join(', ')} do not belong to one kind.`,
        hint: `The keys must be those of one kind: ${kindList}.`,
      },
    ];
  if (kind !== 'personal access token' && host !== 'dev.azure.com')
    return [
      {
        text: `must be a personal access token, because '${host}' is not dev.azure.com.`,
        hint: 'Use personalAccessToken. Other credentials work only on dev.azure.com.',
      },
    ];
  return [];
}

/** An organization, or all organizations without a credential of their own, can have one credential. */
function checkOrganizations(credentials: readonly AzureCredential[]): Doubt[] {
  const seen = new Map<string, number>();
  return credentials.flatMap(({ organizations = [] }, index) => {
    const names = organizations.length === 0 ? [''] : organizations;
    return names.flatMap((name, position): Doubt[] => {
      const first = seen.get(name.toLowerCase());
      if (first === undefined) {
        seen.set(name.toLowerCase(), index);
        return [];
      }
      return name === ''
        ? [
            {
              path: ['credentials', index],
              text: `has no organizations, like 'credentials[${first}]'.`,
              hint: "Only one credential can be for all other organizations. Add 'organizations' to one of them.",
            },
          ]
        : [
            {
              path: ['credentials', index, 'organizations', position],
              text: `repeats an organization of 'credentials[${first}]'.`,
              hint: 'An organization can have only one credential.',
            },
          ];
    });
  });
}

interface BlobStorageEntry {
  accountKey?: string | undefined;
  sasToken?: string | undefined;
  aadCredential?: object | undefined;
}

/** Lists what is wrong with an entry of `integrations.azureBlobStorage`. */
export function checkAzureBlobStorage({ accountKey, sasToken, aadCredential }: BlobStorageEntry): Doubt[] {
  const other = accountKey === undefined ? 'sasToken' : 'accountKey';
  const broken: Doubt[] = [];
  if (accountKey !== undefined && sasToken !== undefined)
    broken.push({
      path: ['sasToken'],
      text: "cannot be used together with 'accountKey'.",
      hint: 'Remove one of them.',
    });
  if (aadCredential && (accountKey !== undefined || sasToken !== undefined))
    broken.push({
      path: ['aadCredential'],
      text: `cannot be used together with '${other}'.`,
      hint: 'Remove one of them.',
    });
  return broken;
}
