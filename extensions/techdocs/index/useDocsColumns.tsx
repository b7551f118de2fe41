import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { EntityDisplayName, createEntityColumn, useKindName } from '#extensions/catalog/components';
import type { ListColumns } from '#extensions/catalog/pages/index';
import type { Entity } from '#model';
import { useTranslationRef } from '#sdk';
import { CopyButton, RouterLink, fontSize, fontWeight, rem, resolveTokens, space, stripMarkdown } from '#ui';
import { docsIndexTranslationRef } from '../i18n/index/docsIndexTranslationRef';
import { resolveDocsTarget } from '../client/resolveDocsTarget';
import { EmptyDocs } from './EmptyDocs';
import { useDocsPath } from './useDocsPath';

const Name = styled('span')(({ theme }) => ({
  display: 'grid',
  // A long name ends in an ellipsis.
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  minWidth: 0,
  paddingBlock: space[1],
  '& > *': { maxWidth: '100%' },
  '& > small': {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: rem(fontSize.sm),
    fontWeight: fontWeight.regular,
    color: resolveTokens(theme).text.secondary,
  },
}));

/** The storage bucket for the layout of the table. */
const bucket = 'docsTable';
const pageSizes = [5, 10, 20, 50, 100];

/** Returns the columns and the texts of the list of documentation. */
export function useDocsColumns(): ListColumns {
  const { t } = useTranslationRef(docsIndexTranslationRef);
  const kindName = useKindName();
  const docsPath = useDocsPath();
  return useMemo<ListColumns>(() => {
    const pathOf = (entity: Entity) => {
      const target = resolveDocsTarget(entity);
      return target && docsPath?.(target);
    };
    const renderKind = ({ kind }: Entity) => <bdi>{kindName(kind)}</bdi>;
    return {
      bucket,
      pageSizes,
      opens: 'page:techdocs/reader',
      nouns: t('nouns'),
      errorTitle: t('failed'),
      emptyTitle: t('empty'),
      EmptyHint: EmptyDocs,
      resolveColumns: (_kind, catalogText) => [
        {
          id: 'name',
          header: t('document'),
          sortable: true,
          primary: true,
          width: 'fill',
          minWidth: 180,
          cell: (entity) => <DocumentName entity={entity} to={pathOf(entity)} />,
        },
        createEntityColumn('owner', catalogText),
        {
          id: 'kind',
          header: t('kind'),
          priority: 4,
          minWidth: 112,
          cell: renderKind,
          summary: renderKind,
        },
        createEntityColumn('type', catalogText),
      ],
      renderActions(entity) {
        const path = pathOf(entity);
        if (path === undefined) return null;
        const name = entity.metadata.title ?? entity.metadata.name;
        return (
          <CopyButton
            icon="link"
            size="small"
            label={t('link', { name })}
            text={() => new URL(path, window.location.href).href}
          />
        );
      },
    };
  }, [t, kindName, docsPath]);
}

function DocumentName({ entity, to }: { entity: Entity; to: string | undefined }) {
  const { description } = entity.metadata;
  const name = <EntityDisplayName entityRef={entity} defaultKind={entity.kind} />;
  return (
    <Name>
      {to === undefined ? name : <RouterLink to={to}>{name}</RouterLink>}
      {typeof description === 'string' && <small>{stripMarkdown(description)}</small>}
    </Name>
  );
}
