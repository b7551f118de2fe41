import { Puzzle } from 'lucide-react';
import { pluginHeaderActionsApiRef, useOptionalApi, useTitles, useTranslationRef } from '#sdk';
import { PageHeader, SupportButton } from '#ui';
import { CreateEntityButton } from '#extensions/catalog/components';
import { apiDocsTranslationRef } from '../i18n/apiDocsTranslationRef';
import { registerApiRouteRef } from '../routes';

/** The header of the list of APIs: title and actions. */
export function ApiExplorerHeader({ title = 'APIs' }: { title: string | undefined }) {
  const { t } = useTranslationRef(apiDocsTranslationRef);
  const translateTitle = useTitles();
  const actions = useOptionalApi(pluginHeaderActionsApiRef)?.getPluginHeaderActions('api-docs') ?? [];
  return (
    <PageHeader
      icon={<Puzzle />}
      title={translateTitle(title)}
      actions={
        <>
          {actions}
          <CreateEntityButton routeRef={registerApiRouteRef} label={t('explorer.register')} />
          <SupportButton />
        </>
      }
    />
  );
}
