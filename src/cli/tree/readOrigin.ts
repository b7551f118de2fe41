import type { ConfigPath, ConfigSource, Place } from '#diagnostics';
import type { AppNode } from '#engine';

/** The places where the configuration changes an extension. Absent for default settings. */
export interface NodeOrigin {
  /** The place of the entry, which also sets the position of the extension. */
  named?: Place;
  moved?: Place;
  configured?: Place;
  enabled?: Place;
  disabled?: Place;
}

/** Finds the places of the settings of a node. */
export function readOrigin({ spec }: AppNode, { locate }: Pick<ConfigSource, 'locate'>): NodeOrigin {
  const { entry, attachTo, config, disabled } = spec.origin;
  const switched = spec.disabled !== spec.extension.disabled;
  return {
    ...place('named', entry && locateEntry(entry, locate)),
    ...place('moved', attachTo && locate(attachTo, 'key')),
    ...place('configured', config && locate(config, 'key')),
    ...place(spec.disabled ? 'disabled' : 'enabled', switched && disabled ? locate(disabled) : undefined),
  };
}

/** The id of an extension is the key of its entry, or the entry itself. */
function locateEntry(path: ConfigPath, locate: ConfigSource['locate']): Place | undefined {
  return locate(path, typeof path.at(-1) === 'string' ? 'key' : 'value');
}

function place<TKey extends keyof NodeOrigin>(key: TKey, found: Place | undefined): NodeOrigin {
  return found ? { [key]: found } : {};
}
