import { toString as describeCron } from 'cronstrue';
import { useTranslationRef } from '#sdk';
import { StatusBadge } from '#ui';
import { kubernetesTabTranslationRef } from '../../i18n/tab/kubernetesTabTranslationRef';
import type { KubernetesObject } from '../../model/kubernetesObject';
import { resolveSchedule } from '../../model/resolveSchedule';

/** When a cron job runs, and whether it is active. */
export function Schedule({ cronJob: { spec } }: { cronJob: KubernetesObject }) {
  const { t } = useTranslationRef(kubernetesTabTranslationRef);
  const schedule = typeof spec?.['schedule'] === 'string' ? spec['schedule'] : '';
  const isSuspended = spec?.['suspend'] === true;
  return (
    <>
      {schedule !== '' && (
        <span>{t('row.schedule', { schedule: `${schedule} (${describe(schedule)})` })}</span>
      )}
      <StatusBadge plain tone={isSuspended ? 'warning' : 'success'}>
        {t(isSuspended ? 'row.suspended' : 'row.active')}
      </StatusBadge>
    </>
  );
}

function describe(schedule: string): string {
  return describeCron(resolveSchedule(schedule), { throwExceptionOnParseError: false });
}
