import { styled } from '@mui/material/styles';
import { type Entity, stringifyEntityRef } from '#model';
import { useTranslationRef } from '#sdk';
import { fontSize, rem } from '#ui';
import { EntityRefLink } from '../../components/EntityRefLink';
import { useCatalogQuery } from '../../query/useCatalogQuery';
import { readEntity } from '../../protocol';
import { entityTranslationRef } from '../i18n/entityTranslationRef';
import { ErrorList } from './ErrorList';
import type { ProcessingError } from './groupErrors';

interface EntityErrors {
  entity: Entity;
  errors: ProcessingError[];
}

const Origin = styled('p')({ margin: 0, fontSize: rem(fontSize.sm) });

function processingErrors(entity: Entity): EntityErrors['errors'] {
  return (entity.status?.items ?? [])
    .filter(({ level, type }) => level === 'error' && type === 'catalog-processing')
    .map(({ message, error }) => ({
      message: error?.message || message,
      ...(error ? { name: error.name } : {}),
    }));
}

/** Processing errors of the entity and its ancestors. An error of an ancestor can be why the entity is out of date. */
export function ProcessingErrors({ entity }: { entity: Entity }) {
  const { t } = useTranslationRef(entityTranslationRef);
  const own = processingErrors(entity);
  const entityRef = stringifyEntityRef(entity);
  const { data } = useCatalogQuery<EntityErrors[]>({
    queryKey: ['ancestor-errors', entityRef],
    load: async (catalogApi, options) => {
      const { items } = await catalogApi.getEntityAncestors({ entityRef }, options);
      return items
        .map((item) => readEntity(item.entity).entity)
        .map((ancestor) => ({ entity: ancestor, errors: processingErrors(ancestor) }))
        .filter(
          ({ errors, entity: ancestor }) => errors.length > 0 && stringifyEntityRef(ancestor) !== entityRef,
        );
    },
    // Ancestors are only checked if the entity itself has errors.
    enabled: own.length > 0,
  });
  const all: EntityErrors[] = own.length > 0 ? [{ entity, errors: own }, ...(data ?? [])] : [];
  return (
    <>
      {all.map(({ entity: source, errors }) => (
        <ErrorList
          key={stringifyEntityRef(source)}
          errors={errors}
          origin={
            source === entity ? undefined : (
              <Origin>
                {t('warnings.origin')} <EntityRefLink entityRef={source} />
              </Origin>
            )
          }
        />
      ))}
    </>
  );
}
