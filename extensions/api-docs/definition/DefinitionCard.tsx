import { lazyPart, useApi, useRouteRef, useTranslationRef } from '#sdk';
import { InfoCard, KeyValueList, RouterLink, SkeletonText, useFormatNumber } from '#ui';
import { useEntity } from '#extensions/catalog';
import { apiDocsConfigRef } from '../api/ApiDocsConfig';
import { apiDocsTranslationRef } from '../i18n/apiDocsTranslationRef';
import { definitionRouteRef } from '../routes';

const DefinitionView = lazyPart(
  async () => (await import('../viewers/DefinitionView')).DefinitionView,
  () => <SkeletonText lines={8} />,
);

/** The definition of an API on its overview: its type and size with a link to the tab, or the viewer. */
export function DefinitionCard({ showViewer }: { showViewer: boolean }) {
  const { entity } = useEntity();
  const { t } = useTranslationRef(apiDocsTranslationRef);
  const config = useApi(apiDocsConfigRef);
  const to = useRouteRef(definitionRouteRef)?.();
  const formatNumber = useFormatNumber();
  const { type, definition } = entity.spec ?? {};
  const title = t('definition.title');
  if (typeof definition !== 'string' || definition.trim() === '')
    return <InfoCard title={title} empty={t('definition.emptyTitle')} />;
  if (showViewer)
    return (
      <InfoCard title={title}>
        <DefinitionView entity={entity} />
      </InfoCard>
    );
  const lines = countLines(definition);
  const typeTitle = config.getApiDefinitionWidget(entity)?.title ?? (typeof type === 'string' ? type : '');
  return (
    <InfoCard
      title={title}
      action={to === undefined ? undefined : <RouterLink to={to}>{t('definition.open')}</RouterLink>}
    >
      <KeyValueList
        items={[
          { id: 'type', label: t('definition.type'), value: <bdi>{typeTitle}</bdi> },
          {
            id: 'length',
            label: t('definition.length'),
            value: t('definition.lines', { count: lines, lines: formatNumber(lines) }),
          },
        ]}
      />
    </InfoCard>
  );
}

function countLines(text: string): number {
  let count = 1;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) count++;
  return count;
}
