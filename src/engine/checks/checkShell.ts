import { createProblem, type Problem } from '#diagnostics';

import { locateSetting, locateSpec } from '../settings/locateSetting';
import type { AppNode } from '../tree/appTree';
import type { CheckedApp } from './checkedApp';

/** What is shown to users hangs here. The input is optional, because an app may show nothing but its sign-in page. */
const shell = { id: 'app/root', input: 'children' };

/** An app that draws nothing: its root is there, and what it shows is disabled or hangs elsewhere. */
export function checkShell({ app, config }: Pick<CheckedApp, 'app' | 'config'>): Problem[] {
  const { nodes } = app.tree;
  const root = nodes.get(shell.id);
  if (!root?.instance || !Object.hasOwn(root.spec.extension.inputs, shell.input)) return [];
  const attached = root.edges.attachments.get(shell.input) ?? [];
  // One that failed was told of; one whose condition does not hold may be there for another user.
  if (attached.some(({ instance, absence }) => instance || absence !== 'disabled')) return [];
  const culprit = attached[0] ?? findMovedAway(nodes.values());
  const isMoved = culprit !== undefined && culprit !== attached[0];
  return [
    createProblem('EXTENSION_ATTACHMENT_MISSING', {
      message: `Nothing is attached to the input '${shell.input}' of extension '${shell.id}', so the app shows an empty page.`,
      hint: culprit
        ? isMoved
          ? `Leave '${culprit.spec.id}' where it belongs, or attach another extension in its place.`
          : `Enable '${culprit.spec.id}', which is attached there and disabled.`
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
