import type { FilterPredicate } from '#model';

import type { Extension, ExtensionAttachTo } from '../definitions/extension';
import type { InternalFrontendPlugin } from '../plugins/frontendPlugin';
import type { AppNodeSpec, AppNodeSpecOrigin } from '../tree/appTree';

/** A spec while modules and settings still change it. */
export interface SpecDraft {
  id: string;
  extension: Extension;
  plugin: InternalFrontendPlugin;
  attachTo: readonly ExtensionAttachTo[];
  disabled: boolean;
  if?: FilterPredicate;
  config?: unknown;
  origin: AppNodeSpecOrigin;
}

/** The spec as an extension of a plugin or module asks for it, before the configuration speaks. */
export function createSpecDraft(
  extension: Extension,
  plugin: InternalFrontendPlugin,
  ...conditions: Array<FilterPredicate | undefined>
): SpecDraft {
  const all = [plugin.if, ...conditions, extension.if].filter((condition) => condition !== undefined);
  const [only, ...others] = all;
  return {
    id: extension.id,
    extension,
    plugin,
    attachTo: extension.attachTo,
    disabled: extension.disabled,
    ...(only === undefined ? {} : { if: others.length > 0 ? { $all: all } : only }),
    origin: {},
  };
}

/** The finished spec. */
export function finishSpec({ attachTo, ...draft }: SpecDraft): AppNodeSpec {
  const [first = { id: '', input: '' }, ...further] = attachTo;
  return { ...draft, attachTo: first, ...(further.length > 0 ? { furtherAttachTo: further } : {}) };
}
