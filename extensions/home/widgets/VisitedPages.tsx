import { History } from 'lucide-react';
import { useTranslationRef } from '#sdk';
import { ErrorPanel, RelativeTime, RouterLink } from '#ui';
import { EntityRefLink, useQueryFailure } from '#extensions/catalog/components';
import { homeTranslationRef } from '../i18n/homeTranslationRef';
import { useVisits, type VisitsResult } from '../visits/useVisits';
import type { Visit } from '../visits/VisitsApi';
import { LinkList } from './LinkList';
import { SettingsPending } from './SettingsPending';
import { WidgetEmpty } from './WidgetEmpty';

const DEFAULT_LIMIT = 8;

/** The pages that the user visited last. */
export function RecentlyVisited({ limit = DEFAULT_LIMIT }: { limit?: number }) {
  const visits = useVisits({ limit }, 'home.recentVisits.filterBy');
  return <VisitList visits={visits} renderFact={({ timestamp }) => <RelativeTime value={timestamp} />} />;
}

/** The pages that the user visits most often. */
export function MostVisited({ limit = DEFAULT_LIMIT }: { limit?: number }) {
  const { t } = useTranslationRef(homeTranslationRef);
  const visits = useVisits(
    {
      limit,
      orderBy: [
        { field: 'hits', direction: 'desc' },
        { field: 'timestamp', direction: 'desc' },
      ],
    },
    'home.topVisits.filterBy',
  );
  return <VisitList visits={visits} renderFact={({ hits }) => t('visits.hits', { count: hits })} />;
}

function VisitList({
  visits,
  renderFact,
}: {
  visits: VisitsResult;
  renderFact: (visit: Visit) => React.ReactNode;
}) {
  const { t } = useTranslationRef(homeTranslationRef);
  const { isRecorded, query } = visits;
  const failure = useQueryFailure(query);
  if (!isRecorded) return <WidgetEmpty icon={<History aria-hidden />}>{t('visits.off')}</WidgetEmpty>;
  if (failure && !query.data) return <ErrorPanel title={t('visits.failed')} {...failure} />;
  if (!query.data) return <SettingsPending />;
  if (query.data.length === 0)
    return <WidgetEmpty icon={<History aria-hidden />}>{t('visits.empty')}</WidgetEmpty>;
  return (
    <LinkList>
      {query.data.map((visit) => (
        <li key={visit.pathname}>
          <span data-name>
            {visit.entityRef === undefined ? (
              <RouterLink to={visit.pathname}>
                {visit.name ? (
                  <bdi title={visit.name}>{visit.name}</bdi>
                ) : (
                  <bdi translate="no">{visit.pathname}</bdi>
                )}
              </RouterLink>
            ) : (
              <EntityRefLink entityRef={visit.entityRef} />
            )}
          </span>
          <span data-fact>{renderFact(visit)}</span>
        </li>
      ))}
    </LinkList>
  );
}
