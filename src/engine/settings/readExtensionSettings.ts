import {
  type ConfigPath,
  type ConfigSource,
  createProblem,
  isRecord,
  type Problem,
  type Result,
} from '#diagnostics';

import type { ExtensionSettings } from './extensionSettings';
import { type Complain, readSettingsMap } from './readSettingsMap';

const listPath: ConfigPath = ['app', 'extensions'];
const badId = 'extension ID must not be empty or contain whitespace';

/**
 * Reads the list `app.extensions`. Gives the entries that are well formed, in their order; each malformed one is a
 * problem with its place and leaves the others as they are.
 */
export function readExtensionSettings(config: ConfigSource): Result<ExtensionSettings[]> {
  const app = config.data['app'];
  const list = isRecord(app) ? app['extensions'] : undefined;
  if (list === undefined || list === null) return { value: [], problems: [] };
  if (!Array.isArray(list)) {
    const problem = createProblem('EXTENSION_SETTINGS_INVALID', {
      message: `Invalid type in config for key 'app.extensions', got ${isRecord(list) ? 'object' : typeof list}, wanted array`,
      hint: "Write a list: each entry on its own line, starting with '- '.",
      where: config.locate(listPath),
    });
    return { value: [], problems: [problem] };
  }
  const value: ExtensionSettings[] = [];
  const problems: Problem[] = [];
  list.forEach((entry: unknown, index) => {
    const read = readEntry(entry, index, config);
    if (read.problems.length > 0) problems.push(...read.problems);
    else if (read.value) value.push(read.value);
  });
  return { value, problems };
}

function readEntry(
  entry: unknown,
  index: number,
  config: ConfigSource,
): Result<ExtensionSettings | undefined> {
  const problems: Problem[] = [];
  const complain: Complain = ({ message, id, keys = [], target = 'value', hint, candidates }) => {
    const path = id === undefined ? [...listPath, index] : [...listPath, index, id, ...keys];
    const shown = `app.extensions[${index}]${id === undefined ? '' : `[${id}]`}${keys.map((key) => `.${key}`).join('')}`;
    problems.push(
      createProblem('EXTENSION_SETTINGS_INVALID', {
        message: `Invalid extension configuration at ${shown}, ${message}`,
        hint,
        where: config.locate(path, target),
        extensionId: id,
        candidates,
      }),
    );
  };
  return { value: readForm(entry, [...listPath, index], complain), problems };
}

/** The forms of an entry: an id, or a map with the id as its only key. */
function readForm(entry: unknown, path: ConfigPath, complain: Complain): ExtensionSettings | undefined {
  if (typeof entry === 'string') {
    if (isExtensionId(entry)) return { id: entry, disabled: false, path };
    complain({ message: badId });
  } else if (!isRecord(entry)) {
    complain({
      message: 'must be a string or an object',
      hint: "Write an extension id, as in '- page:catalog'.",
    });
  } else {
    const [id, ...others] = Object.keys(entry);
    if (id === undefined) {
      complain({
        message: 'must have exactly one key, got none',
        hint: 'Write an extension id, or remove the entry.',
      });
    } else if (others.length > 0) {
      const got = [id, ...others].map((key) => `'${key}'`).join(', ');
      const hint = `Indent what belongs to '${id}' below it, and start every other extension with '- '.`;
      complain({ message: `must have exactly one key, got ${got}`, hint });
    } else if (!isExtensionId(id)) {
      complain({ message: badId });
    } else {
      return readValue(id, entry[id], [...path, id], complain);
    }
  }
  return undefined;
}

/** The forms of what stands behind the id: nothing, a switch, or the full form. Text switches let `${VARIABLES}` in. */
function readValue(
  id: string,
  value: unknown,
  path: ConfigPath,
  complain: Complain,
): ExtensionSettings | undefined {
  if (value === null || value === true || value === 'true') return { id, disabled: false, path };
  if (value === false || value === 'false') return { id, disabled: true, path };
  if (isRecord(value)) return readSettingsMap(id, value, path, complain);
  complain({
    message: "value must be a boolean, 'true', 'false', or object",
    id,
    hint: "Write true, false, or a map of 'attachTo', 'disabled' and 'config'.",
  });
  return undefined;
}

function isExtensionId(text: string): boolean {
  return text !== '' && !/\s/.test(text);
}
