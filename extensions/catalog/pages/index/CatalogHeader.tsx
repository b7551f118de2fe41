import { LayoutGrid } from 'lucide-react';
import { configApiRef, pluginHeaderActionsApiRef, useApi, useOptionalApi, useTranslationRef } from '#sdk';
import { PageHeader, SupportButton } from '#ui';
import { catalogTranslationRef } from '../../i18n/catalogTranslationRef';
import { CreateButton } from './CreateButton';

/** The header of the catalog page: title and actions. */
export function CatalogHeader({ title }: { title: string | undefined }) {
  const { t } = useTranslationRef(catalogTranslationRef);
  const orgName = useOrganizationName();
  const actions = useOptionalApi(pluginHeaderActionsApiRef)?.getPluginHeaderActions('catalog') ?? [];
  return (
    <PageHeader
      icon={<LayoutGrid />}
      title={title ?? t('index.title', { orgName })}
      actions={
        <>
          {actions}
          <CreateButton />
          <SupportButton />
        </>
      }
    />
  );
}

/** Returns the name of the organization in the configuration. */
export function useOrganizationName(): string {
  const { t } = useTranslationRef(catalogTranslationRef);
  return useApi(configApiRef).getOptionalString('organization.name') ?? t('filters.organisation');
}
