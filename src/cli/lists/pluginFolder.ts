/** A folder in `extensions`, with the data for the generated lists. */
export interface PluginFolder {
  /** The name of the folder, which is the id of the plugin or the name of the module. */
  name: string;
  /** The names that `plugin.ts`, `backend.ts`, `early.ts` and `settings.ts` export. `undefined` if the file does not exist. */
  plugin?: string;
  backend?: string;
  early?: string;
  settings?: string;
  /** The plugin of a module. */
  moduleOf?: string;
  /** Message bundles: path relative to `extensions` without the file extension, and exported name. */
  translations: ReadonlyArray<{ file: string; name: string }>;
  /** Folders whose `public.ts` this folder imports. */
  uses: ReadonlySet<string>;
}
