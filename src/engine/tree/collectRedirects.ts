import { createFinding } from '../problems/createFinding';
import type { Finding, Resolved } from '../problems/finding';
import type { ExtensionAttachTo } from '../definitions/extension';
import type { AppNodeSpec } from '../definitions/appTree';

/** Maps former attachment points, printed by `printPoint`, to the inputs that replace them. */
export type AttachmentRedirects = ReadonlyMap<string, ExtensionAttachTo>;

/** Prints an attachment point as a map key. Ids contain no line breaks, so keys are unique. */
export function printPoint({ id, input }: ExtensionAttachTo): string {
  return `${id}\n${input}`;
}

/** Collects the inputs that replace former attachment points. If two inputs replace the same point, the first one wins. */
export function collectRedirects(specs: readonly AppNodeSpec[]): Resolved<AttachmentRedirects> {
  const redirects = new Map<string, ExtensionAttachTo>();
  const problems: Finding[] = [];
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
): Finding {
  const text = ['redirectConflict', { id: spec.id, input: inputName }, former, winner] as const;
  return createFinding('EXTENSION_INPUT_REDIRECT_CONFLICT', text, {
    extensionId: spec.id,
    inputName,
    pluginId: spec.plugin.pluginId,
  });
}
