import {
  type ConfigPath,
  createCandidateFinder,
  createProblem,
  findCandidates,
  isRecord,
  type Problem,
} from '#diagnostics';

import type { ExtensionAttachTo } from '../definitions/extension';
import { readExtensionSettings } from '../settings/readExtensionSettings';
import { rootId } from '../specs/rootPlugin';
import { collectRedirects, printPoint } from '../tree/collectRedirects';
import type { AppNode } from '../tree/appTree';
import { listFittingInputs } from './attachmentFit';
import type { CheckedApp } from './checkedApp';
import { listWrittenSettings } from './writtenSettings';

/** A point that a node names, and where the configuration names it. */
interface NamedPoint {
  node: AppNode;
  point: ExtensionAttachTo;
  /** Absent when the plugin says so. */
  path: ConfigPath | undefined;
}

/**
 * Extensions that hang nowhere: their parent is not installed, or has no such input. It is an error where the configuration
 * says so. A plugin that attaches to what not everyone has installed is a warning, and none at all while it is disabled.
 */
export function checkAttachments(checked: CheckedApp): Problem[] {
  const { nodes } = checked.app.tree;
  const findId = createCandidateFinder(nodes.keys());
  return [...listHangingNowhere(checked), ...listOfFaultyEntries(checked)].map(({ node, point, path }) => {
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
          message: `Extension '${node.spec.id}' is attached to '${point.id}', which is not installed, so it is shown nowhere.`,
          hint: suggest(candidates, path, `Install the plugin that provides '${point.id}'`),
          ...details,
          candidates: orNothing(candidates),
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
        message: `Extension '${node.spec.id}' is attached to the input '${point.input}' of '${point.id}', which has no such input, so it is shown nowhere. ${describeInputs(point.id, inputs)}`,
        hint: suggest(near, path, `Attach it to an input that '${point.id}' has`),
        ...details,
        candidates: orNothing(candidates),
      },
      severity,
    );
  });
}

function listHangingNowhere({ app: { tree } }: CheckedApp): NamedPoint[] {
  const found: NamedPoint[] = [];
  for (const node of tree.nodes.values()) {
    const { attachTo, origin, disabled, id } = node.spec;
    const parent = node.edges.attachedTo;
    if (id === rootId || (disabled && !origin.attachTo)) continue;
    // One of each circle hangs nowhere too, but its parent is there: the stage that cut the circle told of it.
    if (!parent && !tree.nodes.has(attachTo.id)) {
      found.push({ node, point: attachTo, path: origin.attachTo });
    } else if (parent && !Object.hasOwn(parent.node.spec.extension.inputs, parent.input)) {
      const point = { id: parent.node.spec.id, input: parent.input };
      found.push({ node, point, path: origin.attachTo });
    }
  }
  return found;
}

/** Entries with a fault elsewhere never reach the tree; where they attach to is looked at all the same. */
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
  if (inputs.length === 0) return `'${id}' takes no attachments.`;
  return `Its inputs are ${inputs.map((name) => `'${name}'`).join(', ')}.`;
}

function suggest([nearest]: readonly string[], path: ConfigPath | undefined, otherwise: string): string {
  if (nearest !== undefined && path) return `Did you mean '${nearest}'?`;
  return path ? `${otherwise}, or remove 'attachTo'.` : `${otherwise}, or disable the extension.`;
}

function orNothing(candidates: string[]): string[] | undefined {
  return candidates.length > 0 ? candidates : undefined;
}
