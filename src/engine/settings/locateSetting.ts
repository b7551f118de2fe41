import type { ConfigPath, Locate, Place } from '#diagnostics';

import type { AppNodeSpec, AppNodeSpecOrigin } from '../tree/appTree';

/**
 * Where a setting of a spec stands, or what is `below` it. Nothing when the configuration does not set it: then the
 * definition of the plugin says so, and no file of the administrator is to blame.
 */
export function locateSetting(
  locate: Locate,
  spec: AppNodeSpec,
  setting: keyof AppNodeSpecOrigin,
  below: ConfigPath = [],
): Place | undefined {
  const path = spec.origin[setting];
  if (!path) return undefined;
  // An entry that is a map stands where its id stands; one that is a plain text, where the text stands.
  const target =
    below.length === 0 && setting === 'entry' && typeof path.at(-1) === 'string' ? 'key' : 'value';
  return locate([...path, ...below], target);
}

/** Where the configuration speaks of an extension at all. */
export function locateSpec(locate: Locate, spec: AppNodeSpec): Place | undefined {
  return locateSetting(locate, spec, 'entry');
}
