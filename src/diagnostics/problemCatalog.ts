import type { Severity } from './problem';
import { getProblemSeverity } from './problemSeverity';

/** The part of an installation that a problem is about. */
export type ProblemArea = 'configuration' | 'extensions' | 'start' | 'apis' | 'features' | 'routes';

interface CatalogEntry {
  area: ProblemArea;
  title: string;
  explanation: string;
}

/**
 * Every problem code of Trellis. A code is permanent: it is never renamed or reused with a different meaning. Import this
 * table lazily, because the first load must not contain it.
 */
export const problemCatalog = {
  CONFIG_SYNTAX_INVALID: {
    area: 'configuration',
    title: 'A configuration file is not valid YAML',
    explanation:
      'The file cannot be parsed: it has a syntax error, a duplicate key or too many aliases, or it exceeds the size or depth limit. Trellis ignores the whole file.',
  },
  CONFIG_VALUE_INVALID: {
    area: 'configuration',
    title: 'A configuration value is invalid',
    explanation:
      'The value does not match the schema of its key: it has the wrong type or is not allowed. Trellis ignores the value.',
  },
  CONFIG_KEY_UNKNOWN: {
    area: 'configuration',
    title: 'A configuration key is unknown',
    explanation:
      'A known section contains a key that does not exist in its schema. The key has no effect. Check its spelling.',
  },
  CONFIG_VARIABLE_MISSING: {
    area: 'configuration',
    title: 'An environment variable is not set',
    explanation:
      'A value refers to an environment variable that is not set and has no default. Trellis ignores the whole value. Set the variable, or add a default: ${NAME:-default}.',
  },
  CONFIG_VARIABLE_INVALID: {
    area: 'configuration',
    title: 'A reference to an environment variable is malformed',
    explanation:
      'A value looks like a reference to an environment variable, but it is not written as ${NAME} or ${NAME:-default}, so it is used as text.',
  },
  CONFIG_VALUE_SUSPICIOUS: {
    area: 'configuration',
    title: 'A configuration value is probably a mistake',
    explanation:
      'The value has the right type, but it is unlikely to work as intended: a URL without a scheme, an unknown kind or icon, a file that does not exist, or a quote that is part of the text. Trellis uses the value as it is.',
  },
  CONFIG_INCLUDE_FAILED: {
    area: 'configuration',
    title: 'An included file cannot be loaded',
    explanation:
      'A $include or $file refers to a file that does not exist, is outside of the allowed folder, or includes itself.',
  },
  EXTENSION_SETTINGS_INVALID: {
    area: 'extensions',
    title: 'An entry of app.extensions is malformed',
    explanation:
      'Each entry is an extension id, or a map with the id as its only key. The value is true, false, or a map with attachTo, disabled and config. Trellis ignores the malformed entry and applies the others.',
  },
  EXTENSION_SETTINGS_DUPLICATE: {
    area: 'extensions',
    title: 'A file lists an extension twice',
    explanation:
      'A list in app.extensions contains the same extension more than once. Entries are applied in order, so a later one overrides an earlier one. Combine the entries.',
  },
  EXTENSION_IGNORED: {
    area: 'extensions',
    title: 'An extension is ignored',
    explanation:
      'A plugin or module provides an extension with an id that is reserved or already in use. Trellis ignores the later extension.',
  },
  INVALID_EXTENSION_CONFIG_KEY: {
    area: 'extensions',
    title: 'An entry of app.extensions has an invalid id',
    explanation:
      'No installed extension has this id, or the extension cannot be configured. The entry has no effect.',
  },
  EXTENSION_ATTACHMENT_CYCLE: {
    area: 'extensions',
    title: 'Extensions are attached in a cycle',
    explanation:
      'Each of these extensions is attached to the next one, and the last one to the first. They are not part of the app. Attach one of them to a different extension.',
  },
  EXTENSION_PARENT_UNKNOWN: {
    area: 'extensions',
    title: 'An extension is attached to an extension that is not installed',
    explanation:
      'No installed extension has the id in attachTo, so the attached extension is not part of the app. This is an error if the YAML sets attachTo, and a warning if a plugin does.',
  },
  EXTENSION_INPUT_UNKNOWN: {
    area: 'extensions',
    title: 'An extension is attached to an input that does not exist',
    explanation:
      'The extension in attachTo does not have this input, so the attached extension has no effect. This is an error if the YAML sets attachTo, and a warning if a plugin does.',
  },
  EXTENSION_INPUT_REDIRECT_CONFLICT: {
    area: 'extensions',
    title: 'Two inputs replace the same input',
    explanation:
      'Two inputs replace the same former input. The first one receives the extensions that are attached to it. The second one must stop replacing it.',
  },
  EXTENSION_INPUT_DATA_IGNORED: {
    area: 'extensions',
    title: 'An input lists the same data twice',
    explanation: 'An input declares the same data ref more than once. Only the first declaration is used.',
  },
  EXTENSION_INPUT_DATA_MISSING: {
    area: 'extensions',
    title: 'An attached extension does not provide required data',
    explanation:
      'The extension does not provide data that the input requires, so the input ignores it. Attach it to a different input.',
  },
  EXTENSION_INPUT_INTERNAL_IGNORED: {
    area: 'extensions',
    title: 'An extension of another plugin is attached to an internal input',
    explanation:
      'The input only accepts extensions of its own plugin. Provide the extension in a module for that plugin instead.',
  },
  EXTENSION_ATTACHMENT_CONFLICT: {
    area: 'extensions',
    title: 'Too many extensions are attached to an input',
    explanation:
      'The input accepts one extension, but more than one is attached. The parent cannot be created. Disable or move all but one.',
  },
  EXTENSION_ATTACHMENT_MISSING: {
    area: 'extensions',
    title: 'A required extension is missing',
    explanation:
      'The input requires an extension, but none is attached, or the attached one is disabled or failed. The parent cannot be created.',
  },
  EXTENSION_CONFIGURATION_INVALID: {
    area: 'extensions',
    title: 'The configuration of an extension is invalid',
    explanation:
      'A value in config does not match the schema of the extension, so the extension is not created.',
  },
  EXTENSION_CONFIGURATION_UNKNOWN_KEY: {
    area: 'extensions',
    title: 'An extension has an unknown configuration key',
    explanation:
      'A key in config does not exist in the schema of the extension. The key has no effect. Check its spelling.',
  },
  EXTENSION_CONFIGURATION_UNSUPPORTED: {
    area: 'extensions',
    title: 'An extension has no settings',
    explanation: 'The extension has no configuration schema, so config has no effect.',
  },
  EXTENSION_CONFIGURATION_IGNORED: {
    area: 'extensions',
    title: 'A part of the configuration of an extension is ignored',
    explanation:
      'The configuration is valid, but a part of it cannot be applied. For example, a navigation item refers to a page that is disabled. That part is ignored, and the rest is applied.',
  },
  EXTENSION_INVALID: {
    area: 'extensions',
    title: 'An extension has an unknown format',
    explanation:
      'A plugin provides an extension that was not created with this version of the SDK. Rebuild the plugin with the installed version.',
  },
  EXTENSION_OUTPUT_CONFLICT: {
    area: 'extensions',
    title: 'An extension returns the same output twice',
    explanation:
      'The factory of the extension returned two values for one data ref. The extension is not created.',
  },
  EXTENSION_OUTPUT_MISSING: {
    area: 'extensions',
    title: 'An extension does not return a required output',
    explanation:
      'The extension declares a required output, but its factory did not return it. The extension is not created.',
  },
  EXTENSION_OUTPUT_IGNORED: {
    area: 'extensions',
    title: 'An extension returns an undeclared output',
    explanation:
      'The factory returned a value for a data ref that is not a declared output. The value is ignored.',
  },
  EXTENSION_FACTORY_ERROR: {
    area: 'extensions',
    title: 'An extension cannot be created',
    explanation: 'The factory of the extension threw an error. The extension is not part of the app.',
  },
  EXTENSION_BOOTSTRAP_PREDICATE_IGNORED: {
    area: 'start',
    title: 'A condition is not supported here',
    explanation:
      'The extension is needed before sign-in, when feature flags and permissions are not yet known. Its condition is ignored, and it is always enabled.',
  },
  EXTENSION_BOOTSTRAP_API_UNAVAILABLE: {
    area: 'start',
    title: 'A utility API is requested before it is available',
    explanation:
      'An extension that is needed before sign-in requested an API that is only available after sign-in. The extension was created without it.',
  },
  EXTENSION_BOOTSTRAP_API_OVERRIDE_IGNORED: {
    area: 'start',
    title: 'A utility API is replaced too late',
    explanation:
      'A conditional extension replaces an API that was already used before sign-in. The API in use is kept.',
  },
  API_EXTENSION_INVALID: {
    area: 'apis',
    title: 'An API extension does not provide an API',
    explanation:
      'An extension is attached to an input for utility APIs but does not return an API factory. Attach it to a different input, or create it with ApiBlueprint.',
  },
  API_FACTORY_CONFLICT: {
    area: 'apis',
    title: 'Two plugins provide the same utility API',
    explanation:
      'The plugin that owns the API provides it, or the first plugin if neither owns it. To replace an API, provide it in a module for the plugin that owns it.',
  },
  API_DEPENDENCY_CYCLE: {
    area: 'apis',
    title: 'Utility APIs depend on each other in a cycle',
    explanation: 'None of the APIs in the cycle can be created. One of them must remove its dependency.',
  },
  FEATURE_FLAG_INVALID: {
    area: 'features',
    title: 'A feature flag cannot be registered',
    explanation:
      'The name of a feature flag must have 3 to 150 lowercase letters, digits and hyphens, and start with a letter. The flag is ignored.',
  },
  PLUGIN_LOAD_FAILED: {
    area: 'features',
    title: 'A plugin cannot be loaded',
    explanation:
      'A feature loader failed, is nested too deeply, or returned a value that is not a plugin or module.',
  },
  MODULE_TARGET_MISSING: {
    area: 'features',
    title: 'A module is for a plugin that is not installed',
    explanation:
      'A module adds to or overrides the extensions of one plugin. That plugin is not installed, so the module has no effect.',
  },
  ROUTE_DUPLICATE: {
    area: 'routes',
    title: 'Two routes have the same id',
    explanation:
      'A route id consists of the plugin id and the key of the route. The second route with the same id is ignored.',
  },
  ROUTE_BINDING_INVALID_VALUE: {
    area: 'routes',
    title: 'A route binding has an invalid value',
    explanation:
      'The value of a binding in app.routes.bindings is a route id, such as catalog-import.importPage, or false to unbind the external route.',
  },
  ROUTE_NOT_FOUND: {
    area: 'routes',
    title: 'A route binding refers to an unknown route',
    explanation: 'No installed plugin has the external route or the route that it is bound to.',
  },
  ROUTE_PATH_CONFLICT: {
    area: 'routes',
    title: 'Two pages have the same path',
    explanation:
      'The full paths of two pages match the same URLs, so only the first page can be opened. Change the path of one page, or disable it.',
  },
  ROUTE_BINDING_PARAMS_MISMATCH: {
    area: 'routes',
    title: 'A route is bound to a route with different parameters',
    explanation:
      'The path of the target route requires different parameters than the external route provides, so links cannot be created.',
  },
  ROUTE_REDIRECT_LOOP: {
    area: 'routes',
    title: 'Redirects form a loop',
    explanation: 'The redirects of app/routes lead from one of these paths back to it, so no page opens.',
  },
  ROUTE_ALIAS_INVALID: {
    area: 'routes',
    title: 'A route alias is invalid',
    explanation:
      'An alias must refer to an existing route of the same plugin. The target cannot be a sub-route, and aliases cannot form a loop.',
  },
} as const satisfies Record<string, CatalogEntry>;

/** The permanent name of a kind of problem. */
export type ProblemCode = keyof typeof problemCatalog;

/** A problem code with its texts and default severity. */
export interface ProblemDefinition extends CatalogEntry {
  code: ProblemCode;
  severity: Severity;
}

/** Lists all problem codes by area, in the order in which the pipeline raises them. */
export function listProblemDefinitions(): ProblemDefinition[] {
  return (Object.keys(problemCatalog) as ProblemCode[]).map(getProblemDefinition);
}

/** Returns the definition of a problem code. */
export function getProblemDefinition(code: ProblemCode): ProblemDefinition {
  return { code, severity: getProblemSeverity(code), ...problemCatalog[code] };
}
