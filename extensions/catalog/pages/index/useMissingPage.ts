import { useEffect } from 'react';
import { alertApiRef, ResponseError, useApi, useTranslationRef } from '#sdk';
import { catalogTranslationRef } from '../../i18n/catalogTranslationRef';
import { firstPage, lastOffset } from '../../list/changeFilter';
import { useEntityList } from '../../list/entityListContext';

/**
 * A saved link can lead to a page that does not exist: its cursor can be outdated or from another backend, and its offset can be
 * after the last row. This returns to the first or the last page. Returns true while that happens.
 */
export function useMissingPage(): boolean {
  const { t } = useTranslationRef(catalogTranslationRef);
  const alertApi = useApi(alertApiRef);
  const { mode, state, change, error, entities, totalItems = 0, isCurrent } = useEntityList();
  const { cursor, offset, limit } = state;
  const isStale = cursor !== undefined && error instanceof ResponseError && error.status === 400;
  useEffect(() => {
    if (!isStale) return;
    change(firstPage, { replace: true });
    alertApi.post({ message: t('index.restarted'), severity: 'info', display: 'transient' });
  }, [isStale, change, alertApi, t]);
  const isByOffset = mode !== 'none' && cursor === undefined && offset > 0;
  const last = isByOffset && isCurrent && entities?.length === 0 ? lastOffset(totalItems, limit) : offset;
  const isAfterLast = last < offset;
  useEffect(() => {
    if (isAfterLast) change({ offset: last }, { replace: true });
  }, [isAfterLast, last, change]);
  return isStale || isAfterLast;
}
