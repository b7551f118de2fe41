import type { Extension } from '#engine';
import type { JsonSchema } from '../jsonSchema';

/** A socket of an extension. */
export interface InstalledInput {
  name: string;
  /** The data that each attachment must give, and what it may give. */
  required: string[];
  optional: string[];
  takes: 'any number' | 'exactly one' | 'at most one';
  /** Only extensions of the same plugin may attach here. */
  internal: boolean;
}

/** What is known of an installed extension before anyone configures it. */
export interface InstalledExtension {
  id: string;
  kind?: string;
  name?: string;
  pluginId: string;
  disabled: boolean;
  attachTo: Extension['attachTo'];
  inputs: InstalledInput[];
  outputs: string[];
  /** The schema of its config, as it is in the code; absent where the extension takes none. */
  config?: JsonSchema;
  /** The path and the title that it has when nobody configures any. */
  path?: string;
  title?: string;
}

/** A route, or an external one that can be bound to a route. */
export interface InstalledRoute {
  id: string;
  pluginId: string;
  params: string[];
  defaultTarget?: string;
}

/** A plugin that is built in. */
export interface InstalledPlugin {
  id: string;
  title?: string;
  extensions: InstalledExtension[];
  featureFlags: ReadonlyArray<{ name: string; description?: string }>;
}

/** What is installed: all that the generated schemas and reference pages are made from. */
export interface Installation {
  plugins: InstalledPlugin[];
  extensions: InstalledExtension[];
  /** Extensions that others can attach to; the root of the tree is one, though no one can configure it. */
  parents: InstalledExtension[];
  routes: InstalledRoute[];
  externalRoutes: InstalledRoute[];
  iconKeys: string[];
}
