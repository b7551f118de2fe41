import { useTranslationRef } from '#sdk';
import type { EntityContextMenuItemProps } from '../../blueprints/EntityContextMenuItemBlueprint';
import { catalogTranslationRef } from '../../i18n/catalogTranslationRef';
import { useInspectTab } from './useInspectTab';

/** Opens the inspect dialog. */
export function useInspectItem(): EntityContextMenuItemProps {
  const { t } = useTranslationRef(catalogTranslationRef);
  const [, setTab] = useInspectTab();
  return { title: t('entity.inspect'), onClick: () => setTab('overview') };
}
