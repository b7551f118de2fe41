import type { ExtensionInput } from '../definitions/extensionInput';
import { locateSetting } from '../settings/locateSetting';
import type { TreeNode } from '../tree/treeNode';
import { type Instantiation, reportNode } from './instantiation';

/** Reports that more than one extension is attached to an input that accepts one. */
export function reportAttachmentConflict(
  run: Instantiation,
  node: TreeNode,
  name: string,
  input: ExtensionInput,
  attached: readonly TreeNode[],
): void {
  const ids = attached.map((child) => child.spec.id);
  const places = attached.map(
    (child) =>
      locateSetting(run.locate, child.spec, 'attachTo') ?? locateSetting(run.locate, child.spec, 'entry'),
  );
  const text = ['attachmentConflict', { id: node.spec.id, input: name }, input.config.optional, ids] as const;
  reportNode(run, node, 'EXTENSION_ATTACHMENT_CONFLICT', text, {
    inputName: name,
    where: places.find((place) => place !== undefined),
  });
}

/** Reports that a required attachment is missing, and the cause if it is known. */
export function reportAttachmentMissing(
  run: Instantiation,
  node: TreeNode,
  name: string,
  attached: readonly TreeNode[],
): void {
  const rejected = attached.find((child) => child.instance);
  const failed = attached.find((child) => child.absence === 'failed');
  const disabled = attached.find((child) => child.absence === 'disabled');
  const moved = findMovedAway(run, node, name);
  const culprit = rejected ?? failed ?? disabled ?? moved;
  const reason = rejected ? 'rejected' : failed ? 'failed' : disabled ? 'disabled' : 'moved';
  const input = { id: node.spec.id, input: name };
  const text = culprit
    ? (['attachmentMissing', input, reason, culprit.spec.id] as const)
    : (['attachmentMissing', input] as const);
  reportNode(run, node, 'EXTENSION_ATTACHMENT_MISSING', text, {
    inputName: name,
    where:
      culprit &&
      (locateSetting(run.locate, culprit.spec, culprit === moved ? 'attachTo' : 'entry') ??
        locateSetting(run.locate, culprit.spec, 'entry')),
  });
}

/** Finds the extension that the plugin attaches to an input but the configuration attaches elsewhere. */
function findMovedAway(run: Instantiation, node: TreeNode, name: string): TreeNode | undefined {
  for (const candidate of run.nodes.values()) {
    const { origin, extension } = candidate.spec;
    const belongsHere = extension.attachTo.some(({ id, input }) => id === node.spec.id && input === name);
    if (origin.attachTo && belongsHere) return candidate;
  }
  return undefined;
}
