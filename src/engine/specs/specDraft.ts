import type { FilterPredicate } from '#model';

import type { Extension, ExtensionAttachTo } from '../definitions/extension';
import type { FrontendPlugin } from '../definitions/frontendPlugin';
import type { AppNodeSpec, AppNodeSpecOrigin } from '../definitions/appTree';

/** A spec while modules and settings still change it. */
export type SpecDraft = { -readonly [TKey in keyof AppNodeSpec]: AppNodeSpec[TKey] };

const ownOrigin: AppNodeSpecOrigin = Object.freeze({});
const nowhere: ExtensionAttachTo = { id: '', input: '' };

/** Creates the spec of an extension as its plugin or module defines it, before the configuration is applied. */
export function createSpecDraft(
  extension: Extension,
  plugin: FrontendPlugin,
  moduleCondition?: FilterPredicate,
): SpecDraft {
  const { attachTo } = extension;
  // No spreads: there can be thousands of specs, and a single literal keeps them fast.
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
