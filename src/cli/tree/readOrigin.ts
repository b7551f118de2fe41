import type { ConfigPath, ConfigSource, Place } from '#diagnostics';
import type { AppNode } from '#engine';

/** Where the configuration had its say on an extension; what is absent is as the plugin made it. */
export interface NodeOrigin {
  /** Where it is named, which also gives it its place in the order. */
  named?: Place;
  moved?: Place;
  configured?: Place;
  enabled?: Place;
  disabled?: Place;
}

/** Where in the files each setting of a node comes from. */
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
