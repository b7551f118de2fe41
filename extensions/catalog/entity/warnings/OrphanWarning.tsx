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
import { catalogIndexRouteRef } from '../../routes';
import { entityTranslationRef } from '../i18n/entityTranslationRef';

const deletePermission = {
  name: 'catalog.entity.delete',
  attributes: { action: 'delete' },
  type: 'resource',
  resourceType: 'catalog-entity',
} as const;

const toastTime = 5000;

/** Says that no location yields the entity any more, and offers to delete it. */
export function OrphanWarning({ entity }: { entity: Entity }) {
  const { t } = useTranslationRef(entityTranslationRef);
  const [asking, setAsking] = useState(false);
  const { allowed } = usePermission({
    permission: deletePermission,
    resourceRef: stringifyEntityRef(entity),
  });
  if (entity.metadata.annotations?.[ANNOTATION_ORPHAN] !== 'true') return null;
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
        {t('warnings.orphan')}
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
