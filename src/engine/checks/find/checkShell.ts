import { createProblem, type Problem } from '#diagnostics';

import { locateSetting, locateSpec } from '../../settings/locateSetting';
import type { AppNode } from '../../definitions/appTree';
import type { CheckedApp } from '../written/checkedApp';

/** The input for the visible part of the app. It is optional, because an app can consist of only a sign-in page. */
const shell = { id: 'app/root', input: 'children' };

/** Checks whether the root of the app shows anything: its child may be disabled or attached elsewhere. */
export function checkShell({ app, config }: Pick<CheckedApp, 'app' | 'config'>): Problem[] {
  const { nodes } = app.tree;
  const root = nodes.get(shell.id);
  if (!root?.instance || !Object.hasOwn(root.spec.extension.inputs, shell.input)) return [];
  const attached = root.edges.attachments.get(shell.input) ?? [];
  // A failed child already has a problem, and one with a condition may be visible to other users.
  if (attached.some(({ instance, absence }) => instance || absence !== 'disabled')) return [];
  const culprit = attached[0] ?? findMovedAway(nodes.values());
  const isMoved = culprit !== undefined && culprit !== attached[0];
  return [
    createProblem('EXTENSION_ATTACHMENT_MISSING', {
      message: `Nothing is attached to the input '${shell.input}' of extension '${shell.id}'. The app shows an empty page.`,
      hint: culprit
        ? isMoved
          ? `Remove 'attachTo' of '${culprit.spec.id}', or attach another extension instead.`
          : `Enable '${culprit.spec.id}'. It is attached there but disabled.`
        : `Attach an extension to the input '${shell.input}' of '${shell.id}'.`,
      where:
        culprit &&
        ((isMoved ? locateSetting(config.locate, culprit.spec, 'attachTo') : undefined) ??
          locateSpec(config.locate, culprit.spec)),
      extensionId: shell.id,
      inputName: shell.input,
      pluginId: root.spec.plugin.pluginId,
    }),
  ];
}

function findMovedAway(nodes: Iterable<AppNode>): AppNode | undefined {
  for (const node of nodes) {
    const { origin, extension } = node.spec;
    const belongs = extension.attachTo.some(({ id, input }) => id === shell.id && input === shell.input);
    if (origin.attachTo && belongs) return node;
  }
  return undefined;
}
