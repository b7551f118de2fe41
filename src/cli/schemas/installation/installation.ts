import type { Extension } from '#engine';
import type { JsonSchema, PluginSettings } from '#config/schema';
import type { FullDescription } from '../descriptions/describeExtension';

/** An input of an extension. */
export interface InstalledInput {
  name: string;
  /** The data that each attachment must provide, and the data that it can provide. */
  required: string[];
  optional: string[];
  takes: 'any number' | 'exactly one' | 'at most one';
  /** Only extensions of the same plugin can be attached. */
  internal: boolean;
}

/** An installed extension with its default settings. */
export interface InstalledExtension {
  id: string;
  kind?: string;
  name?: string;
  pluginId: string;
  description: FullDescription;
  disabled: boolean;
  attachTo: Extension['attachTo'];
  inputs: InstalledInput[];
  outputs: string[];
  /** The config schema from the code. Absent if the extension has no config. */
  config?: JsonSchema;
  /** The default path and title. */
  path?: string;
  title?: string;
}

/** A route, or an external route that can be bound to a route. */
export interface InstalledRoute {
  id: string;
  pluginId: string;
  params: string[];
  defaultTarget?: string;
}

/** A bundled plugin. */
export interface InstalledPlugin {
  id: string;
  title?: string;
  extensions: InstalledExtension[];
  featureFlags: ReadonlyArray<{ name: string; description?: string }>;
}

/** Everything that is installed. The generated schemas and reference pages are based on it. */
export interface Installation {
  plugins: InstalledPlugin[];
  extensions: InstalledExtension[];
  /** Extensions that others can attach to. Includes the root of the tree, which cannot be configured. */
  parents: InstalledExtension[];
  routes: InstalledRoute[];
  externalRoutes: InstalledRoute[];
  iconKeys: string[];
  /** The merged settings of all plugins. */
  settings: PluginSettings;
}
