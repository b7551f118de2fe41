import { stringifyEntityRef, type Entity } from '#model';
import type { CatalogReader } from '../../catalog/reader';
import { notAllowedError } from '../../http/httpError';
import type { UserLookup } from './resolvers';

/** What of the catalogue is needed to find a User. */
export type UserReader = Pick<CatalogReader, 'entityByRef' | 'entities'>;

/** The one User that the lookup means; refused where it means several. */
export async function findUser(lookup: UserLookup, reader: UserReader): Promise<Entity | undefined> {
  for (const value of lookup.values) {
    const user =
      lookup.by === 'name' ? await byName(value, reader) : await byField(lookup.by.field, value, reader);
    if (user) return user;
  }
  return undefined;
}

/** The ref of the User with this name in the default namespace; `undefined` for what can be no name. */
export function toUserRef(name: string): string | undefined {
  return /^[^\s:/]{1,253}$/.test(name) ? stringifyEntityRef({ kind: 'user', name }) : undefined;
}

/** What was looked for, for people. */
export function printLookup({ by, values }: UserLookup): string {
  const value = `'${values.join("' or '")}'`;
  return by === 'name' ? `a User named ${value}` : `a User whose ${by.field} is ${value}`;
}

async function byName(name: string, reader: UserReader): Promise<Entity | undefined> {
  const ref = toUserRef(name);
  return ref === undefined ? undefined : reader.entityByRef(ref);
}

async function byField(field: string, value: string, reader: UserReader): Promise<Entity | undefined> {
  const allOf = [
    { key: 'kind', values: ['user'] },
    { key: field, values: [value] },
  ];
  const { entities } = await reader.entities({ filter: { anyOf: [{ allOf }] }, limit: 2 });
  if (entities.length > 1) {
    throw notAllowedError(
      `Failed to sign-in, unable to resolve user identity. The catalogue has more than one User whose ${field} is '${value}'.`,
    );
  }
  return entities[0];
}
