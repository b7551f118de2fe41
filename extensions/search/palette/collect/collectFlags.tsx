import { Flag } from 'lucide-react';
import { type AppTree, type FeatureFlagsApi, FeatureFlagState, type ToastApi } from '#sdk';
import { listFlags } from '#extensions/user-settings';
import type { PaletteText } from '../i18n/paletteTranslationRef';
import type { PaletteItem } from '../model/paletteItem';

const toastTime = 5000;

/** Collects a switch for each feature flag. */
export function collectFlags(
  tree: AppTree,
  { flags, toasts, t }: { flags: FeatureFlagsApi; toasts: ToastApi; t: PaletteText },
): PaletteItem[] {
  return listFlags(flags.getRegisteredFlags(), tree.nodes.values()).map(({ name, description }) => {
    const isOn = flags.isActive(name);
    return {
      id: `flag:${name}`,
      kind: 'command',
      group: 'settings',
      title: t(isOn ? 'flag.turnOff' : 'flag.turnOn', { name }),
      note: description,
      keywords: ['feature flag'],
      icon: <Flag aria-hidden />,
      isOn,
      run() {
        flags.save({
          states: { [name]: isOn ? FeatureFlagState.None : FeatureFlagState.Active },
          merge: true,
        });
        toasts.post({
          title: t(isOn ? 'flag.isOff' : 'flag.isOn', { name }),
          description: t('flag.refresh'),
          status: 'success',
          timeout: toastTime,
        });
      },
    };
  });
}
