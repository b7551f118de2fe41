import { type ConfigPath, isRecord, type ProblemFix } from '#diagnostics';

import type { AppNode } from '../../tree/appTree';
import { listWrittenSettings } from '../writtenSettings';
import { createFix, placeAt, readAt, removeAt, writeAt } from './edits';
import type { FixContext, Fixer } from './fixContext';

/** What a parent needs is disabled or moved by the configuration: it is enabled again, or goes back. */
export const fixMissingAttachment: Fixer = (problem, context) => {
  const { nodes, config } = context;
  const { extensionId = '', inputName = '' } = problem;
  const attached = nodes.get(extensionId)?.edges.attachments.get(inputName) ?? [];
  // One that is there and was refused, or that failed, has a problem of its own.
  if (attached.some(({ instance, absence }) => instance || absence === 'failed')) return undefined;
  const disabled = attached.find(({ spec }) => spec.disabled && spec.origin.disabled);
  if (disabled) {
    const path = findSwitch(disabled, context);
    const entry = disabled.spec.origin.entry ?? [];
    if (isRepeated(disabled, context))
      return { fix: createFix('Remove this entry.', removeAt(config, entry.slice(0, 3))) };
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
      const fix = createFix(`Leave '${spec.id}' where it belongs.`, removeAt(config, attachTo));
      return { fix, where: config.locate([...attachTo, 'id']) };
    }
  }
  return undefined;
};

/** An extension that fails for a reason which lies in its plugin: where the configuration names it, it can be disabled. */
export const fixByDisabling: Fixer = (problem, context) => {
  const node = context.nodes.get(problem.extensionId ?? '');
  return node && !isNeeded(node) ? { fix: disable(node, context) } : undefined;
};

/** Whether an earlier entry of the list names the extension too, so that this one may be there by mistake. */
function isRepeated({ spec }: AppNode, { config }: FixContext): boolean {
  return listWrittenSettings(config).filter(({ id }) => id === spec.id).length > 1;
}

/** Where the entry of a node says that it is disabled. */
function findSwitch({ spec }: AppNode, { config }: FixContext): ConfigPath | undefined {
  const path = spec.origin.disabled;
  return path && isRecord(readAt(config.data, path)) ? [...path, 'disabled'] : path;
}

/** Says in the entry of an extension that it is disabled; nothing where the configuration does not name it. */
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
  // Names come from files: objects have things of their own by some of them.
  const input = parent && Object.hasOwn(inputs, parent.input) ? inputs[parent.input] : undefined;
  if (spec.id === 'app/root' || !parent || !input) return spec.id === 'app/root';
  return input.config.singleton && !input.config.optional;
}
