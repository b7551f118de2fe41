import { styled } from '@mui/material/styles';
import { type Entity, stringifyEntityRef } from '#model';
import { useTranslationRef } from '#sdk';
import { ErrorPanel, fontSize, rem } from '#ui';
import { EntityRefLink } from '../../components/EntityRefLink';
import { useCatalogQuery } from '../../query/useCatalogQuery';
import { entityTranslationRef } from '../i18n/entityTranslationRef';

interface EntityErrors {
  entity: Entity;
  errors: Array<{ name?: string; message: string }>;
}

const Origin = styled('p')({ fontSize: rem(fontSize.sm) });

function processingErrors(entity: Entity): EntityErrors['errors'] {
  return (entity.status?.items ?? [])
    .filter(({ level, type }) => level === 'error' && type === 'catalog-processing')
    .map(({ message, error }) => ({
      message: error?.message ?? message,
      ...(error ? { name: error.name } : {}),
    }));
}

/** The errors of processing this entity, and of those that led to it, which may be why it is out of date. */
export function ProcessingErrors({ entity }: { entity: Entity }) {
  const { t } = useTranslationRef(entityTranslationRef);
  const own = processingErrors(entity);
  const entityRef = stringifyEntityRef(entity);
  const { data } = useCatalogQuery<EntityErrors[]>({
    queryKey: ['ancestor-errors', entityRef],
    load: async (catalogApi, options) => {
      const { items } = await catalogApi.getEntityAncestors({ entityRef }, options);
      return items
        .map((item) => ({ entity: item.entity, errors: processingErrors(item.entity) }))
        .filter(
          ({ errors, entity: ancestor }) => errors.length > 0 && stringifyEntityRef(ancestor) !== entityRef,
        );
    },
    // Only an entity that has a problem itself needs to know whether its parents do.
    enabled: own.length > 0,
  });
  const all: EntityErrors[] = own.length > 0 ? [{ entity, errors: own }, ...(data ?? [])] : [];
  return (
    <>
      {all.map(({ entity: source, errors }) =>
        errors.map((error, index) => (
          <ErrorPanel
            key={`${stringifyEntityRef(source)}:${index}`}
            title={t('warnings.processing')}
            error={error}
          >
            {source === entity ? null : (
              <Origin>
                {t('warnings.origin')} <EntityRefLink entityRef={source} />
              </Origin>
            )}
          </ErrorPanel>
        )),
      )}
    </>
  );
}
