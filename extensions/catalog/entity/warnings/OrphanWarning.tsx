import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Entity, stringifyEntityRef } from '#model';
import { ANNOTATION_ORPHAN } from '#protocol';
import { toastApiRef, useApi, usePermission, useRouteRef, useTranslationRef } from '#sdk';
import { ConfirmDialog } from '#ui';
import { catalogApiRef } from '../../api/CatalogApi';
import { useEntityPresentation } from '../../presentation/useEntityPresentation';
import { catalogEntityDeletePermission } from '../../permissions';
import { catalogIndexRouteRef } from '../../routes';
import { entityTranslationRef } from '../i18n/entityTranslationRef';

const toastTime = 5000;

/** Says that no location yields the entity any more, and offers to delete it to those who may. */
export function OrphanWarning({ entity }: { entity: Entity }) {
  return entity.metadata.annotations?.[ANNOTATION_ORPHAN] === 'true' ? <Orphan entity={entity} /> : null;
}

function Orphan({ entity }: { entity: Entity }) {
  const { t } = useTranslationRef(entityTranslationRef);
  const [asking, setAsking] = useState(false);
  const { allowed, loading } = usePermission({
    permission: catalogEntityDeletePermission,
    resourceRef: stringifyEntityRef(entity),
  });
  return (
    <>
      <Alert
        severity="warning"
        action={
          allowed ? (
            <Button color="inherit" onClick={() => setAsking(true)}>
              {t('warnings.orphanDelete')}
            </Button>
          ) : undefined
        }
      >
        {t(allowed || loading ? 'warnings.orphan' : 'warnings.orphanDenied')}
      </Alert>
      {asking && <DeleteDialog entity={entity} onClose={() => setAsking(false)} />}
    </>
  );
}

function DeleteDialog({ entity, onClose }: { entity: Entity; onClose: () => void }) {
  const { t } = useTranslationRef(entityTranslationRef);
  const catalogApi = useApi(catalogApiRef);
  const toastApi = useApi(toastApiRef);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const catalog = useRouteRef(catalogIndexRouteRef)?.() ?? '/';
  const { primaryTitle } = useEntityPresentation(entity);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const remove = async (): Promise<void> => {
    setBusy(true);
    try {
      await catalogApi.removeEntityByUid(entity.metadata.uid ?? '');
      toastApi.post({ title: t('warnings.removed', { name: primaryTitle }), timeout: toastTime });
      await queryClient.invalidateQueries({ queryKey: ['catalog'] });
      void navigate(catalog);
    } catch (cause) {
      setError(cause);
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      open
      danger
      title={t('warnings.deleteTitle')}
      confirmLabel={t('warnings.delete')}
      busy={busy}
      error={error}
      onConfirm={() => void remove()}
      onCancel={onClose}
    />
  );
}
