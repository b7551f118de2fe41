import { findCandidates, isRecord } from '#diagnostics';

import type { AppNode } from '../../tree/appTree';
import { listFittingInputs } from '../attachmentFit';
import type { FixContext } from './fixContext';
import { readSwitch } from './readSwitch';

type Settings = { [key in string]: unknown };

const parameters = ['attachTo', 'disabled', 'config'];

/**
 * The settings of an entry as they were most likely meant: what stands beside attachTo and config moves to where it belongs,
 * what can be read in another form is put into the right one, and the rest goes.
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

/** A map, or a list of maps that were meant to be one. */
export function asMap(value: unknown): Settings | undefined {
  if (isRecord(value)) return value;
  return Array.isArray(value) && value.length > 0 && value.every(isRecord)
    ? (Object.assign({}, ...value) as Settings)
    : undefined;
}

/** Reads an attachment point that was written as one text, or in part; what is missing is taken from the plugin. */
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

/** `app/routes`, `app/routes:routes`, `app/routes.routes` and `app/routes/routes`. */
function splitPoint(written: string, nodes: FixContext['nodes']): Settings | undefined {
  if (nodes.has(written)) return { id: written };
  const [, id = '', input = ''] = /^(.+)[:./#]([^:./#]+)$/.exec(written.replaceAll(/\s/g, '')) ?? [];
  return nodes.has(id) ? { id, input } : undefined;
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
