import { styled } from '@mui/material/styles';
import { useTranslationRef } from '#sdk';
import { space } from '#ui';
import { LinearGauge } from '#viewers/gauge';
import { kubernetesDetailsTranslationRef } from '../i18n/details/kubernetesDetailsTranslationRef';
import { printMebibytes, printMillicores, resolveUsageTone, usedShare } from '../model/usage';
import type { Usage } from '../protocol';

/** Two columns of gauges where there is room. */
const Grid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
  gap: `${space[3]}px ${space[6]}px`,
});

/** What a pod or container uses of the CPU and memory that it requests and may use. */
export function UsageGauges({ cpu, memory }: { cpu: Usage; memory: Usage }) {
  const { t } = useTranslationRef(kubernetesDetailsTranslationRef);
  const draw = (
    label: 'usage.cpuRequests' | 'usage.cpuLimits' | 'usage.memoryRequests' | 'usage.memoryLimits',
    usage: Usage,
    total: 'requestTotal' | 'limitTotal',
    print: (value: number | string) => string,
  ) => {
    const share = usedShare(usage, total);
    return (
      <LinearGauge
        label={t(label, { total: Number(usage[total]) > 0 ? print(usage[total]) : t('usage.notSet') })}
        value={share * 100}
        getTone={resolveUsageTone}
        formatValue={(value) =>
          t('usage.value', { percent: Math.round(value), used: print(usage.currentUsage) })
        }
      />
    );
  };
  return (
    <Grid>
      {draw('usage.cpuRequests', cpu, 'requestTotal', printMillicores)}
      {draw('usage.memoryRequests', memory, 'requestTotal', printMebibytes)}
      {draw('usage.cpuLimits', cpu, 'limitTotal', printMillicores)}
      {draw('usage.memoryLimits', memory, 'limitTotal', printMebibytes)}
    </Grid>
  );
}
