import { type ConfigPath, type ConfigSource, isRecord } from '#diagnostics';

import { createFinding } from '../problems/createFinding';
import type { Finding, Resolved } from '../problems/finding';
import type { ExtensionSettings } from './extensionSettings';
import { readSettingsMap, type ReportFault } from './readSettingsMap';

const listPath: ConfigPath = ['app', 'extensions'];

/**
 * Reads the list `app.extensions`. Returns the valid entries in order, and a problem for each invalid one.
 */
export function readExtensionSettings(config: ConfigSource): Resolved<ExtensionSettings[]> {
  const app = config.data['app'];
  const list = isRecord(app) ? app['extensions'] : undefined;
  if (list === undefined || list === null) return { value: [], problems: [] };
  if (!Array.isArray(list)) {
    const where = config.locate(listPath);
    const problem = createFinding('EXTENSION_SETTINGS_INVALID', ['listInvalid', typeof list], { where });
    return { value: [], problems: [problem] };
  }
  const value: ExtensionSettings[] = [];
  const problems: Finding[] = [];
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
): Resolved<ExtensionSettings | undefined> {
  const problems: Finding[] = [];
  const reportFault: ReportFault = (fault, id, keys = [], words = keys) => {
    const path = id === undefined ? [...listPath, index] : [...listPath, index, id, ...keys];
    const shown = `app.extensions[${index}]${id === undefined ? '' : `[${id}]`}${keys.map((key) => `.${key}`).join('')}`;
    problems.push(
      createFinding('EXTENSION_SETTINGS_INVALID', ['entryInvalid', shown, fault, words], {
        where: config.locate(path, fault === 'parameter' ? 'key' : 'value'),
        extensionId: id,
      }),
    );
  };
  return { value: readForm(entry, [...listPath, index], reportFault), problems };
}

/** Reads an entry: an id, or a map with the id as its only key. */
function readForm(entry: unknown, path: ConfigPath, reportFault: ReportFault): ExtensionSettings | undefined {
  if (typeof entry === 'string') {
    if (isExtensionId(entry)) return { id: entry, disabled: false, path };
    reportFault('id');
  } else if (!isRecord(entry)) {
    reportFault('form');
  } else {
    const [id, ...others] = Object.keys(entry);
    if (id === undefined) {
      reportFault('noKey');
    } else if (others.length > 0) {
      reportFault('keys', undefined, [], [id, ...others]);
    } else if (!isExtensionId(id)) {
      reportFault('id');
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
  reportFault('value', id);
  return undefined;
}

function isExtensionId(text: string): boolean {
  return text !== '' && !/\s/.test(text);
}
