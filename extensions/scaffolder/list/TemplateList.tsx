import { useMemo } from 'react';
import { createKindFilters, EntityListContent, type ListColumns } from '#extensions/catalog/pages/index';
import { CreateEntityButton } from '#extensions/catalog/components';
import type { FilterPredicate } from '#model';
import { useTranslationRef } from '#sdk';
import { listTranslationRef } from '../i18n/list/listTranslationRef';
import { registerComponentRouteRef } from '../routes';
import { TemplateRows } from './TemplateRows';
import { type TemplateGroup, TemplateGroups } from './templateGroups';

/** Props of {@link TemplateList}. */
export interface TemplateListProps {
  /** The groups in the configuration. */
  groups: readonly TemplateGroup[] | undefined;
  /** The templates to list. All by default. */
  templateFilter: FilterPredicate | undefined;
}

/** The fields that cards show. */
const fields = [
  'apiVersion',
  'kind',
  'metadata.name',
  'metadata.namespace',
  'metadata.title',
  'metadata.description',
  'metadata.tags',
  'metadata.annotations',
  'relations',
  'spec.type',
  'spec.lifecycle',
];

/** The list of templates, with the filters of the catalog. */
export function TemplateList({ groups, templateFilter }: TemplateListProps) {
  const { t } = useTranslationRef(listTranslationRef);
  const filters = useMemo(() => createKindFilters('template', 'all', templateFilter), [templateFilter]);
  const columns = useMemo<ListColumns>(
    () => ({
      bucket: 'templates',
      resolveColumns: () => [],
      Rows: TemplateRows,
      // The filters of groups can use any field.
      fields: groups ? [] : fields,
      nouns: t('nouns'),
      EmptyHint,
      emptyTitle: t('empty'),
      actions: (
        <CreateEntityButton routeRef={registerComponentRouteRef} label={t('register')} primary={false} />
      ),
    }),
    [groups, t],
  );
  return (
    <TemplateGroups value={groups}>
      <EntityListContent filters={filters} columns={columns} pagination={false} />
    </TemplateGroups>
  );
}

function EmptyHint() {
  const { t } = useTranslationRef(listTranslationRef);
  return <>{t('emptyHint')}</>;
}
