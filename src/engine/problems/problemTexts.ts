/** The texts of the problems that the stages find, by name. */
import { findCandidates } from '#diagnostics';
import { describeConfigIssues } from './describeConfigIssues';
import { findNear, type Words } from './findNear';
import type { InvalidValue } from './invalidValue';
import { type ConfigIssue, printConfigIssue } from './printConfigIssue';
import type { LocateConfig, ProblemText } from './problemText';

const correctValue = 'Correct the value. The extension is not created until the value is valid.';

/** The parameters of an entry in `app.extensions`. */
const parameters = ['attachTo', 'disabled', 'config'];

export const problemTexts = {
  // Features
  featureUnknown: (): ProblemText => ({
    message: 'A feature is not a plugin, module or feature loader of this version of the SDK.',
    hint: loaderHint,
  }),

  loaderNested: (levels: number): ProblemText => ({
    message: `A feature loader is nested more than ${levels} levels deep.`,
    hint: loaderHint,
  }),

  loaderFailed: (cause: string): ProblemText => ({
    message: `A feature loader failed: ${cause}`,
    hint: loaderHint,
  }),

  patternInvalid: (pattern: string, cause: string): ProblemText => ({
    message: `The pattern '${pattern}' is not a valid regular expression. ${cause}`,
    hint: 'Use the exact name, or a regular expression between slashes.',
  }),

  flagInvalid: (name: string, pluginId: string, cause: string): ProblemText => ({
    message: `Feature flag '${name}' of plugin '${pluginId}' cannot be registered. ${cause}`,
    hint: 'Ask the plugin author to rename the flag.',
  }),

  // Settings
  listInvalid: (type: string): ProblemText => ({
    message: `Invalid type in config for key 'app.extensions', got ${type}, wanted array`,
    hint: "Write a list: each entry on its own line, starting with '- '.",
  }),

  entryInvalid: (place: string, fault: Fault, keys: readonly string[] = []): ProblemText => {
    const text: ProblemText = faults[fault](keys);
    return { ...text, message: `Invalid extension configuration at ${place}, ${text.message}` };
  },

  idForbidden: (id: string): ProblemText => ({
    message: `Extension '${id}' cannot be configured.`,
    hint: 'Remove the entry.',
  }),

  idUnknown: (id: string, ids: Words, rootId: string): ProblemText => {
    const candidates = findNear(ids, id).filter((candidate) => candidate !== rootId);
    return {
      message: `Extension '${id}' does not exist. Its entry has no effect.`,
      hint: suggest(candidates[0], 'Install the plugin that provides it, or remove the entry.'),
      candidates,
    };
  },

  navItemUnknown: (id: string, page: string, isHidden: boolean): ProblemText => ({
    message: `Extension '${id}' does not exist. Its entry has no effect.`,
    hint: isHidden
      ? `The navigation lists pages automatically. To hide this one, add '${page}' to 'hide' in the config of 'app/nav'.`
      : `The navigation lists pages automatically. To arrange or rename entries, use 'items' in the config of 'app/nav'.`,
  }),

  // Specs and tree
  rootOverridden: (id: string, pluginId: string): ProblemText => ({
    message: `Extension '${id}' of plugin '${pluginId}' is ignored. The extension '${id}' cannot be overridden.`,
    hint: 'Rename the extension.',
  }),

  idTaken: (id: string, pluginId: string): ProblemText => ({
    message: `Extension '${id}' of plugin '${pluginId}' is ignored. Another extension has the same id.`,
    hint: 'Rename the extension.',
  }),

  redirectConflict: (input: Input, former: Input, winner: Input): ProblemText => ({
    message: `The input '${input.input}' of extension '${input.id}' cannot replace the input '${former.input}' of '${former.id}', because the input '${winner.input}' of '${winner.id}' already replaces it.`,
    hint: 'Remove one of the two plugins, or ask the plugin author to stop replacing the input.',
  }),

  attachmentCycle: (ids: readonly string[]): ProblemText => ({
    message: `Extensions are attached in a cycle: ${printCycle(ids)}. They are not part of the app.`,
    hint: 'Attach one of them to a different extension.',
  }),

  // APIs
  noApiFactory: (id: string): ProblemText => ({
    message: `Extension '${id}' is attached to an input for APIs, but does not return an API factory.`,
    hint: 'Attach it to a different input, or ask the plugin author to create it with ApiBlueprint.',
  }),

  apiConflict: (api: string, loser: Owned, winner: Owned): ProblemText => ({
    message: `API '${api}' is already provided by plugin '${winner.plugin.pluginId}', so plugin '${loser.plugin.pluginId}' cannot provide it.`,
    hint: `Disable '${loser.id}', or provide the API in a module for plugin '${winner.plugin.pluginId}'.`,
  }),

  apiTooLate: (api: string, id: string, user: string): ProblemText => ({
    message: `Extension '${id}' cannot replace the API '${api}' of extension '${user}', because the API was already used before sign-in.`,
    hint: `Remove the condition of '${id}', so that it is created before sign-in.`,
  }),

  apiCycle: (ids: readonly string[]): ProblemText => ({
    message: `APIs depend on each other in a cycle: ${printCycle(ids)}. None of them can be created.`,
    hint: 'Ask the plugin author to remove one of the dependencies, for example by requesting the API only when it is used.',
  }),

  apiTooEarly: (id: string, api: string): ProblemText => ({
    message: `Extension '${id}' requested the API '${api}' before sign-in, when it was not available yet.`,
    hint: `Remove the condition of the extension that provides '${api}', so that it is available before sign-in.`,
  }),

  conditionIgnored: (id: string): ProblemText => ({
    message: `The condition of extension '${id}' is ignored, because the extension is needed before sign-in.`,
    hint: "Remove the condition, or attach the extension below the input 'children' of 'app/root'.",
  }),

  // Instances
  formatUnsupported: (id: string, pluginId: string, format: string, supported: string): ProblemText => ({
    message: `Extension '${id}' has the format '${format}', but only '${supported}' is supported.`,
    hint: `Rebuild plugin '${pluginId}' with the installed version of the SDK.`,
  }),

  configInvalid: (id: string, value: InvalidValue, locate: LocateConfig): ProblemText[] =>
    describeConfigIssues([value]).map((issue) => describeIssueOf(id, issue, locate)),

  /** The factory of the extension has rejected a value. */
  configRejected: (id: string, issue: ConfigIssue, locate: LocateConfig): ProblemText =>
    describeIssueOf(id, issue, locate),

  factoryFailed: (id: string, pluginId: string, cause: string): ProblemText => ({
    message: `Failed to instantiate extension '${id}', ${cause}`,
    hint: `Report it to the author of plugin '${pluginId}', or disable the extension.`,
  }),

  outputRepeated: (id: string, output: string): ProblemText => ({
    message: `Extension '${id}' returned the output '${output}' more than once.`,
    hint: 'Ask the plugin author to return each output once.',
  }),

  outputUndeclared: (id: string, output: string): ProblemText => ({
    message: `Extension '${id}' returned the undeclared output '${output}'. It is ignored.`,
    hint: 'Ask the plugin author to declare the output.',
  }),

  outputMissing: (id: string, output: string): ProblemText => ({
    message: `Extension '${id}' did not return the required output '${output}'.`,
    hint: 'Ask the plugin author to return the output, or to declare it as optional.',
  }),

  inputDataRepeated: ({ id, input }: Input, data: string): ProblemText => ({
    message: `The input '${input}' of extension '${id}' declares the data '${data}' more than once. Only the first declaration is used.`,
    hint: 'Ask the plugin author to remove the duplicate.',
  }),

  inputInternal: ({ id, input }: Input, pluginId: string, child: Owned): ProblemText => ({
    message: `Extension '${child.id}' of plugin '${child.plugin.pluginId}' is ignored, because the input '${input}' of '${id}' only accepts extensions of plugin '${pluginId}'.`,
    hint: `Provide the extension in a module for plugin '${pluginId}'.`,
  }),

  inputDataMissing: (
    { id, input }: Input,
    child: string,
    given: readonly DataRef[],
    required: readonly DataRef[],
  ): ProblemText => ({
    message: `Extension '${child}' could not be attached because its output data (${printRefs(given)}) does not match what the input '${input}' of '${id}' requires (${printRefs(required)}).`,
    hint: 'Attach it to an input that accepts its output data.',
  }),

  attachmentConflict: (
    { id, input }: Input,
    isOptional: boolean,
    children: readonly string[],
  ): ProblemText => ({
    message: `Extension '${id}' expected ${isOptional ? 'at most' : 'exactly'} one '${input}' input but received multiple: ${children.map((child) => `'${child}'`).join(', ')}.`,
    hint: 'Disable or move all but one of them.',
  }),

  attachmentMissing: (
    { id, input }: Input,
    cause?: 'rejected' | 'failed' | 'disabled' | 'moved',
    child?: string,
  ): ProblemText => {
    const why = {
      rejected: `but '${child}' could not be attached`,
      failed: `but '${child}' failed to be instantiated`,
      disabled: 'but was not received',
      moved: 'but was not received',
    };
    const hints = {
      rejected: `Replace '${child}' with an extension that provides the required data.`,
      failed: `Fix the problems of '${child}'.`,
      disabled: `Enable '${child}'. It is attached there but disabled.`,
      moved: `Remove 'attachTo' of '${child}', or attach another extension instead.`,
    };
    return {
      message: `The input '${input}' of extension '${id}' is required ${why[cause ?? 'moved']}.`,
      hint: cause ? hints[cause] : `Attach an extension to the input '${input}' of '${id}'.`,
    };
  },

  // Routes
  routeRepeated: (what: string, routeId: string): ProblemText => ({
    message: `Duplicate ${what} id '${routeId}'. Only the first route is used.`,
    hint: 'Ask the plugin author to rename the key of the route.',
  }),

  aliasInvalid: (id: string, fault: AliasFault, alias: string, pluginId: string): ProblemText => ({
    message: `Route alias '${alias}' ${aliasFaults[fault](pluginId)} Extension '${id}' uses it as its route.`,
    hint: 'Ask the plugin author to use a route of the same plugin.',
  }),

  bindingInCodeUnknown: (key: string, keys: readonly string[]): ProblemText => {
    const candidates = findCandidates(key, keys);
    return {
      message: `The app's code binds the external route '${key}', which does not exist in the plugin.`,
      hint: suggest(candidates[0], "Remove the binding from the app's code."),
      candidates,
    };
  },

  bindingsInvalid: (): ProblemText => ({ message: 'app.routes.bindings must be a map.', hint: routeHint }),

  bindingInvalid: (id: string): ProblemText => ({
    message: `The binding of '${id}' must be a non-empty string or false.`,
    hint: routeHint,
  }),

  /** A missing route is a warning if its plugin is not installed, as for extensions. Otherwise it is an error. */
  routeUnknown: (
    routeId: string,
    ids: Words,
    pluginIds: ReadonlySet<string>,
    bound?: string,
  ): ProblemText => {
    const candidates = findNear(ids, routeId);
    const [pluginId = ''] = routeId.split('.');
    return {
      message:
        bound === undefined
          ? `External route '${routeId}' does not exist.`
          : `Route '${routeId}', which '${bound}' is bound to, does not exist.`,
      hint: suggest(candidates[0], 'Install the plugin that provides it, or remove the binding.'),
      candidates,
      ...(candidates.length === 0 && !pluginIds.has(pluginId) ? { severity: 'warning' as const } : {}),
    };
  },
};

