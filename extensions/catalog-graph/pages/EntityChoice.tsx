import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { type Entity, stringifyEntityRef } from '#model';
import {
  EntityDisplayName,
  readEntity,
  useCatalogQuery,
  useKindName,
  useQueryFailure,
} from '#extensions/catalog/components';
import { useTranslationRef } from '#sdk';
import { ErrorPanel, fontSize, radius, rem, resolveTokens, SearchField, SkeletonText, space } from '#ui';
import { catalogGraphTranslationRef } from '../i18n/catalogGraphTranslationRef';

const shown = 12;
const fields = [
  'kind',
  'metadata.name',
  'metadata.namespace',
  'metadata.title',
  'metadata.description',
  'spec.type',
  'spec.profile.displayName',
];

const Box = styled('div')(({ theme }) => {
  const tokens = resolveTokens(theme);
  return {
    display: 'grid',
    gap: space[3],
    width: '100%',
    maxWidth: 640,
    marginInline: 'auto',
    '& > p': { margin: 0, color: tokens.text.secondary },
    '& > ul': { display: 'grid', gap: space[1], margin: 0, padding: 0, listStyle: 'none' },
    '& li > button': {
      display: 'flex',
      alignItems: 'center',
      gap: space[3],
      width: '100%',
      minHeight: 40,
      padding: `0 ${space[3]}px`,
      border: `1px solid ${tokens.line.subtle}`,
      borderRadius: radius.control,
      backgroundColor: tokens.surface.base,
      color: tokens.text.primary,
      font: 'inherit',
      textAlign: 'start',
      cursor: 'pointer',
      '&:hover': { backgroundColor: tokens.surface.hover },
      '& > span': { flex: 1, minWidth: 0 },
    },
    '& small': { flex: 'none', fontSize: rem(fontSize.xs), color: tokens.text.secondary },
  };
});

/** A search for an entity. Before a search, it offers systems and domains, because their graphs show most. */
export function EntityChoice({ onChoose }: { onChoose: (ref: string) => void }) {
  const { t } = useTranslationRef(catalogGraphTranslationRef);
  const printKind = useKindName();
  const [term, setTerm] = useState('');
  const wanted = term.trim();
  const query = useCatalogQuery<Entity[]>({
    queryKey: ['graph', 'choice', wanted],
    load: async (catalogApi, options) => {
      const order = {
        fields,
        limit: shown,
        orderFields: [{ field: 'metadata.name', order: 'asc' as const }],
      };
      const search = {
        ...order,
        fullTextFilter: { term: wanted, fields: ['metadata.name', 'metadata.title'] },
      };
      const starts = { ...order, filter: { kind: ['domain', 'system'] } };
      const found = await catalogApi.queryEntities(wanted === '' ? starts : search, options);
      // A catalog can be without systems and domains.
      const { items } =
        found.items.length === 0 && wanted === '' ? await catalogApi.queryEntities(order, options) : found;
      return items.map((item) => readEntity(item).entity);
    },
    placeholderData: (before) => before,
  });
  const failure = useQueryFailure(query);
  return (
    <Box>
      <p>{t('choice.hint')}</p>
      <SearchField label={t('choice.search')} value={term} onChange={setTerm} />
      {failure && <ErrorPanel title={t('choice.failed')} {...failure} />}
      {query.data === undefined && !failure && <SkeletonText lines={6} />}
      {query.data?.length === 0 && (
        <p role="status">{wanted === '' ? t('choice.empty') : t('choice.noMatch', { term: wanted })}</p>
      )}
      {query.data && query.data.length > 0 && (
        <ul aria-label={t('choice.results')}>
          {query.data.map((entity) => {
            const ref = stringifyEntityRef(entity);
            return (
              <li key={ref}>
                <button type="button" onClick={() => onChoose(ref)}>
                  <EntityDisplayName entityRef={entity} />
                  <small>{printKind(entity.kind)}</small>
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </Box>
  );
}
