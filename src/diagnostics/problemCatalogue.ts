import type { Severity } from './problem';
import { getProblemSeverity } from './problemSeverity';

/** Which part of an installation a problem speaks of. */
export type ProblemArea = 'configuration' | 'extensions' | 'start' | 'apis' | 'features' | 'routes';

interface CatalogueEntry {
  area: ProblemArea;
  title: string;
  explanation: string;
}

/**
 * Every problem code that Trellis raises. A code is permanent: it is never renamed and never reused with another meaning.
 * Nothing in the first load reads this table; import it lazily where the texts are shown.
 */
export const problemCatalogue = {
  CONFIG_SYNTAX_INVALID: {
    area: 'configuration',
    title: 'A configuration file is not valid YAML',
    explanation:
      'The file cannot be read as YAML: it has a syntax error, a key twice in one map, too many aliases, or is over the size or depth limit. Nothing of the file is used.',
  },
  CONFIG_VALUE_INVALID: {
    area: 'configuration',
    title: 'A configuration value is refused by its schema',
    explanation:
      'A known key has a value of the wrong type or outside of what it allows. The value is not used.',
  },
  CONFIG_KEY_UNKNOWN: {
    area: 'configuration',
    title: 'A configuration key is not known',
    explanation:
      'Below a section that Trellis knows stands a key that nothing reads. It has no effect; most often it is misspelt.',
  },
  CONFIG_VARIABLE_MISSING: {
    area: 'configuration',
    title: 'An environment variable is not set',
    explanation:
      'A value refers to an environment variable that is not set and has no default, so the whole value counts as absent. Set the variable or write a default as in ${NAME:-default}.',
  },
  CONFIG_INCLUDE_FAILED: {
    area: 'configuration',
    title: 'An included file cannot be used',
    explanation:
      'A $include or $file names a file that is missing, lies outside of the allowed folder, or includes itself again.',
  },
  EXTENSION_SETTINGS_INVALID: {
    area: 'extensions',
    title: 'An entry of app.extensions is malformed',
    explanation:
      'Each entry is an extension id, or a map with that id as its only key and true, false, or a map of attachTo, disabled and config as its value. The malformed entry is left out; the others apply.',
  },
  EXTENSION_SETTINGS_DUPLICATE: {
    area: 'extensions',
    title: 'A file lists an extension twice',
    explanation:
      'One list of app.extensions names the same extension more than once. The entries are applied in turn, so the later one wins, which is easily overlooked. Write everything about an extension in one entry.',
  },
  EXTENSION_IGNORED: {
    area: 'extensions',
    title: 'An extension was left out',
    explanation:
      'A plugin or module provides an extension with an id that is reserved or that another feature already provides. The later one is left out.',
  },
  INVALID_EXTENSION_CONFIG_KEY: {
    area: 'extensions',
    title: 'app.extensions names an extension that cannot be configured',
    explanation:
      'The id belongs to no installed extension, or to one that must not be configured. The entry has no effect.',
  },
  EXTENSION_ATTACHMENT_CYCLE: {
    area: 'extensions',
    title: 'Extensions are attached in a circle',
    explanation:
      'Following attachTo from one of these extensions leads back to it, so none of them hangs on the app. They are left out until one of them is attached elsewhere.',
  },
  EXTENSION_PARENT_UNKNOWN: {
    area: 'extensions',
    title: 'An extension is attached to an extension that is not installed',
    explanation:
      'Its attachTo names an id that belongs to no installed extension, so the extension hangs nowhere and nobody sees it. It is an error where the YAML says so, and a warning where a plugin does.',
  },
  EXTENSION_INPUT_UNKNOWN: {
    area: 'extensions',
    title: 'An extension is attached to an input that does not exist',
    explanation:
      'Its attachTo names an installed extension and an input that it does not have, so the extension is handed to nobody. It is an error where the YAML says so, and a warning where a plugin does.',
  },
  EXTENSION_INPUT_REDIRECT_CONFLICT: {
    area: 'extensions',
    title: 'Two inputs replace the same attachment point',
    explanation:
      'Two inputs both say that they take over what is attached to one former point. The first keeps it. The second input must drop its claim.',
  },
  EXTENSION_INPUT_DATA_IGNORED: {
    area: 'extensions',
    title: 'An input lists the same data twice',
    explanation:
      'The declaration of an input names one data ref more than once. Only the first mention counts.',
  },
  EXTENSION_INPUT_DATA_MISSING: {
    area: 'extensions',
    title: 'An attached extension lacks required data',
    explanation:
      'The extension does not give what the input that it is attached to requires, so it is not handed to its parent. Attach it to an input that fits.',
  },
  EXTENSION_INPUT_INTERNAL_IGNORED: {
    area: 'extensions',
    title: 'An extension of another plugin is attached to an internal input',
    explanation:
      'The input takes only extensions of its own plugin. Provide the extension in a module for that plugin instead.',
  },
  EXTENSION_ATTACHMENT_CONFLICT: {
    area: 'extensions',
    title: 'More than one extension is attached to a single place',
    explanation:
      'The input takes at most one extension, and more than one is attached. The parent cannot be created. Disable or move all but one.',
  },
  EXTENSION_ATTACHMENT_MISSING: {
    area: 'extensions',
    title: 'A required extension is missing',
    explanation:
      'The input needs an extension, and none is attached or the attached one is disabled or failed. The parent cannot be created.',
  },
  EXTENSION_CONFIGURATION_INVALID: {
    area: 'extensions',
    title: 'The configuration of an extension is refused by its schema',
    explanation:
      'A value below config does not fit the schema of the extension, so the extension is left out.',
  },
  EXTENSION_CONFIGURATION_UNKNOWN_KEY: {
    area: 'extensions',
    title: 'A configuration key is not known to its extension',
    explanation:
      'A key below config is not in the schema of the extension, so it has no effect; most often it is misspelt.',
  },
  EXTENSION_CONFIGURATION_UNSUPPORTED: {
    area: 'extensions',
    title: 'An extension takes no configuration',
    explanation: 'The extension has no configuration schema, so what stands below config has no effect.',
  },
  EXTENSION_CONFIGURATION_IGNORED: {
    area: 'extensions',
    title: 'A part of the configuration of an extension is left out',
    explanation:
      'The configuration is of the right form and asks for something that cannot be had, as when the navigation is to show a page that is not installed or is disabled. That part is left out; the rest applies.',
  },
  EXTENSION_INVALID: {
    area: 'extensions',
    title: 'An extension is of no known form',
    explanation:
      'The value that a plugin provides as an extension was not made by this version of the SDK. Build the plugin against the installed version.',
  },
  EXTENSION_OUTPUT_CONFLICT: {
    area: 'extensions',
    title: 'An extension gives the same output twice',
    explanation:
      'The factory of the extension returned two values for one data ref. The extension is left out.',
  },
  EXTENSION_OUTPUT_MISSING: {
    area: 'extensions',
    title: 'An extension does not give a declared output',
    explanation:
      'The extension declares an output as required and its factory did not return it. The extension is left out.',
  },
  EXTENSION_OUTPUT_IGNORED: {
    area: 'extensions',
    title: 'An extension gives an output that it does not declare',
    explanation:
      'The factory returned a value for a data ref that is not among the declared outputs. It is dropped.',
  },
  EXTENSION_FACTORY_ERROR: {
    area: 'extensions',
    title: 'An extension failed while it was created',
    explanation: 'The factory of the extension threw an error. The extension is left out.',
  },
  EXTENSION_BOOTSTRAP_PREDICATE_IGNORED: {
    area: 'start',
    title: 'A condition is not possible here',
    explanation:
      'The extension is needed before sign-in, when feature flags and permissions are not yet known. Its condition is ignored and it is always present.',
  },
  EXTENSION_BOOTSTRAP_API_UNAVAILABLE: {
    area: 'start',
    title: 'A utility API was asked for before it was available',
    explanation:
      'An extension that is needed before sign-in asked for an API that is provided only after sign-in, and went on without it.',
  },
  EXTENSION_BOOTSTRAP_API_OVERRIDE_IGNORED: {
    area: 'start',
    title: 'A utility API cannot be replaced any more',
    explanation:
      'A conditional extension provides an API that was already in use before sign-in. The API that is in use is kept.',
  },
  API_EXTENSION_INVALID: {
    area: 'apis',
    title: 'An API extension provides no API',
    explanation:
      'An extension is attached where utility APIs are collected and gives no API factory. Attach it elsewhere or make it with ApiBlueprint.',
  },
  API_FACTORY_CONFLICT: {
    area: 'apis',
    title: 'Two plugins provide the same utility API',
    explanation:
      'The plugin that owns the API, or else the first one, keeps it. To replace an API on purpose, provide it in a module for the plugin that owns it.',
  },
  API_DEPENDENCY_CYCLE: {
    area: 'apis',
    title: 'Utility APIs depend on each other in a circle',
    explanation: 'None of the APIs in the circle can be created. One of them must drop its dependency.',
  },
  FEATURE_FLAG_INVALID: {
    area: 'features',
    title: 'A feature flag cannot be registered',
    explanation:
      'The name of a feature flag has 3 to 150 lowercase letters, digits and hyphens and starts with a letter. The flag is left out.',
  },
  PLUGIN_LOAD_FAILED: {
    area: 'features',
    title: 'A plugin cannot be loaded',
    explanation: 'A feature loader failed, nests too deeply, or gave something that is no plugin or module.',
  },
  MODULE_TARGET_MISSING: {
    area: 'features',
    title: 'A module is for a plugin that is not installed',
    explanation:
      'A module adds to or overrides the extensions of one plugin. That plugin is not installed, so the module does nothing.',
  },
  ROUTE_DUPLICATE: {
    area: 'routes',
    title: 'Two routes have the same id',
    explanation:
      'A route id is the plugin id and the key of the route. The second route of that id is left out.',
  },
  ROUTE_BINDING_INVALID_VALUE: {
    area: 'routes',
    title: 'A route binding has no usable value',
    explanation:
      'Under app.routes.bindings each external route is bound to a route id, as in catalog-import.importPage, or to false to unbind it.',
  },
  ROUTE_NOT_FOUND: {
    area: 'routes',
    title: 'A route binding names an unknown route',
    explanation: 'The external route or the route that it is bound to belongs to no installed plugin.',
  },
  ROUTE_PATH_CONFLICT: {
    area: 'routes',
    title: 'Two pages have the same path',
    explanation:
      'The paths of two pages, the paths above them included, match the same addresses. Only the first of them can ever be shown. Give one of them another path, or disable it.',
  },
  ROUTE_BINDING_PARAMS_MISMATCH: {
    area: 'routes',
    title: 'A route is bound to one with other parameters',
    explanation:
      'An external route is bound to a route whose path needs other parameters than those that it is called with, so no link of it can be made.',
  },
  ROUTE_REDIRECT_LOOP: {
    area: 'routes',
    title: 'Redirects lead in a circle',
    explanation:
      'Following the redirects of app/routes from one of these paths leads back to it, so the browser would never arrive.',
  },
  ROUTE_ALIAS_INVALID: {
    area: 'routes',
    title: 'A route alias leads nowhere',
    explanation:
      'A route that stands for another one must name a route of the same plugin that exists and is no sub-route, without going in a circle.',
  },
} as const satisfies Record<string, CatalogueEntry>;

/** The permanent name of a kind of problem. */
export type ProblemCode = keyof typeof problemCatalogue;

/** What the catalogue says of one code. */
export interface ProblemDefinition extends CatalogueEntry {
  code: ProblemCode;
  severity: Severity;
}

/** The whole catalogue in its order: by area, as the pipeline raises them. */
export function listProblemDefinitions(): ProblemDefinition[] {
  return (Object.keys(problemCatalogue) as ProblemCode[]).map(getProblemDefinition);
}

/** What the catalogue says of one code. */
export function getProblemDefinition(code: ProblemCode): ProblemDefinition {
  return { code, severity: getProblemSeverity(code), ...problemCatalogue[code] };
}
