import type { JsonObject } from '#model';

/** What is known of a plugin apart from what it does. */
export interface FrontendPluginInfo {
  packageName?: string;
  version?: string;
  description?: string;
  ownerEntityRefs?: string[];
  links?: Array<{ title: string; url: string }>;
}

/** Where a plugin's info comes from; both are loaded only when somebody asks. */
export interface FrontendPluginInfoOptions {
  /** The package.json of the plugin. */
  packageJson?: () => Promise<JsonObject>;
  /** A catalogue descriptor of the plugin. */
  manifest?: () => Promise<JsonObject>;
}
