import { createProblem, type Problem, type Result } from '#diagnostics';

import type { ExtensionAttachTo } from '../definitions/extension';
import type { AppNodeSpec } from './appTree';

/** New attachment points by the printed former ones. */
export type AttachmentRedirects = ReadonlyMap<string, ExtensionAttachTo>;

/** A key for an attachment point. Ids hold no line breaks, so two points never share one. */
export function printPoint({ id, input }: ExtensionAttachTo): string {
  return `${id}\n${input}`;
}

/** Collects what the inputs of all extensions replace. Where two claim the same point, the first keeps it. */
export function collectRedirects(specs: readonly AppNodeSpec[]): Result<AttachmentRedirects> {
  const redirects = new Map<string, ExtensionAttachTo>();
  const problems: Problem[] = [];
  for (const spec of specs) {
    const { inputs } = spec.extension;
    for (const input of Object.keys(inputs)) {
      for (const former of inputs[input]?.replaces ?? []) {
        const key = printPoint(former);
        const winner = redirects.get(key);
        if (winner) problems.push(reportConflict(spec, input, former, winner));
        else redirects.set(key, { id: spec.id, input });
      }
    }
  }
  return { value: redirects, problems };
}

function reportConflict(
  spec: AppNodeSpec,
  inputName: string,
  former: ExtensionAttachTo,
  winner: ExtensionAttachTo,
): Problem {
  return createProblem('EXTENSION_INPUT_REDIRECT_CONFLICT', {
    message: `The input '${inputName}' of extension '${spec.id}' cannot replace the input '${former.input}' of '${former.id}', because the input '${winner.input}' of '${winner.id}' already replaces it.`,
    hint: 'Disable one of the two extensions’ plugins, or let the plugin’s author drop the claim.',
    extensionId: spec.id,
    inputName,
    pluginId: spec.plugin.pluginId,
  });
}
