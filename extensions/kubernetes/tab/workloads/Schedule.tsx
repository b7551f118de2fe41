import { useQuery } from '@tanstack/react-query';
import { useTranslationRef } from '#sdk';
import { StatusBadge, useUiLanguage } from '#ui';
import { kubernetesTabTranslationRef } from '../../i18n/tab/kubernetesTabTranslationRef';
import type { KubernetesObject } from '../../model/kubernetesObject';
import { loadScheduleDescriber } from './describeSchedule';

/** When a cron job runs, and whether it is active. */
export function Schedule({ cronJob: { spec } }: { cronJob: KubernetesObject }) {
  const { t } = useTranslationRef(kubernetesTabTranslationRef);
  const language = useUiLanguage() ?? 'en';
  const { data: describe } = useQuery({
    queryKey: ['kubernetes', 'schedule', language],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () => loadScheduleDescriber(language),
  });
  const schedule = typeof spec?.['schedule'] === 'string' ? spec['schedule'] : '';
  const isSuspended = spec?.['suspend'] === true;
  return (
    <>
      {schedule !== '' && describe && (
        <span>{t('row.schedule', { schedule: `${schedule} (${describe(schedule)})` })}</span>
      )}
      <StatusBadge plain tone={isSuspended ? 'warning' : 'success'}>
        {t(isSuspended ? 'row.suspended' : 'row.active')}
      </StatusBadge>
    </>
  );
}
