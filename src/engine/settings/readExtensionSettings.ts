import {
  type ConfigPath,
  type ConfigSource,
  createProblem,
  isRecord,
  type Problem,
  type Result,
} from '#diagnostics';

import type { ExtensionSettings } from './extensionSettings';
import { readSettingsMap, type ReportFault } from './readSettingsMap';

const listPath: ConfigPath = ['app', 'extensions'];
const badId = 'extension ID must not be empty or contain whitespace';

/**
 * Reads the list `app.extensions`. Returns the valid entries in order, and a problem for each invalid one.
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
  const reportFault: ReportFault = ({ message, id, keys = [], target = 'value', hint, candidates }) => {
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
  return { value: readForm(entry, [...listPath, index], reportFault), problems };
}

/** Reads an entry: an id, or a map with the id as its only key. */
function readForm(entry: unknown, path: ConfigPath, reportFault: ReportFault): ExtensionSettings | undefined {
  if (typeof entry === 'string') {
    if (isExtensionId(entry)) return { id: entry, disabled: false, path };
    reportFault({ message: badId });
  } else if (!isRecord(entry)) {
    reportFault({
      message: 'must be a string or an object',
      hint: "Write an extension id, for example '- page:catalog'.",
    });
  } else {
    const [id, ...others] = Object.keys(entry);
    if (id === undefined) {
      reportFault({
        message: 'must have exactly one key, got none',
        hint: 'Write an extension id, or remove the entry.',
      });
    } else if (others.length > 0) {
      const got = [id, ...others].map((key) => `'${key}'`).join(', ');
      const hint = `Indent the settings of '${id}' below it, and start every other extension with '- '.`;
      reportFault({ message: `must have exactly one key, got ${got}`, hint });
    } else if (!isExtensionId(id)) {
      reportFault({ message: badId });
    } else {
      return readValue(id, entry[id], [...path, id], reportFault);
    }
  }
  return undefined;
}

/** Reads the value of an id: null, a boolean, or settings. Accepts booleans as text, so that `${VARIABLES}` work. */
function readValue(
  id: string,
  value: unknown,
  path: ConfigPath,
  reportFault: ReportFault,
): ExtensionSettings | undefined {
  if (value === null || value === true || value === 'true') return { id, disabled: false, path };
  if (value === false || value === 'false') return { id, disabled: true, path };
  if (isRecord(value)) return readSettingsMap(id, value, path, reportFault);
  reportFault({
    message: "value must be a boolean, 'true', 'false', or object",
    id,
    hint: "Write true, false, or a map with 'attachTo', 'disabled' and 'config'.",
  });
  return undefined;
}

function isExtensionId(text: string): boolean {
  return text !== '' && !/\s/.test(text);
}
