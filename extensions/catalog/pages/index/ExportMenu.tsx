import { Download } from 'lucide-react';
import { alertApiRef, preloadLater, useApi, useTranslationRef } from '#sdk';
import { MenuButton } from '#ui';
import { catalogApiRef } from '../../api/CatalogApi';
import type { CatalogExporter, CatalogExportSettings } from '../../blueprints/CatalogExportConfigBlueprint';
import { catalogTranslationRef } from '../../i18n/catalogTranslationRef';
import { useEntityList } from '../../list/entityListContext';
import { createExportRequest } from '../../list/entityListRequests';

const loadExport = preloadLater(() => import('./exportEntities'));

/** Props of {@link ExportMenu}. */
export interface ExportMenuProps {
  additions: readonly CatalogExportSettings[];
  /** Whether CSV and JSON are offered. */
  builtIn: boolean;
}

/** Exports all entities of the list as a file. */
export function ExportMenu({ additions, builtIn }: ExportMenuProps) {
  const { t } = useTranslationRef(catalogTranslationRef);
  const save = useExport(additions);
  const exporters = new Map<string, CatalogExporter>([
    ...(builtIn ? createBuiltInExporters({ csv: t('export.csv'), json: t('export.json') }) : []),
    ...additions.flatMap((addition) => Object.entries(addition.exporters ?? {})),
  ]);
  if (exporters.size === 0) return null;
  return (
    <MenuButton
      label={t('export.menu')}
      icon={<Download aria-hidden />}
      items={[...exporters].map(([id, exporter]) => ({
        id,
        label: exporter.name,
        onSelect: () => void save(exporter),
      }))}
    />
  );
}

function useExport(
  additions: readonly CatalogExportSettings[],
): (exporter: CatalogExporter) => Promise<void> {
  const { t } = useTranslationRef(catalogTranslationRef);
  const catalogApi = useApi(catalogApiRef);
  const alertApi = useApi(alertApiRef);
  const { state, conditions } = useEntityList();
  const custom = additions.flatMap(({ columns }) => columns ?? []);
  const standard = [
    { entityFilterKey: 'metadata.name', title: t('columns.name') },
    { entityFilterKey: 'spec.type', title: t('columns.type') },
    { entityFilterKey: 'spec.owner', title: t('columns.owner') },
    { entityFilterKey: 'metadata.description', title: t('columns.description') },
  ];
  return async (exporter) => {
    const request =
      conditions && conditions !== 'nothing' ? createExportRequest(conditions, state) : undefined;
    try {
      const { exportEntities } = await loadExport();
      await exportEntities({ catalogApi, request, exporter, columns: custom.length > 0 ? custom : standard });
      for (const { onSuccess } of additions) onSuccess?.();
    } catch (thrown) {
      const error = thrown instanceof Error ? thrown : new Error(String(thrown));
      for (const { onError } of additions) onError?.(error);
      alertApi.post({ message: t('export.failed', { error: error.message }), severity: 'error' });
    }
  };
}

function createBuiltInExporters(names: { csv: string; json: string }): Array<[string, CatalogExporter]> {
  return [
    [
      'csv',
      {
        name: names.csv,
        fileExtension: 'csv',
        contentType: 'text/csv;charset=utf-8',
        serialize: async (entities, columns) => (await loadExport()).serializeCsv(entities, columns),
      },
    ],
    [
      'json',
      {
        name: names.json,
        fileExtension: 'json',
        contentType: 'application/json',
        serialize: async (entities) => (await loadExport()).serializeJson(entities),
      },
    ],
  ];
}
