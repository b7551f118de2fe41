import { toastApiRef, useApi, useTranslationRef } from '#sdk';
import type { EntityContextMenuItemProps } from '../../blueprints/EntityContextMenuItemBlueprint';
import { catalogTranslationRef } from '../../i18n/catalogTranslationRef';

const toastTime = 5000;

/** Copies the URL of the current page. */
export function useCopyUrl(): EntityContextMenuItemProps {
  const { t } = useTranslationRef(catalogTranslationRef);
  const toastApi = useApi(toastApiRef);
  return {
    title: t('entity.copyUrl'),
    onClick: async () => {
      try {
        await navigator.clipboard.writeText(window.location.href);
        toastApi.post({ title: t('entity.copied'), status: 'success', timeout: toastTime });
      } catch {
        toastApi.post({ title: t('entity.copyFailed'), status: 'warning', timeout: toastTime });
      }
    },
  };
}
