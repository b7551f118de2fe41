import { useTranslationRef } from '#sdk';
import { catalogTranslationRef } from '../i18n/catalogTranslationRef';
import { useKindName } from '../list/useKindName';
import { EntityKindIcon } from '../presentation/EntityKindIcon';
import { ValueFilter } from './ValueFilter';

/** Filters a list of several kinds by kind. */
export function KindsFilter() {
  const { t } = useTranslationRef(catalogTranslationRef);
  return (
    <ValueFilter
      filterKey="kinds"
      label={t('filters.kind')}
      labelOf={useKindName()}
      iconOf={renderIcon}
      failedText={t('filters.kindsFailed')}
    />
  );
}

function renderIcon(kind: string) {
  return <EntityKindIcon kind={kind} size={14} />;
}
