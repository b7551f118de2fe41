import { createAppConfigSchema } from '#config/node';
import { prepareApp } from '#engine';
import { bundledFeatures } from '#extensions';
import { bundledSettings } from '#extensions/settings';
import { isAt, type Site } from './base';

type Schema = { readonly [keyword in string]: unknown };

const root: Schema = createAppConfigSchema(bundledSettings);

const nothing = { data: {}, locate: () => undefined };
const installed = new Set(
  prepareApp({ features: bundledFeatures, config: nothing }).finalize().tree.nodes.keys(),
);

/** Checks whether the schema has the key of a site. Otherwise, a misspelled key cannot be detected. */
export function isNamed(site: Site): boolean {
  return isOfExtension(site) || listSchemas(site).some(({ isNamed }) => isNamed);
}

/** Checks whether the schema has a type for the value of a site. */
export function isTyped(site: Site): boolean {
  const isType = ({ schema }: { schema: Schema }) =>
    'type' in schema || 'enum' in schema || 'anyOf' in schema;
  return isOfExtension(site) || listSchemas(site).some(isType);
}

/** Values in app.extensions have the schema of their extension. An extension that is not installed has none. */
function isOfExtension(site: Site): boolean {
  if (!isAt(site, 'app extensions **')) return false;
  const id = site.path[3];
  return id === undefined || site.path.length === 4 || installed.has(String(id));
}

function listSchemas({ path }: Site): Array<{ schema: Schema; isNamed: boolean }> {
  let found = [{ schema: root, isNamed: true }];
  for (const step of path) found = found.flatMap(({ schema }) => enter(schema, step));
  return found;
}

function enter(schema: Schema, step: string | number): Array<{ schema: Schema; isNamed: boolean }> {
  const branches = schema['anyOf'] ?? schema['oneOf'];
  if (Array.isArray(branches)) return (branches as Schema[]).flatMap((branch) => enter(branch, step));
  if (typeof step === 'number') return toList(schema['items'], false);
  const properties = schema['properties'] as Schema | undefined;
  if (properties && Object.hasOwn(properties, step)) return toList(properties[step], true);
  return toList(schema['additionalProperties'], false);
}

function toList(schema: unknown, isNamed: boolean): Array<{ schema: Schema; isNamed: boolean }> {
  return typeof schema === 'object' && schema !== null ? [{ schema: schema as Schema, isNamed }] : [];
}
