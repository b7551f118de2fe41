import { UsageError } from '../commandLine/usageError';

/** The name of a plugin in the forms that code and texts use. */
export interface PluginNames {
  /** `on-call` */
  id: string;
  /** `onCall` */
  camel: string;
  /** `OnCall` */
  pascal: string;
  /** `on_call`, for tables in the database. */
  snake: string;
  /** `On call` */
  title: string;
}

/** The names in `extensions/_template`, which the names of the new plugin replace. */
export const templateNames: PluginNames = createPluginNames('sample-notes');

/**
 * Names of the generated lists in `extensions`, because a folder with the same name would conflict with their imports. Also the
 * plugin of the root extension, and the path of the portal's own API.
 */
const reserved = ['index', 'backend', 'settings', 'translations', 'root', 'trellis'];

/** The names that existing plugins use. */
interface UsedNames {
  folders: readonly string[];
  /** Sections of `app-config.yaml`. */
  sections: readonly string[];
  /** Ids of message bundles. */
  bundles: readonly string[];
}

/**
 * Checks the id of a new plugin and derives its names.
 *
 * @throws UsageError if the id is malformed or already used
 */
export function parsePluginId(id: string, used: UsedNames) {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id)) {
    throw new UsageError(
      `'${id}' is not a plugin id. Use lowercase letters, digits and single hyphens, starting with a letter, as in 'on-call'.`,
    );
  }
  const names = createPluginNames(id);
  if (reserved.includes(id)) throw new UsageError(`The id '${id}' is reserved. Choose another id.`);
  if (used.folders.includes(id))
    throw new UsageError(`The folder extensions/${id} already exists. Choose another id.`);
  if (used.sections.includes(names.camel)) {
    throw new UsageError(`app-config.yaml already has a section '${names.camel}'. Choose another id.`);
  }
  if (used.bundles.includes(id))
    throw new UsageError(`A message bundle with the id '${id}' already exists. Choose another id.`);
  return names;
}

function createPluginNames(id: string): PluginNames {
  const words = id.split('-');
  const pascal = words.map(capitalize).join('');
  return {
    id,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    pascal,
    snake: words.join('_'),
    title: capitalize(words.join(' ')),
  };
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
