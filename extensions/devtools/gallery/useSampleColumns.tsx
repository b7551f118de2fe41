import { useMemo } from 'react';
import { useTranslationRef } from '#sdk';
import { type ClientColumn, StatusBadge, TagList } from '#ui';
import { devtoolsTranslationRef } from '../i18n/devtoolsTranslationRef';
import type { SampleRow } from './createSampleRows';

const tones = { running: 'success', degraded: 'warning', stopped: 'error' } as const;

/** Returns the columns of the sample table, one of each type. */
export function useSampleColumns(): ReadonlyArray<ClientColumn<SampleRow>> {
  const { t } = useTranslationRef(devtoolsTranslationRef);
  return useMemo((): Array<ClientColumn<SampleRow>> => {
    const texts = ['team', 'environment', 'region', 'version'] as const;
    const textColumn = (id: (typeof texts)[number]): ClientColumn<SampleRow> => ({
      id,
      header: t(`table.${id}`),
      value: (row) => row[id],
      cell: (row) => row[id],
      title: (row) => row[id],
    });
    return [
      {
        id: 'service',
        header: t('table.service'),
        primary: true,
        value: (row) => row.service,
        cell: ({ service }) => <bdi>{service}</bdi>,
        title: ({ service }) => service,
      },
      { ...textColumn('team'), minWidth: 100, filter: 'multiple-select' },
      { ...textColumn('environment'), minWidth: 112, priority: 5, filter: 'select' },
      {
        id: 'status',
        header: t('table.status'),
        value: (row) => row.status,
        filter: 'multiple-select',
        minWidth: 116,
        cell: ({ status }) => (
          <StatusBadge plain tone={tones[status as keyof typeof tones]}>
            {status}
          </StatusBadge>
        ),
        title: (row) => row.status,
      },
      { ...textColumn('region'), minWidth: 108, priority: 3 },
      { ...textColumn('version'), minWidth: 88, priority: 2 },
      {
        id: 'replicas',
        header: t('table.replicas'),
        align: 'end',
        minWidth: 100,
        priority: 4,
        value: (row) => row.replicas,
        cell: (row) => row.replicas,
        title: (row) => `${row.replicas}`,
      },
      {
        id: 'tags',
        header: t('table.tags'),
        value: (row) => row.tags,
        cell: (row) => <TagList tags={row.tags} max={2} oneLine />,
        title: (row) => row.tags.join(', '),
        minWidth: 140,
        priority: 1,
      },
    ];
  }, [t]);
}
