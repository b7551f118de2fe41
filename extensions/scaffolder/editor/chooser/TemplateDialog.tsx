import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { Entity } from '#model';
import { useTranslationRef } from '#sdk';
import {
  DialogBox,
  EmptyState,
  ErrorPanel,
  SearchField,
  SkeletonText,
  fontSize,
  radius,
  rem,
  resolveTokens,
  space,
} from '#ui';
import { useCatalogQuery } from '#extensions/catalog/components';
import { editorTranslationRef } from '../../i18n/editor/editorTranslationRef';

/** Props of {@link TemplateDialog}. */
export interface TemplateDialogProps {
  onChoose: (template: Entity) => void;
  onClose: () => void;
}

/** The number of templates that are listed. */
const MOST = 50;

const List = styled('ul')(({ theme }) => {
  const tokens = resolveTokens(theme);
  return {
    display: 'grid',
    gap: 2,
    minHeight: 240,
    alignContent: 'start',
    margin: `${space[3]}px 0 0`,
    padding: 0,
    listStyle: 'none',
    '& button': {
      display: 'grid',
      width: '100%',
      padding: `${space[2]}px ${space[3]}px`,
      border: 0,
      borderRadius: radius.control,
      background: 'none',
      color: 'inherit',
      font: 'inherit',
      textAlign: 'start',
      cursor: 'pointer',
      overflowWrap: 'anywhere',
    },
    '& button:hover': { backgroundColor: tokens.surface.muted },
    '& button:focus-visible': { outline: `2px solid ${tokens.accent.focus}`, outlineOffset: -2 },
    '& small': { fontSize: rem(fontSize.sm), color: tokens.text.secondary },
  };
});

/** Lets the user choose a template of the catalog. */
export function TemplateDialog({ onChoose, onClose }: TemplateDialogProps) {
  const { t } = useTranslationRef(editorTranslationRef);
  return (
    <DialogBox open title={t('catalog.title')} width="sm" onClose={onClose}>
      <Templates onChoose={onChoose} />
    </DialogBox>
  );
}

function Templates({ onChoose }: Pick<TemplateDialogProps, 'onChoose'>) {
  const { t } = useTranslationRef(editorTranslationRef);
  const [term, setTerm] = useState('');
  const { data, error, isFetching, refetch } = useCatalogQuery({
    queryKey: ['scaffolder-editor-templates', term],
    load: (catalog, options) =>
      catalog.queryEntities(
        {
          filter: { kind: 'template' },
          limit: MOST,
          orderFields: [{ field: 'metadata.title', order: 'asc' }],
          ...(term !== '' && {
            fullTextFilter: { term, fields: ['metadata.name', 'metadata.title', 'metadata.description'] },
          }),
        },
        options,
      ),
    placeholderData: (before) => before,
  });
  return (
    <>
      <SearchField label={t('catalog.search')} value={term} onChange={setTerm} />
      {error && (
        <ErrorPanel
          title={t('catalog.failed')}
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      <List>
        {!data && !error && (
          <li>
            <SkeletonText lines={6} />
          </li>
        )}
        {data?.items.length === 0 && (
          <li>
            <EmptyState headingLevel={3} title={t('catalog.empty')} />
          </li>
        )}
        {data?.items.map((template) => (
          <li key={`${template.metadata.namespace}/${template.metadata.name}`}>
            <button type="button" onClick={() => onChoose(template)}>
              <span>{template.metadata.title ?? template.metadata.name}</span>
              <small>{template.metadata.description ?? template.metadata.name}</small>
            </button>
          </li>
        ))}
      </List>
      {data && data.totalItems > data.items.length && <p>{t('catalog.more')}</p>}
    </>
  );
}
