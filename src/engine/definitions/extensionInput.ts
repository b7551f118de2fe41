import type { ExtensionDataRef } from '../refs/extensionDataRef';
import type { ExtensionAttachTo } from './extension';

/** How many extensions an input accepts, and from which plugins. */
export interface ExtensionInputConfig {
  /** Accepts exactly one extension, or at most one with `optional`. */
  singleton: boolean;
  optional: boolean;
  /** Only accepts extensions of the plugin that declares the input, including its modules. */
  internal?: boolean;
}

/** A named slot of an extension: the data that attachments must return, and how many it accepts. */
export interface ExtensionInput<
  UExtensionData extends ExtensionDataRef = ExtensionDataRef,
  TConfig extends ExtensionInputConfig = ExtensionInputConfig,
> {
  readonly $$type: '@trellis/ExtensionInput';
  readonly extensionData: readonly UExtensionData[];
  readonly config: TConfig;
  /** Former attachment points. If they don't exist, their attachments are attached to this input. */
  readonly replaces?: readonly ExtensionAttachTo[];
  /** The extension that declares the input. Set by the definition, so that the input can be used as `attachTo`. */
  readonly owner?: { readonly kind?: string; readonly name?: string; readonly input: string };
}

/** The inputs of an extension by name. */
export type ExtensionInputs = { readonly [input in string]: ExtensionInput };

/**
 * Creates an input. By default, it accepts any number of attachments from any plugin.
 *
 * @param extensionData - the data refs that each attachment must return; use `.optional()` for optional ones
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
    // The literal types of the flags follow from the type of the argument.
    config: settings as never,
    ...(config?.replaces ? { replaces: config.replaces } : {}),
  };
}
