import { stringifyEntityRef, type Entity } from '#model';
import { notAllowedError, type Catalog } from '#backend';
import type { UserLookup } from './resolvers';

/** Finds the User that matches the lookup. Throws if there are several. */
export async function findUser(lookup: UserLookup, catalog: Catalog): Promise<Entity | undefined> {
  for (const value of lookup.values) {
    const user =
      lookup.by === 'name' ? await byName(value, catalog) : await byField(lookup.by.field, value, catalog);
    if (user) return user;
  }
  return undefined;
}

/** Returns the ref of the User with this name in the default namespace, or `undefined` if the name is not valid. */
export function toUserRef(name: string): string | undefined {
  return /^[^\s:/]{1,253}$/.test(name) ? stringifyEntityRef({ kind: 'user', name }) : undefined;
}

/** Describes the lookup in messages. */
export function printLookup({ by, values }: UserLookup): string {
  const value = `'${values.join("' or '")}'`;
  return by === 'name' ? `a User named ${value}` : `a User whose ${by.field} is ${value}`;
}

async function byName(name: string, catalog: Catalog): Promise<Entity | undefined> {
  const ref = toUserRef(name);
  return ref === undefined ? undefined : catalog.entityByRef(ref);
}

async function byField(field: string, value: string, catalog: Catalog): Promise<Entity | undefined> {
  const { items } = await catalog.query({ where: { kind: 'user', [field]: value }, limit: 2 });
  if (items.length > 1) {
    throw notAllowedError(
      `Failed to sign-in, unable to resolve user identity. The catalog has more than one User whose ${field} is '${value}'.`,
    );
  }
  return items[0];
}
