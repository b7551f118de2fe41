import { definitionVersion } from '../definitions/internalDefinition';
import { createDataContainer } from '../definitions/dataContainer';
import { ExtensionConfigError } from '../definitions/extensionConfigError';
import { type ConfigPath, type Place, printCause } from '#diagnostics';
import type { FindingText } from '../problems/finding';
import type { ExtensionDataValue } from '../refs/extensionDataRef';
import { locateSetting } from '../settings/locateSetting';
import type { TreeNode } from '../tree/treeNode';
import { type Instantiation, reportNode } from './instantiation';
import { NodeInstance } from './nodeInstance';
import { parseConfig } from './parseConfig';
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
    const { id, plugin } = node.spec;
    const text = ['formatUnsupported', id, plugin.pluginId, extension.version, definitionVersion] as const;
    reportNode(run, node, 'EXTENSION_INVALID', text);
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
      reportInvalidConfig(run, node, ['configRejected', node.spec.id, error, locateConfig(run, node)]);
      return undefined;
    }
    const cause = printCause(error);
    const { id, plugin } = node.spec;
    reportNode(run, node, 'EXTENSION_FACTORY_ERROR', ['factoryFailed', id, plugin.pluginId, cause], {
      cause,
    });
    return undefined;
  } finally {
    run.onCreate(undefined);
  }
}

function resolveConfig(run: Instantiation, node: TreeNode, written: unknown): Config | undefined {
  const { spec } = node;
  const parsed = parseConfig(spec.extension.configSchema, written);
  if (!parsed.invalid) return parsed.value;
  for (const value of parsed.invalid)
    reportInvalidConfig(run, node, ['configInvalid', spec.id, value, locateConfig(run, node)]);
  return undefined;
}

function reportInvalidConfig(run: Instantiation, node: TreeNode, text: FindingText): void {
  reportNode(run, node, 'EXTENSION_CONFIGURATION_INVALID', text);
}

/** Each validation error has the place of its value, which is known when the error is printed. */
function locateConfig(
  { locate }: Instantiation,
  { spec }: TreeNode,
): (path: ConfigPath) => Place | undefined {
  return (path) => locateSetting(locate, spec, 'config', path);
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
      reportNode(run, node, 'EXTENSION_OUTPUT_CONFLICT', ['outputRepeated', id, value.id], {
        dataRefId: value.id,
      });
    } else if (extension.output.some((ref) => ref.id === value.id)) {
      outputs.push(value);
    } else {
      reportNode(run, node, 'EXTENSION_OUTPUT_IGNORED', ['outputUndeclared', id, value.id], {
        dataRefId: value.id,
      });
    }
  }
  for (const ref of extension.output) {
    if (ref.config.optional || outputs.some((output) => output.id === ref.id)) continue;
    failed = true;
    reportNode(run, node, 'EXTENSION_OUTPUT_MISSING', ['outputMissing', id, ref.id], {
      dataRefId: ref.id,
    });
  }
  return failed ? undefined : outputs;
}
