import { useCallback, useMemo } from 'react';
import { useApiHolder, useTitles, useTranslationRef } from '#sdk';
import { collectShortcutItems } from '../collect/collectTreeItems';
import { useEntityOnScreen } from '../entity/useLoadedEntity';
import { paletteTranslationRef } from '../i18n/paletteTranslationRef';
import type { PaletteItem } from '../model/paletteItem';
import type { PaletteSettings } from '../settings/paletteSettings';

/** Returns a function that collects the items with a shortcut, on all pages and of the entity on screen. */
export function useShortcutItems(
  settings: PaletteSettings,
  navigate: (to: string) => void,
): () => PaletteItem[] {
  const apis = useApiHolder();
  const { t } = useTranslationRef(paletteTranslationRef);
  const printTitle = useTitles();
  const isForEntities = settings.commands.some(({ data }) => data.entityFilter !== undefined);
  const entity = useEntityOnScreen(isForEntities);
  const sources = useMemo(
    () => ({ apis, settings, t, printTitle, navigate }),
    [apis, settings, t, printTitle, navigate],
  );
  return useCallback(() => collectShortcutItems(sources, entity), [sources, entity]);
}
