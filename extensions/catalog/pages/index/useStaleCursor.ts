import { useEffect } from 'react';
import { alertApiRef, ResponseError, useApi, useTranslationRef } from '#sdk';
import { catalogTranslationRef } from '../../i18n/catalogTranslationRef';
import { firstPage } from '../../list/changeFilter';
import { useEntityList } from '../../list/entityListContext';

/**
 * A cursor in a kept link may be of another backend or of another time. The list then begins again and says so, instead of
 * offering to try the same again. True while that is so.
 */
export function useStaleCursor(): boolean {
  const { t } = useTranslationRef(catalogTranslationRef);
  const alertApi = useApi(alertApiRef);
  const { state, change, error } = useEntityList();
  const isStale = state.cursor !== undefined && error instanceof ResponseError && error.status === 400;
  useEffect(() => {
    if (!isStale) return;
    change(firstPage, { replace: true });
    alertApi.post({ message: t('index.restarted'), severity: 'info', display: 'transient' });
  }, [isStale, change, alertApi, t]);
  return isStale;
}
