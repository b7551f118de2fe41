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
  const ids = attached.map((child) => `'${child.spec.id}'`).join(', ');
  const count = input.config.optional ? 'at most' : 'exactly';
  const places = attached.map(
    (child) =>
      locateSetting(run.locate, child.spec, 'attachTo') ?? locateSetting(run.locate, child.spec, 'entry'),
  );
  reportNode(run, node, 'EXTENSION_ATTACHMENT_CONFLICT', {
    message: `Extension '${node.spec.id}' expected ${count} one '${name}' input but received multiple: ${ids}.`,
    hint: 'Disable or move all but one of them.',
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
  let why = 'but was not received';
  let hint = `Attach an extension to the input '${name}' of '${node.spec.id}'.`;
  if (rejected) {
    why = `but '${rejected.spec.id}' could not be attached`;
    hint = `Replace '${rejected.spec.id}' with an extension that provides the required data.`;
  } else if (failed) {
    why = `but '${failed.spec.id}' failed to be instantiated`;
    hint = `Fix the problems of '${failed.spec.id}'.`;
  } else if (disabled) {
    hint = `Enable '${disabled.spec.id}'. It is attached there but disabled.`;
  } else if (moved) {
    hint = `Remove 'attachTo' of '${moved.spec.id}', or attach another extension instead.`;
  }
  reportNode(run, node, 'EXTENSION_ATTACHMENT_MISSING', {
    message: `The input '${name}' of extension '${node.spec.id}' is required ${why}.`,
    hint,
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
