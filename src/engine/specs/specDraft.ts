import type { FilterPredicate } from '#model';

import type { Extension, ExtensionAttachTo } from '../definitions/extension';
import type { FrontendPlugin } from '../plugins/frontendPlugin';
import type { AppNodeSpec, AppNodeSpecOrigin } from '../tree/appTree';

/** A spec while modules and settings still change it. */
export type SpecDraft = { -readonly [TKey in keyof AppNodeSpec]: AppNodeSpec[TKey] };

const ownOrigin: AppNodeSpecOrigin = Object.freeze({});
const nowhere: ExtensionAttachTo = { id: '', input: '' };

/** The spec as an extension of a plugin or module asks for it, before the configuration speaks. */
export function createSpecDraft(
  extension: Extension,
  plugin: FrontendPlugin,
  moduleCondition?: FilterPredicate,
): SpecDraft {
  const { attachTo } = extension;
  // One literal without spreads: there may be thousands of specs, and all of one shape they stay fast.
  return {
    id: extension.id,
    attachTo: attachTo[0] ?? nowhere,
    furtherAttachTo: attachTo.length > 1 ? attachTo.slice(1) : undefined,
    extension,
    disabled: extension.disabled,
    if: joinConditions(plugin.if, moduleCondition, extension.if),
    config: undefined,
    plugin,
    origin: ownOrigin,
  };
}

function joinConditions(...conditions: Array<FilterPredicate | undefined>): FilterPredicate | undefined {
  const given = conditions.filter((condition) => condition !== undefined);
  return given.length > 1 ? { $all: given } : given[0];
}
