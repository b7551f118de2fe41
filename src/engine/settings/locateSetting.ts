import type { ConfigPath, Locate, Place } from '#diagnostics';

import type { AppNodeSpec, AppNodeSpecOrigin } from '../definitions/appTree';

/**
 * Returns the place of a setting of a spec, or of a value `below` it. `undefined` if the configuration does not set it, because
 * then the value comes from the plugin.
 */
export function locateSetting(
  locate: Locate,
  spec: AppNodeSpec,
  setting: keyof AppNodeSpecOrigin,
  below: ConfigPath = [],
): Place | undefined {
  const path = spec.origin[setting];
  if (!path) return undefined;
  // An entry that is a map has the place of its key; an entry that is a string has the place of its value.
  const target =
    below.length === 0 && setting === 'entry' && typeof path.at(-1) === 'string' ? 'key' : 'value';
  return locate([...path, ...below], target);
}

/** Returns the place of the entry of an extension in the configuration. */
export function locateSpec(locate: Locate, spec: AppNodeSpec): Place | undefined {
  return locateSetting(locate, spec, 'entry');
}
