import { findCandidates, isRecord } from '#diagnostics';

import type { AppNode } from '../../definitions/appTree';
import { listFittingInputs } from '../written/attachmentFit';
import type { FixContext } from './fixContext';
import { readSwitch } from './readSwitch';

type Settings = { [key in string]: unknown };

/** The settings of an entry. */
export const parameters = ['attachTo', 'disabled', 'config'];

/**
 * Returns the settings of an entry as they were most likely meant: moves unknown keys to where they belong, converts values to
 * the right type, and removes the rest.
 */
export function regroupSettings(
  settings: Settings,
  node: AppNode | undefined,
  context: FixContext,
): Settings {
  const { attachTo, disabled, config } = settings;
  const regrouped: Settings = { attachTo, disabled, config: asMap(config) };
  for (const key of Object.keys(settings)) {
    if (!parameters.includes(key)) placeStray(key, settings[key], settings, node, regrouped);
  }
  regrouped['attachTo'] = readPoint(regrouped['attachTo'], node, context);
  regrouped['disabled'] = readSwitch(regrouped['disabled']);
  return Object.fromEntries(Object.entries(regrouped).filter(([, value]) => value !== undefined));
}

function placeStray(
  key: string,
  value: unknown,
  settings: Settings,
  node: AppNode | undefined,
  into: Settings,
): void {
  const [parameter] = findCandidates(key, parameters);
  const isConfigKey = Object.hasOwn(node?.spec.extension.configSchema ?? {}, key);
  if (parameter && !Object.hasOwn(settings, parameter)) into[parameter] = value;
  else if (isConfigKey) into['config'] = { ...asMap(into['config']), [key]: value };
  else if (key === 'id' || key === 'input') into['attachTo'] = { ...asMap(into['attachTo']), [key]: value };
  else if (/^enabled?$/i.test(key)) into['disabled'] = readSwitch(value) === false;
}

/** Returns a map, or merges a list of maps into one. */
export function asMap(value: unknown): Settings | undefined {
  if (isRecord(value)) return value;
  return Array.isArray(value) && value.length > 0 && value.every(isRecord)
    ? (Object.assign({}, ...value) as Settings)
    : undefined;
}

/** Reads an attachment point that is a single string or incomplete. Missing parts come from the plugin's definition. */
export function readPoint(
  written: unknown,
  node: AppNode | undefined,
  { nodes }: FixContext,
): { id: string; input: string } | undefined {
  const map = typeof written === 'string' ? splitPoint(written, nodes) : asMap(written);
  const home = node?.spec.extension.attachTo[0];
  if (!map || !node) return undefined;
  const { id, input } = map;
  if (isText(id)) {
    const parent = nodes.get(id);
    const [fitting] = parent ? listFittingInputs(node, parent) : [];
    const own = home?.id === id ? home.input : undefined;
    const chosen = isText(input) ? input : (own ?? fitting);
    return chosen === undefined ? undefined : { id, input: chosen };
  }
  return home && (!isText(input) || input === home.input) ? { ...home } : undefined;
}

/** Splits `app/routes`, `app/routes:routes`, `app/routes.routes` and `app/routes/routes`. */
function splitPoint(written: string, nodes: FixContext['nodes']): Settings | undefined {
  if (nodes.has(written)) return { id: written };
  const [, id = '', input = ''] = /^(.+)[:./#]([^:./#]+)$/.exec(written.replaceAll(/\s/g, '')) ?? [];
  return nodes.has(id) ? { id, input } : undefined;
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
