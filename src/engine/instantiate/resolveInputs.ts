import type { ExtensionInput } from '../definitions/extensionInput';
import type { ExtensionDataRef } from '../refs/extensionDataRef';
import { locateSetting } from '../settings/locateSetting';
import type { TreeNode } from '../tree/treeNode';
import { AttachmentData } from './attachmentData';
import { type Instantiation, reportNode } from './instantiation';
import { reportAttachmentConflict, reportAttachmentMissing } from './reportAttachments';

/** The inputs that a factory receives: a list, one attachment, or one or none. */
export type ResolvedInputs = { [input in string]: AttachmentData | AttachmentData[] | undefined };

/** The input cannot be satisfied, so its extension cannot be created; why was reported. */
const failure = Symbol('failure');

const noInputs: ResolvedInputs = Object.freeze({});

/**
 * Gives a node's attachments to its inputs, after checking whose they are, how many, and what they give.
 * `undefined` when the node cannot be created.
 */
export function resolveInputs(run: Instantiation, node: TreeNode): ResolvedInputs | undefined {
  const { inputs } = node.spec.extension;
  let resolved: ResolvedInputs | undefined;
  let failed = false;
  for (const name of Object.keys(inputs)) {
    const input = inputs[name];
    if (!input) continue;
    const value = resolveInput(run, node, name, input);
    if (value === failure) failed = true;
    else (resolved ??= {})[name] = value;
  }
  return failed ? undefined : (resolved ?? noInputs);
}

function resolveInput(
  run: Instantiation,
  node: TreeNode,
  name: string,
  input: ExtensionInput,
): AttachmentData | AttachmentData[] | undefined | typeof failure {
  const attached = run.isOmitted(node, name) ? undefined : node.edges.attachments.get(name);
  const required = distinctData(run, node, name, input);
  const allowed: TreeNode[] = [];
  for (const child of attached ?? []) {
    if (child.instance && isAllowed(run, node, name, input, child)) allowed.push(child);
  }
  if (!input.config.singleton) {
    const data: AttachmentData[] = [];
    for (const child of allowed) {
      const taken = takeData(run, node, name, child, required);
      if (taken) data.push(taken);
    }
    return data;
  }
  const [only, ...others] = allowed;
  if (only && others.length > 0) {
    reportAttachmentConflict(run, node, name, input, allowed);
    return failure;
  }
  const data = only && takeData(run, node, name, only, required);
  if (data || input.config.optional) return data;
  reportAttachmentMissing(run, node, name, attached ?? []);
  return failure;
}

/** The data refs of an input, each once. Made anew only in the rare case that one is listed twice. */
function distinctData(
  run: Instantiation,
  node: TreeNode,
  name: string,
  input: ExtensionInput,
): readonly ExtensionDataRef[] {
  const { extensionData } = input;
  if (extensionData.length < 2) return extensionData;
  const isFirst = (ref: ExtensionDataRef, index: number) =>
    extensionData.findIndex(({ id }) => id === ref.id) === index;
  if (extensionData.every(isFirst)) return extensionData;
  for (const ref of extensionData.filter((listed, index) => !isFirst(listed, index))) {
    reportNode(run, node, 'EXTENSION_INPUT_DATA_IGNORED', {
      message: `The input '${name}' of extension '${node.spec.id}' lists the data '${ref.id}' more than once; only the first counts.`,
      hint: 'Let the plugin’s author list it once.',
      inputName: name,
      dataRefId: ref.id,
    });
  }
  return extensionData.filter(isFirst);
}

function isAllowed(
  run: Instantiation,
  node: TreeNode,
  name: string,
  input: ExtensionInput,
  child: TreeNode,
): boolean {
  const { plugin } = node.spec;
  if (!input.config.internal || child.spec.plugin.pluginId === plugin.pluginId) return true;
  reportNode(
    run,
    node,
    'EXTENSION_INPUT_INTERNAL_IGNORED',
    {
      message: `Extension '${child.spec.id}' of plugin '${child.spec.plugin.pluginId}' is ignored, because the input '${name}' of '${node.spec.id}' takes only extensions of plugin '${plugin.pluginId}'.`,
      hint: `Provide the extension in a module for plugin '${plugin.pluginId}'.`,
      inputName: name,
      where: locateSetting(run.locate, child.spec, 'attachTo'),
    },
    child,
  );
  return false;
}

/** The data of an attachment, or nothing when it lacks some that is required. */
function takeData(
  run: Instantiation,
  node: TreeNode,
  name: string,
  child: TreeNode,
  required: readonly ExtensionDataRef[],
): AttachmentData | undefined {
  const { instance } = child;
  if (!instance) return undefined;
  const missing = required.find((ref) => !ref.config.optional && instance.getData(ref) === undefined);
  if (!missing) return new AttachmentData(child.former ?? child, instance, required);
  const given = [...instance.getDataRefs()].map(({ id }) => `'${id}'`).join(', ');
  const wanted = required
    .filter((ref) => !ref.config.optional)
    .map(({ id }) => `'${id}'`)
    .join(', ');
  reportNode(
    run,
    node,
    'EXTENSION_INPUT_DATA_MISSING',
    {
      message: `Extension '${child.spec.id}' could not be attached because its output data (${given}) does not match what the input '${name}' of '${node.spec.id}' requires (${wanted}).`,
      hint: 'Attach it to an input that takes what it gives.',
      inputName: name,
      dataRefId: missing.id,
      where: locateSetting(run.locate, child.spec, 'attachTo'),
    },
    child,
  );
  return undefined;
}
