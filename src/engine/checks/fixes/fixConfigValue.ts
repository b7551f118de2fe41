import { type ConfigPath, type FixEdit, isRecord, type Problem } from '#diagnostics';

import type { ConfigSchemaMap } from '../../definitions/configSchema';
import { type ConfigIssue, parseConfig, printConfigIssue } from '../../instantiate/parseConfig';
import { type JsonSchema, jsonSchemaOf, listAlternatives } from '../config/jsonSchemas';
import { chooseShape, schemaAt } from '../config/schemaAt';
import { applyChange } from './applyChange';
import { type ConfigChange, listChanges, listNests, listOptions, listRenames } from './configChanges';
import { createFix, placeAt, readAt, removeAt, renameKey, writeAt } from './edits';
import type { FixContext, Fixer } from './fixContext';

type Config = { readonly [key in string]: unknown };

/** Fixes an invalid value. Only offers changes that the schema accepts. */
export const fixConfigValue: Fixer = (problem, context) => {
  const spec = context.nodes.get(problem.extensionId ?? '')?.spec;
  const fields = spec?.extension.configSchema;
  const configPath = spec?.origin.config;
  const config = spec?.config;
  if (!fields || !configPath || !isRecord(config)) return undefined;
  const issue = parseConfig(fields, config).issues?.find((one) =>
    problem.message.includes(`; ${printConfigIssue(one)}.`),
  );
  if (!issue) return undefined;
  const change = findChange(issue, fields, config);
  return {
    candidates: listNear(change, config),
    ...describe(change, issue.path.length, configPath, problem, context),
  };
};

function findChange(issue: ConfigIssue, fields: ConfigSchemaMap, config: Config): ConfigChange | undefined {
  return listPossible(issue, fields, config).find((change) => isFixed(issue, change, fields, config));
}

/** Lists possible changes. Changes that keep more of the original config come first. */
function listPossible(issue: ConfigIssue, fields: ConfigSchemaMap, config: Config): ConfigChange[] {
  const [key = ''] = issue.path;
  const field = fields[String(key)];
  const schema = field && jsonSchemaOf(field);
  if (!schema) return [];
  const value = readAt(config, issue.path);
  if (value === undefined) return listForMissing(issue, fields, schema, config);
  const at = schemaAt(schema, config[String(key)], issue.path.slice(1));
  const removals = issue.path.map((_, index): ConfigChange => ({
    kind: 'remove',
    path: issue.path.slice(0, issue.path.length - index),
  }));
  return [
    ...listNests(config, issue.path),
    ...(at ? listChanges(withRoot(at, schema), value, issue.path) : []),
    ...removals,
  ];
}

/** Copies the definitions of the root schema to a part of it, so that references in the part still work. */
function withRoot(part: JsonSchema, root: JsonSchema): JsonSchema {
  const { $defs, definitions } = root;
  return { ...part, ...($defs ? { $defs } : {}), ...(definitions ? { definitions } : {}) };
}

/** For a missing key, lists renames of misspelled keys, the only allowed value, and the removal of the list item. */
function listForMissing(
  { path }: ConfigIssue,
  fields: ConfigSchemaMap,
  schema: JsonSchema,
  config: Config,
): ConfigChange[] {
  const above = path.slice(0, -1);
  const parent = readAt(config, above);
  const [key = '', ...below] = above;
  const shape = above.length === 0 ? shapeOf(fields) : shapeAt(schema, config[String(key)], below);
  const renames = shape && isRecord(parent) ? listRenames(shape, parent, above) : [];
  const wanted = renames.filter((change) => change.kind === 'rename' && change.key === path.at(-1));
  const field = fields[String(path[0])];
  const at =
    path.length === 1 && field ? jsonSchemaOf(field) : schemaAt(schema, config[String(key)], path.slice(1));
  const options = at
    ? listAlternatives(at, schema).flatMap((one) => ('default' in one ? [one['default']] : listOptions(one)))
    : [];
  return [
    ...wanted,
    ...(options.length === 1 ? [{ kind: 'write' as const, path, value: options[0] }] : []),
    ...(typeof above.at(-1) === 'number' ? [{ kind: 'remove' as const, path: above }] : []),
  ];
}

function shapeOf(fields: ConfigSchemaMap): JsonSchema {
  return { type: 'object', properties: Object.fromEntries(Object.keys(fields).map((key) => [key, {}])) };
}

function shapeAt(schema: JsonSchema, value: unknown, path: ConfigPath): JsonSchema | undefined {
  const at = schemaAt(schema, value, path);
  const map = readAt(value, path);
  return at && isRecord(map) ? chooseShape(at, schema, map) : undefined;
}

function isFixed(issue: ConfigIssue, change: ConfigChange, fields: ConfigSchemaMap, config: Config): boolean {
  const { issues = [] } = parseConfig(fields, applyChange(config, change));
  // If the change replaces a parent of the value, the whole parent must be valid.
  const watched = change.path.length < issue.path.length ? change.path : issue.path;
  return !issues.some(({ path }) => watched.every((step, index) => step === path[index]));
}

function describe(
  change: ConfigChange | undefined,
  issueDepth: number,
  configPath: ConfigPath,
  problem: Problem,
  { config }: FixContext,
): Partial<Problem> {
  if (!change) return {};
  const path = [...configPath, ...change.path];
  if (change.kind === 'remove') {
    const fix = createFix('Remove the value.', removeAt(config, path));
    return { fix, where: change.path.length > issueDepth ? config.locate(path) : problem.where };
  }
  if (change.kind === 'nest') {
    const place = placeAt(config, path);
    return { fix: createFix('Indent the keys that follow.', place && { kind: 'nest', place }) };
  }
  const edit: FixEdit | undefined =
    change.kind === 'rename' ? renameKey(config, path, change.key) : writeAt(config, path, change.value);
  const [what, shown] =
    change.kind === 'rename' ? ['Rename the key to', change.key] : ['Change the value to', change.value];
  const title = `${what} ${print(shown)}`;
  const isThere = readAt(config.data, path) !== undefined;
  return {
    hint:
      change.kind === 'rename'
        ? `Did you mean ${print(shown)}?`
        : `${title}. The extension is not created until the value is valid.`,
    // The schema may report a whole map if one value in it is invalid.
    where: isThere ? config.locate(path, change.kind === 'rename' ? 'key' : 'value') : problem.where,
    fix: createFix(`${title}.`, edit),
  };
}

function print(value: unknown): string {
  return typeof value === 'string' ? `'${value}'` : JSON.stringify(value);
}

/** Returns the key or the option that the change writes, as a candidate. */
function listNear(change: ConfigChange | undefined, config: Config): string[] | undefined {
  if (change?.kind === 'rename') return [change.key];
  if (change?.kind !== 'write' || typeof change.value !== 'string') return undefined;
  return typeof readAt(config, change.path) === 'string' ? [change.value] : undefined;
}
