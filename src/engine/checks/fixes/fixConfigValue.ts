import { type ConfigPath, findOnlyCandidate, type FixEdit, isRecord, type Problem } from '#diagnostics';

import type { ConfigSchemaMap } from '../../definitions/configSchema';
import { parseConfig } from '../../instantiate/parseConfig';
import { describeConfigIssues } from '../../problems/describeConfigIssues';
import { type ConfigIssue, printConfigIssue } from '../../problems/printConfigIssue';
import { type JsonSchema, jsonSchemaOf, listAlternatives } from '../config/jsonSchemas';
import { chooseShape, listPropertyNames, schemaAt } from '../config/schemaAt';
import { applyChange } from './applyChange';
import { type ConfigChange, listChanges, listNests, listOptions, listRenames } from './configChanges';
import { createFix, markSafe, placeAt, readAt, renameKey, writeAt } from './edits';
import type { FixContext, Fixer } from './fixContext';
import { isSwitchWord } from './readSwitch';

type Config = { readonly [key in string]: unknown };

/** Fixes an invalid value. Only offers changes that the schema accepts. */
export const fixConfigValue: Fixer = (problem, context) => {
  const spec = context.nodes.get(problem.extensionId ?? '')?.spec;
  const fields = spec?.extension.configSchema;
  const configPath = spec?.origin.config;
  const config = spec?.config;
  if (!fields || !configPath || !isRecord(config)) return undefined;
  const issue = listIssues(fields, config).find((one) =>
    problem.message.includes(`; ${printConfigIssue(one)}.`),
  );
  if (!issue) return undefined;
  const change = findChange(issue, fields, config);
  return {
    candidates: listNear(change, config),
    ...describe(change, fields, config, configPath, problem, context),
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
  return [
    ...listNests(config, issue.path),
    ...(at ? listChanges(withRoot(at, schema), value, issue.path) : []),
  ];
}

/** Copies the definitions of the root schema to a part of it, so that references in the part still work. */
function withRoot(part: JsonSchema, root: JsonSchema): JsonSchema {
  const { $defs, definitions } = root;
  return { ...part, ...($defs ? { $defs } : {}), ...(definitions ? { definitions } : {}) };
}

/** For a missing key, lists renames of misspelled keys, and the only allowed value. */
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
  return [...wanted, ...(options.length === 1 ? [{ kind: 'write' as const, path, value: options[0] }] : [])];
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
  const issues = listIssues(fields, applyChange(config, change));
  // If the change replaces a parent of the value, the whole parent must be valid.
  const watched = change.path.length < issue.path.length ? change.path : issue.path;
  return !issues.some(({ path }) => watched.every((step, index) => step === path[index]));
}

function describe(
  change: ConfigChange | undefined,
  fields: ConfigSchemaMap,
  written: Config,
  configPath: ConfigPath,
  problem: Problem,
  { config }: FixContext,
): Partial<Problem> {
  if (!change) return {};
  const path = [...configPath, ...change.path];
  if (change.kind === 'nest') {
    const place = placeAt(config, path);
    const fix = createFix('Indent the keys that follow.', place && { kind: 'nest', place });
    return { fix: markSafe(fix, isValid(fields, applyChange(written, change))) };
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
    fix: markSafe(createFix(`${title}.`, edit), isCertain(change, fields, written)),
  };
}

/** Whether a change only corrects the type, a word or a key, and no other correction is nearly as near. */
function isCertain(change: ConfigChange, fields: ConfigSchemaMap, config: Config): boolean {
  if (!isValid(fields, applyChange(config, change))) return false;
  const before = readAt(config, change.path);
  if (change.kind === 'rename')
    return findOnlyCandidate(String(change.path.at(-1)), listKeysAt(change, fields, config)) === change.key;
  if (change.kind !== 'write') return false;
  const [item] = Array.isArray(change.value) && change.value.length === 1 ? (change.value as unknown[]) : [];
  if ([change.value, item].some((value) => String(value) === String(before)) || isSwitchWord(before))
    return true;
  const [first = '', ...below] = change.path;
  const field = fields[String(first)];
  const schema = field && jsonSchemaOf(field);
  const at = schema && schemaAt(schema, config[String(first)], below);
  const words = at ? listAlternatives(at, schema).flatMap(listOptions).map(String) : [];
  return typeof before === 'string' && findOnlyCandidate(before, words) === change.value;
}

function isValid(fields: ConfigSchemaMap, config: Config): boolean {
  return parseConfig(fields, config).invalid === undefined;
}

function listIssues(fields: ConfigSchemaMap, config: Config): ConfigIssue[] {
  return describeConfigIssues(parseConfig(fields, config).invalid ?? []);
}

/** Lists the keys that the schema knows in the map of a renamed key. */
function listKeysAt({ path }: ConfigChange, fields: ConfigSchemaMap, config: Config): string[] {
  const above = path.slice(0, -1);
  const [first = '', ...below] = above;
  const field = fields[String(first)];
  const schema = field && jsonSchemaOf(field);
  const shape =
    above.length === 0 ? shapeOf(fields) : schema && shapeAt(schema, config[String(first)], below);
  return shape ? listPropertyNames(shape) : [];
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
