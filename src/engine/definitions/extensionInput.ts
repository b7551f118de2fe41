import type { ExtensionDataRef } from '../refs/extensionDataRef';
import type { ExtensionAttachTo } from './extension';

/** How many extensions an input takes, and whose. */
export interface ExtensionInputConfig {
  /** Exactly one, or with `optional` at most one. */
  singleton: boolean;
  optional: boolean;
  /** Only extensions of the plugin that declares the input, its modules included. */
  internal?: boolean;
}

/** A named socket of an extension: which data its attachments must give, and how many it takes. */
export interface ExtensionInput<
  UExtensionData extends ExtensionDataRef = ExtensionDataRef,
  TConfig extends ExtensionInputConfig = ExtensionInputConfig,
> {
  readonly $$type: '@trellis/ExtensionInput';
  readonly extensionData: readonly UExtensionData[];
  readonly config: TConfig;
  /** Former attachment points whose attachments this input takes over when the former point does not exist. */
  readonly replaces?: readonly ExtensionAttachTo[];
  /** Whose input it is; set once the input belongs to an extension, so that it can be used as `attachTo`. */
  readonly owner?: { readonly kind?: string; readonly name?: string; readonly input: string };
}

/** The inputs of an extension by name. */
export type ExtensionInputs = { readonly [input in string]: ExtensionInput };

/**
 * Declares an input. Without options it takes any number of attachments from any plugin.
 *
 * @param extensionData - the data refs that each attachment must give; mark one `.optional()` when it may be absent
 */
export function createExtensionInput<
  UExtensionData extends ExtensionDataRef,
  const TConfig extends { singleton?: boolean; optional?: boolean; internal?: boolean } = Record<
    never,
    never
  >,
>(
  extensionData: UExtensionData[],
  config?: TConfig & { replaces?: ExtensionAttachTo[] },
): ExtensionInput<
  UExtensionData,
  {
    singleton: TConfig extends { singleton: true } ? true : false;
    optional: TConfig extends { optional: true } ? true : false;
    internal: TConfig extends { internal: true } ? true : false;
  }
> {
  const settings = {
    singleton: config?.singleton === true,
    optional: config?.singleton === true && config.optional === true,
    internal: config?.internal === true,
  };
  return {
    $$type: '@trellis/ExtensionInput',
    extensionData,
    // The literal types of the flags follow from the argument's type, which a value computed at run time cannot show.
    config: settings as never,
    ...(config?.replaces ? { replaces: config.replaces } : {}),
  };
}
