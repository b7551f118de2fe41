import { definitionVersion } from '../definitions/internalDefinition';
import { createDataContainer } from '../definitions/dataContainer';
import { ExtensionConfigError } from '../definitions/extensionConfigError';
import { printCause } from '#diagnostics';
import type { ExtensionDataValue } from '../refs/extensionDataRef';
import { locateSetting } from '../settings/locateSetting';
import type { TreeNode } from '../tree/treeNode';
import { type Instantiation, reportNode } from './instantiation';
import { NodeInstance } from './nodeInstance';
import { type ConfigIssue, parseConfig, printConfigIssue } from './parseConfig';
import { type ResolvedInputs, resolveInputs } from './resolveInputs';

type Config = { [key in string]: unknown };

/**
 * Creates the instance of a node. Its attachments must have been created before. `undefined` if it failed; all reasons are
 * reported.
 *
 * @param written - the config before it is validated by the schema of the extension
 */
export function createInstance(
  run: Instantiation,
  node: TreeNode,
  written = node.spec.config,
): NodeInstance | undefined {
  const { extension } = node.spec;
  if (extension.version !== definitionVersion) {
    reportNode(run, node, 'EXTENSION_INVALID', {
      message: `Extension '${node.spec.id}' has the format '${extension.version}', but only '${definitionVersion}' is supported.`,
      hint: `Rebuild plugin '${node.spec.plugin.pluginId}' with the installed version of the SDK.`,
    });
    return undefined;
  }
  const config = resolveConfig(run, node, written);
  const inputs = resolveInputs(run, node);
  if (!config || !inputs) return undefined;
  run.onCreate(node);
  try {
    // A factory can be a generator, which only runs while its outputs are read.
    const { value: outputs, isCurrent } = run.apis.watch(() =>
      checkOutputs(run, node, runFactory(run, node, config, inputs)),
    );
    const isClean = !run.reported.has(node);
    return outputs && new NodeInstance(outputs, extension.output, isClean ? isCurrent : undefined);
  } catch (error) {
    if (error instanceof ExtensionConfigError) {
      reportConfigIssue(run, node, error);
      return undefined;
    }
    const cause = printCause(error);
    reportNode(run, node, 'EXTENSION_FACTORY_ERROR', {
      message: `Failed to instantiate extension '${node.spec.id}', ${cause}`,
      hint: `Report it to the author of plugin '${node.spec.plugin.pluginId}', or disable the extension.`,
      cause,
    });
    return undefined;
  } finally {
    run.onCreate(undefined);
  }
}

/** Reports one problem per validation error, so that each has the place of its value. */
function resolveConfig(run: Instantiation, node: TreeNode, written: unknown): Config | undefined {
  const { spec } = node;
  const parsed = parseConfig(spec.extension.configSchema, written);
  if (!parsed.issues) return parsed.value;
  for (const issue of parsed.issues) reportConfigIssue(run, node, issue);
  return undefined;
}

function reportConfigIssue(run: Instantiation, node: TreeNode, issue: ConfigIssue): void {
  const { spec } = node;
  reportNode(run, node, 'EXTENSION_CONFIGURATION_INVALID', {
    message: `Invalid configuration for extension '${spec.id}'; ${printConfigIssue(issue)}.`,
    hint: 'Correct the value. The extension is not created until the value is valid.',
    where: locateSetting(run.locate, spec, 'config', issue.path),
  });
}

function runFactory(
  run: Instantiation,
  node: TreeNode,
  config: Config,
  inputs: ResolvedInputs,
): Iterable<ExtensionDataValue> {
  const { extension } = node.spec;
  const { apis, middleware } = run;
  const result = middleware
    ? middleware(
        (overrides) =>
          createDataContainer(
            extension.factory({ node, apis, config: overrides?.config ?? config, inputs }),
            extension.output,
            `Extension '${node.spec.id}'`,
          ) as ReturnType<Parameters<typeof middleware>[0]>,
        { node, apis, config },
      )
    : extension.factory({ node, apis, config, inputs });
  if (typeof result !== 'object' || result === null || !(Symbol.iterator in result)) {
    throw new TypeError('the factory did not return an iterable of data values.');
  }
  return result;
}

function checkOutputs(
  run: Instantiation,
  node: TreeNode,
  values: Iterable<ExtensionDataValue>,
): ExtensionDataValue[] | undefined {
  const { id, extension } = node.spec;
  const outputs: ExtensionDataValue[] = [];
  let failed = false;
  for (const value of values) {
    if (outputs.some((output) => output.id === value.id)) {
      failed = true;
      reportNode(run, node, 'EXTENSION_OUTPUT_CONFLICT', {
        message: `Extension '${id}' returned the output '${value.id}' more than once.`,
        hint: 'Ask the plugin author to return each output once.',
        dataRefId: value.id,
      });
    } else if (extension.output.some((ref) => ref.id === value.id)) {
      outputs.push(value);
    } else {
      reportNode(run, node, 'EXTENSION_OUTPUT_IGNORED', {
        message: `Extension '${id}' returned the undeclared output '${value.id}'. It is ignored.`,
        hint: 'Ask the plugin author to declare the output.',
        dataRefId: value.id,
      });
    }
  }
  for (const ref of extension.output) {
    if (ref.config.optional || outputs.some((output) => output.id === ref.id)) continue;
    failed = true;
    reportNode(run, node, 'EXTENSION_OUTPUT_MISSING', {
      message: `Extension '${id}' did not return the required output '${ref.id}'.`,
      hint: 'Ask the plugin author to return the output, or to declare it as optional.',
      dataRefId: ref.id,
    });
  }
  return failed ? undefined : outputs;
}
