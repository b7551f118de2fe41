import type { JsonObject } from '#model';

/** Information about a plugin. */
export interface FrontendPluginInfo {
  packageName?: string;
  version?: string;
  description?: string;
  ownerEntityRefs?: string[];
  links?: Array<{ title: string; url: string }>;
}

/** The sources of a plugin's information. Loaded on demand. */
export interface FrontendPluginInfoOptions {
  /** The package.json of the plugin. */
  packageJson?: () => Promise<JsonObject>;
  /** The catalog descriptor of the plugin. */
  manifest?: () => Promise<JsonObject>;
}
