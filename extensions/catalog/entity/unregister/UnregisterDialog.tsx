import Button from '@mui/material/Button';
import { useApi, toastApiRef, useRouteRef, useTranslationRef } from '#sdk';
import { DialogBox } from '#ui';
import { catalogApiRef } from '../../api/CatalogApi';
import { useEntity } from '../../context/entityContext';
import { useEntityPresentation } from '../../presentation/useEntityPresentation';
import { catalogEntityDeletePermission, catalogLocationDeletePermission } from '../../protocol/permissions';
import { catalogIndexRouteRef, unregisterRedirectRouteRef } from '../../routes';
import { useRemoval } from '../removal/useRemoval';
import { unregisterTranslationRef } from './i18n/unregisterTranslationRef';
import { UnregisterContent } from './UnregisterContent';
import { useUnregisterState } from './useUnregisterState';

const toastTime = 5000;

/** Asks how to remove the entity of the page from the catalog: with its location, or alone. */
export function UnregisterDialog({ onClose }: { onClose: () => void }) {
  const { entity } = useEntity();
  const { t } = useTranslationRef(unregisterTranslationRef);
  const catalogApi = useApi(catalogApiRef);
  const toastApi = useApi(toastApiRef);
  const { primaryTitle } = useEntityPresentation(entity);
  const catalog = useRouteRef(catalogIndexRouteRef)?.() ?? '/';
  const next = useRouteRef(unregisterRedirectRouteRef)?.() ?? catalog;
  const state = useUnregisterState(entity);
  const { busy, run } = useRemoval(next);
  const { uid } = entity.metadata;
  const onFailed = ({ message }: Error): void =>
    void toastApi.post({ title: t('notRemoved'), description: message, status: 'danger' });
  const deleteEntity = (id: string): void =>
    void run({
      remove: () => catalogApi.removeEntityByUid(id),
      permission: catalogEntityDeletePermission,
      onRemoved: () => toastApi.post({ title: t('done', { name: primaryTitle }), timeout: toastTime }),
      onFailed,
    });
  const unregister = (id: string): void =>
    void run({
      remove: () => catalogApi.removeLocationById(id),
      permission: catalogLocationDeletePermission,
      onFailed,
    });
  return (
    <DialogBox
      open
      title={t('title')}
      onClose={busy ? () => {} : onClose}
      actions={
        <>
          <Button disabled={busy} onClick={onClose}>
            {t('cancel')}
          </Button>
          {state.type === 'only-delete' && uid !== undefined && (
            <Button variant="contained" color="error" disabled={busy} onClick={() => deleteEntity(uid)}>
              {t('delete')}
            </Button>
          )}
          {state.type === 'unregister' && (
            <Button
              variant="contained"
              color="error"
              disabled={busy}
              onClick={() => unregister(state.plan.id)}
            >
              {t('unregister')}
            </Button>
          )}
        </>
      }
    >
      <UnregisterContent
        state={state}
        busy={busy}
        onDelete={uid === undefined ? undefined : () => deleteEntity(uid)}
      />
    </DialogBox>
  );
}
