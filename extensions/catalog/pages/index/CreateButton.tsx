import { useTranslationRef } from '#sdk';
import { CreateEntityButton } from '../../components/CreateEntityButton';
import { catalogTranslationRef } from '../../i18n/catalogTranslationRef';
import { createComponentRouteRef } from '../../routes';

/** Links to the page for creating entities. */
export function CreateButton() {
  const { t } = useTranslationRef(catalogTranslationRef);
  return <CreateEntityButton routeRef={createComponentRouteRef} label={t('index.create')} />;
}
