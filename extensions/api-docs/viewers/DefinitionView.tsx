import { styled } from '@mui/material/styles';
import { FileQuestion } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { type Entity, stringifyEntityRef } from '#model';
import { useApi, useTranslationRef } from '#sdk';
import { EmptyState, SegmentedControl, space } from '#ui';
import { apiDocsConfigRef } from '../api/ApiDocsConfig';
import { apiDocsTranslationRef } from '../i18n/apiDocsTranslationRef';
import { DefinitionSource } from './DefinitionSource';
import { QueryProvider } from './layout/QueryContext';

const Frame = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] });

/** The definition of an API: in the viewer of its type, or as text. The choice is in the URL. */
export function DefinitionView({ entity }: { entity: Entity }) {
  const { t } = useTranslationRef(apiDocsTranslationRef);
  const [search, setSearch] = useSearchParams();
  const widget = useApi(apiDocsConfigRef).getApiDefinitionWidget(entity);
  const definition = entity.spec?.['definition'];
  if (typeof definition !== 'string' || definition.trim() === '')
    return (
      <EmptyState
        icon={<FileQuestion aria-hidden />}
        title={t('definition.emptyTitle')}
        description={t('definition.emptyDescription')}
      />
    );
  const entityRef = stringifyEntityRef(entity);
  const isRaw = widget === undefined || search.get('view') === 'raw';
  const showView = (view: 'viewer' | 'raw') =>
    setSearch((before) => {
      const after = new URLSearchParams(before);
      if (view === 'raw') after.set('view', 'raw');
      else after.delete('view');
      return after;
    });
  return (
    <Frame>
      {widget && (
        <div>
          <SegmentedControl
            label={t('definition.view')}
            value={isRaw ? 'raw' : 'viewer'}
            segments={[
              { value: 'viewer', label: widget.title },
              { value: 'raw', label: t('definition.raw') },
            ]}
            onChange={showView}
          />
        </div>
      )}
      {isRaw ? (
        <DefinitionSource
          definition={definition}
          language={widget?.rawLanguage}
          name={entity.metadata.name}
        />
      ) : (
        <QueryProvider>{widget.component(definition, entityRef)}</QueryProvider>
      )}
    </Frame>
  );
}
