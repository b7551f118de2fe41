import { type ConfigPath, isRecord, type ProblemFix } from '#diagnostics';

import type { AppNode } from '../../definitions/appTree';
import { createFix, placeAt, readAt, writeAt } from './edits';
import type { FixContext, Fixer } from './fixContext';

/** Fixes a missing attachment: enables the extension that the configuration disables, or restores the one it moves away. */
export const fixMissingAttachment: Fixer = (problem, context) => {
  const { nodes, config } = context;
  const { extensionId = '', inputName = '' } = problem;
  const attached = nodes.get(extensionId)?.edges.attachments.get(inputName) ?? [];
  // An extension that was rejected or failed has its own problem.
  if (attached.some(({ instance, absence }) => instance || absence === 'failed')) return undefined;
  const disabled = attached.find(({ spec }) => spec.disabled && spec.origin.disabled);
  if (disabled) {
    const path = findSwitch(disabled, context);
    const edit = path && writeAt(config, path, path.at(-1) !== 'disabled');
    return {
      fix: createFix(`Enable '${disabled.spec.id}'.`, edit),
      where: (path && placeAt(config, path)) ?? problem.where,
    };
  }
  for (const { spec } of nodes.values()) {
    const { attachTo } = spec.origin;
    const belongs = spec.extension.attachTo.some(
      ({ id, input }) => id === extensionId && input === inputName,
    );
    if (attachTo && belongs) {
      return {
        hint: `Remove 'attachTo', so that '${spec.id}' is attached to its default input.`,
        where: config.locate([...attachTo, 'id']),
      };
    }
  }
  return undefined;
};

/** Disables an extension that fails because of its plugin, if the configuration mentions it. */
export const fixByDisabling: Fixer = (problem, context) => {
  const node = context.nodes.get(problem.extensionId ?? '');
  return node && !isNeeded(node) ? { fix: disable(node, context) } : undefined;
};

/** Returns the path of the value that disables a node. */
function findSwitch({ spec }: AppNode, { config }: FixContext): ConfigPath | undefined {
  const path = spec.origin.disabled;
  return path && isRecord(readAt(config.data, path)) ? [...path, 'disabled'] : path;
}

/** Returns a fix that disables an extension in its entry, or `undefined` if the configuration does not mention it. */
export function disable({ spec }: AppNode, { config }: FixContext): ProblemFix | undefined {
  const path = spec.origin.entry;
  if (!path) return undefined;
  const title = `Disable '${spec.id}'.`;
  const value = readAt(config.data, path);
  if (typeof path.at(-1) === 'number') {
    const place = placeAt(config, path);
    return place && createFix(title, { kind: 'text', place, text: `${spec.id}: false` });
  }
  return createFix(
    title,
    isRecord(value) ? writeAt(config, [...path, 'disabled'], true) : writeAt(config, path, false),
  );
}

/** Whether the parent of a node fails without it. */
function isNeeded({ edges, spec }: AppNode): boolean {
  const parent = edges.attachedTo;
  const inputs = parent?.node.spec.extension.inputs ?? {};
  // Input names come from files and can be the name of an inherited property, such as 'toString'.
  const input = parent && Object.hasOwn(inputs, parent.input) ? inputs[parent.input] : undefined;
  if (spec.id === 'app/root' || !parent || !input) return spec.id === 'app/root';
  return input.config.singleton && !input.config.optional;
}
