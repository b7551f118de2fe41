import { useQuery } from '@tanstack/react-query';
import { FileX, Lock } from 'lucide-react';
import { useMemo } from 'react';
import {
  featureFlagsApiRef,
  ResponseError,
  useApi,
  useOptionalApi,
  useRouteRef,
  useRouteRefParams,
  useTranslationRef,
} from '#sdk';
import { EmptyState, RouterLink } from '#ui';
import { useCatalogQuery } from '#extensions/catalog/components';
import { scaffolderApiRef } from '../api/ScaffolderApi';
import { useFormFields } from '../api/useFormFields';
import { ScaffolderFailure } from '../failure/ScaffolderFailure';
import { formTranslationRef } from '../i18n/form/formTranslationRef';
import { selectedTemplateRouteRef, templatesRouteRef } from '../routes';
import { listPages } from './pages/templatePages';
import { TemplateHeader } from './TemplateHeader';
import { Wizard } from './Wizard';
import { WizardSkeleton } from './layout/WizardSkeleton';
import { WizardLayout } from './layout/wizardStyles';

/** The form of a template. */
export function WizardPage() {
  const { namespace, templateName } = useRouteRefParams(selectedTemplateRouteRef);
  const templateRef = `template:${namespace}/${templateName}`;
  const { t } = useTranslationRef(formTranslationRef);
  const api = useApi(scaffolderApiRef);
  const flags = useOptionalApi(featureFlagsApiRef);
  const fields = useFormFields();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['scaffolder', 'parameter-schema', templateRef],
    queryFn: ({ signal }) => api.getTemplateParameterSchema(templateRef, { signal }),
    retry: (count, cause) => !(cause instanceof ResponseError && cause.status < 500) && count < 2,
    // A form does not change while it is filled in.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const { data: entity } = useCatalogQuery({
    queryKey: ['template', templateRef],
    load: async (catalogApi, options) => (await catalogApi.getEntityByRef(templateRef, options)) ?? null,
  });
  const pages = useMemo(
    () =>
      data &&
      fields &&
      listPages(data, {
        fieldNames: new Set(fields.keys()),
        isFlagActive: (name) => isActive(flags, name),
      }),
    [data, fields, flags],
  );
  const listPath = useRouteRef(templatesRouteRef)?.();
  const toList = listPath !== undefined && <RouterLink to={listPath}>{t('page.toList')}</RouterLink>;
  if (error instanceof ResponseError && error.status === 404)
    return (
      <EmptyState
        headingLevel={2}
        icon={<FileX aria-hidden />}
        title={t('page.missing', { name: templateName })}
        description={t('page.missingHelp')}
        action={toList}
      />
    );
  if (error instanceof ResponseError && error.status === 403)
    return (
      <EmptyState
        headingLevel={2}
        icon={<Lock aria-hidden />}
        title={t('page.denied')}
        description={t('page.deniedHelp')}
        action={toList}
      />
    );
  if (error)
    return (
      <ScaffolderFailure
        title={t('page.failed')}
        error={error}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  return (
    <WizardLayout>
      <TemplateHeader
        title={data?.title ?? entity?.metadata.title ?? templateName}
        description={data?.description}
        entity={entity ?? undefined}
      />
      {data && pages && fields ? (
        <Wizard
          key={templateRef}
          templateRef={templateRef}
          parameters={data}
          pages={pages}
          fields={fields}
          entity={entity ?? undefined}
        />
      ) : (
        <WizardSkeleton />
      )}
    </WizardLayout>
  );
}

/** A flag whose name is invalid cannot be active. */
function isActive(flags: { isActive: (name: string) => boolean } | undefined, name: string): boolean {
  try {
    return flags?.isActive(name) ?? false;
  } catch {
    return false;
  }
}
