import type { ConfigData } from './configValue';

/** The sections of `app-config.yaml` that a server side reads, and how it parses them. */
export interface SettingsSource<Settings> {
  /** Dotted paths of the sections, such as `catalog`. `parse` receives only these. */
  sections: readonly string[];
  /**
   * Returns the settings for the sections, as plain data. The configuration was validated when it was loaded: read values with
   * `readText`, `readNumber` and so on, and use defaults for missing ones. Must not throw.
   */
  parse(config: ConfigData): Settings;
}

/** Settings that can change while the portal runs. */
export interface LiveSettings<Settings> {
  readonly current: Settings;
  /** Calls `listener` with the new settings after each change. Returns a function that unsubscribes. */
  subscribe(listener: (settings: Settings) => void): () => void;
}
