import { findCandidates, isRecord } from '#diagnostics';
import type { ConfigExplanation, LoadedConfig } from '#config/node';
import type { AppNode } from '#engine';
import type { LoadedApp } from '../app/loadApp';
import { UsageError } from '../commandLine/usageError';
import { describeConfig } from '../schemas/extension/createConfigSchema';
import { describeAppConfig } from '../schemas/appConfig/createInstallationSchema';
import type { Installation, InstalledExtension } from '../schemas/installation/installation';
import { listKeys } from '../schemas/reference/listKeys';
import { explainKey } from './explainKey';
import { findSchema } from './findSchema';

/** The subject of an explanation: an extension or a configuration value. */
export type Topic =
  | { kind: 'extension'; node: AppNode; extension: InstalledExtension }
  | { kind: 'value'; explanation: ConfigExplanation };

const parts = ['config', 'attachTo', 'disabled'];

/**
 * Resolves a word to an extension by its id, or to a value by its path. Values of extensions can also be written as
 * `page:catalog.path` or `page:catalog.config.path`. Throws a UsageError with a suggestion if nothing matches.
 */
export function resolveTopic(written: string, { app, config }: LoadedApp, installation: Installation): Topic {
  const word = nameEntry(written, config);
  const extensions = new Map(
    [...installation.extensions, ...installation.parents].map((one) => [one.id, one]),
  );
  const id = word.replace(/^app\.extensions\.(?=\S)/, '');
  const node = app.tree.nodes.get(id);
  const extension = extensions.get(id);
  if (node && extension) return { kind: 'extension', node, extension };
  const owner = [...extensions.values()].find((one) => id.startsWith(`${one.id}.`));
  const ofConfig = () =>
    explainKey(config, word, findSchema(describeAppConfig(installation), splitPath(word)));
  const ofExtension = () => owner && explainSetting(id.slice(owner.id.length + 1), owner);
  // A section and an extension can have the same name. 'app.title' refers to the section.
  const readings = id === word ? [ofConfig, ofExtension] : [ofExtension, ofConfig];
  // Without a step, the path would refer to the whole configuration, which is not what '.' means.
  const explanation =
    splitPath(word).length === 0
      ? undefined
      : readings.map((read) => read()).find((read) => read !== undefined && isKnown(read));
  if (!explanation) throw refuse(written, extensions, installation);
  return { kind: 'value', explanation };

  function explainSetting(rest: string, one: InstalledExtension): ConfigExplanation {
    const path = splitPath(rest);
    const full = parts.includes(String(path[0])) ? path : ['config', ...path];
    const schema = describeConfig(one);
    const inside = full[0] === 'config' && schema ? findSchema(schema, full.slice(1)) : undefined;
    const start = ['app', 'extensions', one.id];
    const found = inside && { ...inside, path: [...start, 'config', ...inside.path] };
    return explainKey(config, [...start, ...full], found);
  }
}

/** Whether a file sets the value or a schema contains it. */
function isKnown({ value, history, wanted }: ConfigExplanation): boolean {
  return value !== undefined || history.length > 0 || wanted !== undefined;
}

/** Replaces the index of an entry of `app.extensions` with the id of its extension. */
function nameEntry(word: string, config: LoadedConfig): string {
  const [entry, index] = /^app\.extensions\[(\d+)\]/.exec(word) ?? [];
  if (entry === undefined) return word;
  const app = isRecord(config.source.data) ? config.source.data['app'] : undefined;
  const list = isRecord(app) ? app['extensions'] : undefined;
  const item: unknown = Array.isArray(list) ? list[Number(index)] : undefined;
  const id = typeof item === 'string' ? item : isRecord(item) ? Object.keys(item)[0] : undefined;
  if (id === undefined) return word;
  const rest = word.slice(entry.length);
  return `app.extensions.${id}${rest.startsWith(`.${id}`) ? rest.slice(id.length + 1) : rest}`;
}

/** Splits `groups[0].title` and `groups[].title` into their steps. */
function splitPath(text: string): Array<string | number> {
  return [...text.matchAll(/\[(\d+)\]|(\[\]|[^.[\]]+)/g)].map(([, index, key = '']) =>
    index === undefined ? key : Number(index),
  );
}

function refuse(
  word: string,
  extensions: ReadonlyMap<string, InstalledExtension>,
  installation: Installation,
): UsageError {
  const paths = listKeys(describeAppConfig(installation))
    .map(({ path }) => path)
    .filter((path) => !/[[<]/.test(path));
  const keys = [...extensions.values()].flatMap((extension) =>
    Object.keys(describeConfig(extension)?.properties ?? {}).map((key) => `${extension.id}.${key}`),
  );
  const candidates = findCandidates(word, [...extensions.keys(), ...paths, ...keys]);
  const hint =
    candidates.length > 0
      ? `Did you mean ${candidates.map((candidate) => `'${candidate}'`).join(' or ')}?`
      : "Run 'trellis tree' to list all extensions, or see docs/reference for all keys.";
  return new UsageError(`'${word}' is not an installed extension or a configuration key. ${hint}`);
}
