import type { ExtensionInput } from '../definitions/extensionInput';
import { coreDataRefs } from '../refs/coreDataRefs';
import type { ExtensionDataValue } from '../refs/extensionDataRef';
import type { AppNode, AppNodeInstance } from '../tree/appTree';
import type { TreeNode } from '../tree/treeNode';
import { createInstance } from './createInstance';
import type { Instantiation } from './instantiation';
import { NodeInstance } from './nodeInstance';
import { parseConfig } from './parseConfig';

/** A failed extension whose place takes something to draw. */
export interface Gap {
  readonly node: AppNode;
  /** The input that it hangs on, one that takes `core.reactElement`. */
  readonly input: ExtensionInput;
  /** What the extension gives when the settings that it refuses are left out, where these are all that is wrong with it. */
  readonly spare: AppNodeInstance | undefined;
}

/** Says what stands in place of a failed extension; `undefined` leaves the place empty, as without it. Must not throw. */
export type FillGap = (gap: Gap) => Iterable<ExtensionDataValue> | undefined;

/** Asks for something to stand in place of a node that failed, where its place takes something to draw. */
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
  const { issues } = parseConfig(extension.configSchema, config);
  if (!issues) return undefined;
  const refused = new Set(issues.map(({ path }) => path[0]));
  const accepted = Object.entries(config ?? {}).filter(([key]) => !refused.has(key));
  return createInstance({ ...run, report: () => undefined }, node, Object.fromEntries(accepted));
}
