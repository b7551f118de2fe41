import type { ExtensionInput } from '../definitions/extensionInput';
import { coreDataRefs } from '../refs/coreDataRefs';
import type { ExtensionDataValue } from '../refs/extensionDataRef';
import type { AppNode, AppNodeInstance } from '../definitions/appTree';
import type { TreeNode } from '../tree/treeNode';
import { createInstance } from './createInstance';
import type { Instantiation } from './instantiation';
import { NodeInstance } from './nodeInstance';
import { parseConfig } from './parseConfig';

/** A failed extension in a place for React elements. */
export interface Gap {
  readonly node: AppNode;
  /** The input that the extension is attached to. It accepts `core.reactElement`. */
  readonly input: ExtensionInput;
  /** The extension without its invalid settings, if they are the only reason for the failure. */
  readonly spare: AppNodeInstance | undefined;
}

/** Returns a replacement for a failed extension; `undefined` leaves its place empty. Must not throw. */
export type FillGap = (gap: Gap) => Iterable<ExtensionDataValue> | undefined;

/** Creates a replacement for a failed node, if it is in a place for React elements. */
export function substituteInstance(run: Instantiation, node: TreeNode): NodeInstance | undefined {
  const { attachedTo } = node.edges;
  const inputs = attachedTo?.node.spec.extension.inputs ?? {};
  const input = attachedTo && Object.hasOwn(inputs, attachedTo.input) ? inputs[attachedTo.input] : undefined;
  if (!run.onGap || !input?.extensionData.some(({ id }) => id === coreDataRefs.reactElement.id)) {
    return undefined;
  }
  const values = run.onGap({ node, input, spare: createSpare(run, node) });
  return values && new NodeInstance([...values], node.spec.extension.output);
}

function createSpare(run: Instantiation, node: TreeNode): NodeInstance | undefined {
  const { config, extension } = node.spec;
  const { invalid } = parseConfig(extension.configSchema, config);
  if (!invalid) return undefined;
  const refused = new Set(invalid.map(({ key }) => key));
  const accepted = Object.entries(config ?? {}).filter(([key]) => !refused.has(key));
  return createInstance({ ...run, report: () => undefined }, node, Object.fromEntries(accepted));
}
