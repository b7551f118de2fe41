import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { useTranslationRef } from '#sdk';
import { DataTable, InfoCard, measure, resolveTokens, space, useClientRows } from '#ui';
import { devtoolsTranslationRef } from '../i18n/devtoolsTranslationRef';
import { createPluginColumns, valueOfColumn } from './pluginColumns';
import { type PluginRow, usePluginRows } from './usePluginRows';

const Lead = styled('p')(({ theme }) => ({
  margin: `0 0 ${space[4]}px`,
  maxWidth: measure.prose,
  color: resolveTokens(theme).text.secondary,
}));

/** The installed plugins, with their versions, owners and number of enabled extensions. */
export function PluginsPage() {
  const { t } = useTranslationRef(devtoolsTranslationRef);
  const columns = useMemo(() => createPluginColumns(t), [t]);
  const rows = useClientRows(usePluginRows(), { sortValue: valueOfColumn, initialSort: byName });
  return (
    <>
      <Lead>{t('plugins.lead')}</Lead>
      <InfoCard title={t('plugins.label')} flush>
        <DataTable label={t('plugins.label')} columns={columns} getRowId={idOf} skeletonRows={6} {...rows} />
      </InfoCard>
    </>
  );
}

const byName = { column: 'plugin', direction: 'asc' } as const;
const idOf = ({ plugin }: PluginRow): string => plugin.pluginId;