/** An input, or a former attachment point. */
interface Input {
  id: string;
  input: string;
}

interface Owned {
  id: string;
  plugin: { pluginId: string };
}

interface DataRef {
  id: string;
}

const loaderHint = 'Check the feature loader of the app and the packages that it loads.';

const routeHint = "Use a route id, such as 'catalog-import.importPage', or false to leave the route unbound.";

type FaultText = (keys: readonly string[]) => ProblemText;

/** The mistakes in an entry of `app.extensions`. */
const faults = {
  id: () => ({ message: 'extension ID must not be empty or contain whitespace' }),
  form: () => ({
    message: 'must be a string or an object',
    hint: "Write an extension id, for example '- page:catalog'.",
  }),
  noKey: () => ({
    message: 'must have exactly one key, got none',
    hint: 'Write an extension id, or remove the entry.',
  }),
  keys: (keys) => ({
    message: `must have exactly one key, got ${keys.map((key) => `'${key}'`).join(', ')}`,
    hint: `Indent the settings of '${keys[0]}' below it, and start every other extension with '- '.`,
  }),
  value: () => ({
    message: "value must be a boolean, 'true', 'false', or object",
    hint: "Write true, false, or a map with 'attachTo', 'disabled' and 'config'.",
  }),
  parameter: ([key = '']) => {
    const candidates = findCandidates(key, parameters);
    return {
      message: "unknown parameter; expected one of 'attachTo', 'disabled', 'config'",
      hint: suggest(candidates[0], "Move settings of the extension into 'config'."),
      candidates,
    };
  },
  disabled: () => ({ message: "must be a boolean, 'true', or 'false'" }),
  config: () => ({ message: 'must be an object' }),
  attachTo: () => ({
    message: 'must be an object',
    hint: "Write the extension and its input, for example '{ id: app/routes, input: routes }'.",
  }),
  point: () => ({ message: 'must be a non-empty string' }),
} satisfies { readonly [fault in string]: FaultText };

/** A mistake in an entry of `app.extensions`. */
export type Fault = keyof typeof faults;

const aliasFaults = {
  outside: (pluginId: string) => `refers to a route outside of plugin '${pluginId}'.`,
  unknown: () => 'refers to a route that does not exist.',
  subRoute: () => 'refers to a sub-route, which cannot be an alias target.',
  loop: () => 'forms a loop.',
};

/** Why an alias of a route cannot be resolved. */
export type AliasFault = keyof typeof aliasFaults;

function suggest(candidate: string | undefined, otherwise: string): string {
  return candidate === undefined ? otherwise : `Did you mean '${candidate}'?`;
}

function printCycle(ids: readonly string[]): string {
  return [...ids, ids[0]].map((id) => `'${id}'`).join(' → ');
}

function printRefs(refs: readonly DataRef[]): string {
  return refs.map(({ id }) => `'${id}'`).join(', ');
}

function describeIssueOf(id: string, issue: ConfigIssue, locate: LocateConfig): ProblemText {
  const where = locate(issue.path);
  return {
    message: `Invalid configuration for extension '${id}'; ${printConfigIssue(issue)}.`,
    hint: correctValue,
    ...(where ? { where } : {}),
  };
}
