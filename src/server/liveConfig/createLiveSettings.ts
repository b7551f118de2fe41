import type { ConfigData, LiveSettings, SettingsSource } from '#backend';
import { isJsonObject, valueAtPath } from '#model';
import type { LiveConfig } from './createLiveConfig';

/**
 * Returns settings that are parsed from the current configuration. Listeners are only called if these settings
 * change.
 */
export function createLiveSettings<Settings>(
  source: SettingsSource<Settings>,
  config: LiveConfig,
): LiveSettings<Settings> {
  const read = (): Settings => source.parse(pickSections(config.current, source.sections));
  const listeners = new Set<(settings: Settings) => void>();
  let current = read();
  let known = JSON.stringify(current);
  config.subscribe(() => {
    const next = read();
    const text = JSON.stringify(next);
    if (text === known) return;
    current = next;
    known = text;
    for (const listener of listeners) listener(next);
  });
  return {
    get current() {
      return current;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Returns only these sections, at their paths in the configuration. */
function pickSections(config: ConfigData, sections: readonly string[]): ConfigData {
  const picked: Record<string, unknown> = {};
  for (const section of sections) {
    const value = valueAtPath(config, section);
    if (value !== undefined) place(picked, section.split('.'), value);
  }
  return picked;
}

function place(target: Record<string, unknown>, [key = '', ...rest]: string[], value: unknown): void {
  if (rest.length === 0) {
    target[key] = value;
    return;
  }
  const inner = isJsonObject(target[key]) ? target[key] : {};
  target[key] = inner;
  place(inner, rest, value);
}
