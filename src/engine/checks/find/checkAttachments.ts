import {
  type ConfigPath,
  createCandidateFinder,
  createProblem,
  findCandidates,
  isRecord,
  type Problem,
} from '#diagnostics';

import type { ExtensionAttachTo } from '../../definitions/extension';
import { readExtensionSettings } from '../../settings/readExtensionSettings';
import { rootId } from '../../specs/rootPlugin';
import { collectRedirects, printPoint } from '../../tree/collectRedirects';
import type { AppNode } from '../../definitions/appTree';
import { listFittingInputs } from '../written/attachmentFit';
import type { CheckedApp } from '../written/checkedApp';
import { listWrittenSettings } from '../written/writtenSettings';

/** An attachment point, and its path in the configuration. */
interface NamedPoint {
  node: AppNode;
  point: ExtensionAttachTo;
  /** `undefined` if the plugin defines the attachment. */
  path: ConfigPath | undefined;
}

/**
 * Reports extensions whose parent is not installed or does not have the input. This is an error if the configuration sets
 * attachTo. If the plugin does, it is a warning, because plugins can attach to optional ones, and nothing is reported while
 * the extension is disabled.
 */
export function checkAttachments(checked: CheckedApp): Problem[] {
  const { nodes } = checked.app.tree;
  const findId = createCandidateFinder(nodes.keys());
  return [...listUnattached(checked), ...listOfFaultyEntries(checked)].map(({ node, point, path }) => {
    const parent = nodes.get(point.id);
    const where = path && checked.config.locate([...path, parent ? 'input' : 'id']);
    const details = {
      where,
      extensionId: node.spec.id,
      pluginId: node.spec.plugin.pluginId,
      inputName: point.input,
    };
    const severity = path ? 'error' : 'warning';
    if (!parent) {
      const candidates = findId(point.id).filter((id) => id !== node.spec.id);
      return createProblem(
        'EXTENSION_PARENT_UNKNOWN',
        {
          message: `Extension '${node.spec.id}' is not part of the app, because it is attached to '${point.id}', which is not installed.`,
          hint: suggest(candidates, path, `Install the plugin that provides '${point.id}'`),
          ...details,
          candidates,
        },
        severity,
      );
    }
    const inputs = Object.keys(parent.spec.extension.inputs);
    const near = findCandidates(point.input, inputs);
    const candidates = near.length > 0 ? near : listFittingInputs(node, parent);
    return createProblem(
      'EXTENSION_INPUT_UNKNOWN',
      {
        message: `Extension '${node.spec.id}' is attached to the input '${point.input}' of '${point.id}', which does not exist. ${describeInputs(point.id, inputs)}`,
        hint: suggest(near, path, `Attach it to an existing input of '${point.id}'`),
        ...details,
        candidates,
      },
      severity,
    );
  });
}

function listUnattached({ app: { tree } }: CheckedApp): NamedPoint[] {
  const found: NamedPoint[] = [];
  for (const node of tree.nodes.values()) {
    const { attachTo, origin, disabled, id } = node.spec;
    const parent = node.edges.attachedTo;
    if (id === rootId || (disabled && !origin.attachTo)) continue;
    // One node of each cycle has no parent either, but the stage that broke the cycle has already reported it.
    if (!parent && !tree.nodes.has(attachTo.id)) {
      found.push({ node, point: attachTo, path: origin.attachTo });
    } else if (parent && !Object.hasOwn(parent.node.spec.extension.inputs, parent.input)) {
      const point = { id: parent.node.spec.id, input: parent.input };
      found.push({ node, point, path: origin.attachTo });
    }
  }
  return found;
}

/** Lists unknown attachment points of invalid entries. The tree ignores these entries, so they are checked separately. */
function listOfFaultyEntries({ app: { tree }, config }: CheckedApp): NamedPoint[] {
  const applied = new Set(readExtensionSettings(config).value.map(({ path }) => path[2]));
  const faulty = listWrittenSettings(config).filter(({ index }) => !applied.has(index));
  if (faulty.length === 0) return [];
  const redirects = collectRedirects([...tree.nodes.values()].map(({ spec }) => spec)).value;
  return faulty.flatMap(({ id, path, settings }): NamedPoint[] => {
    const node = tree.nodes.get(id);
    const attachTo = settings?.['attachTo'];
    if (!node || !isRecord(attachTo)) return [];
    const { id: parentId, input } = attachTo;
    if (typeof parentId !== 'string' || typeof input !== 'string' || !parentId || !input) return [];
    const point = { id: parentId, input };
    const parent = tree.nodes.get(parentId);
    if (redirects.has(printPoint(point)) || (parent && Object.hasOwn(parent.spec.extension.inputs, input)))
      return [];
    return [{ node, point, path: [...path, 'attachTo'] }];
  });
}

function describeInputs(id: string, inputs: readonly string[]): string {
  if (inputs.length === 0) return `'${id}' has no inputs.`;
  return `Its inputs are ${inputs.map((name) => `'${name}'`).join(', ')}.`;
}

function suggest([nearest]: readonly string[], path: ConfigPath | undefined, otherwise: string): string {
  if (nearest !== undefined && path) return `Did you mean '${nearest}'?`;
  return path ? `${otherwise}, or remove 'attachTo'.` : `${otherwise}, or disable the extension.`;
}
