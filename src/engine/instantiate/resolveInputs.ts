import type { ExtensionInput } from '../definitions/extensionInput';
import type { ExtensionDataRef } from '../refs/extensionDataRef';
import { locateSetting } from '../settings/locateSetting';
import type { TreeNode } from '../tree/treeNode';
import { AttachmentData } from './attachmentData';
import { type Instantiation, reportNode } from './instantiation';
import { reportAttachmentConflict, reportAttachmentMissing } from './reportAttachments';

/** The inputs that a factory receives: a list, one attachment, or an optional attachment. */
export type ResolvedInputs = { [input in string]: AttachmentData | AttachmentData[] | undefined };

/** Returned if an input is invalid, so that its extension cannot be created. The reason has been reported. */
const failure = Symbol('failure');

const noInputs: ResolvedInputs = Object.freeze({});

/**
 * Resolves the attachments of a node by input, after checking their plugin, number and data. `undefined` if the node cannot be
 * created.
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
      const attachment = resolveData(run, node, name, child, required);
      if (attachment) data.push(attachment);
    }
    return data;
  }
  const [only, ...others] = allowed;
  if (only && others.length > 0) {
    reportAttachmentConflict(run, node, name, input, allowed);
    return failure;
  }
  const data = only && resolveData(run, node, name, only, required);
  if (data || input.config.optional) return data;
  reportAttachmentMissing(run, node, name, attached ?? []);
  return failure;
}

/** Returns the data refs of an input without duplicates. Only creates a new list if there are duplicates. */
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
    reportNode(
      run,
      node,
      'EXTENSION_INPUT_DATA_IGNORED',
      ['inputDataRepeated', { id: node.spec.id, input: name }, ref.id],
      {
        inputName: name,
        dataRefId: ref.id,
      },
    );
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
    ['inputInternal', { id: node.spec.id, input: name }, plugin.pluginId, child.spec],
    { inputName: name, where: locateSetting(run.locate, child.spec, 'attachTo') },
    child,
  );
  return false;
}

/** Returns the data of an attachment, or `undefined` if required data is missing. */
function resolveData(
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
  const given = [...instance.getDataRefs()];
  const wanted = required.filter((ref) => !ref.config.optional);
  reportNode(
    run,
    node,
    'EXTENSION_INPUT_DATA_MISSING',
    ['inputDataMissing', { id: node.spec.id, input: name }, child.spec.id, given, wanted],
    {
      inputName: name,
      dataRefId: missing.id,
      where: locateSetting(run.locate, child.spec, 'attachTo'),
    },
    child,
  );
  return undefined;
}
