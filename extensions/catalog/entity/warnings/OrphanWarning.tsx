import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { type Entity, stringifyEntityRef } from '#model';
import { ANNOTATION_ORPHAN } from '#protocol';
import { toastApiRef, useApi, usePermission, useRouteRef, useTranslationRef } from '#sdk';
import { ConfirmDialog } from '#ui';
import { catalogApiRef } from '../../api/CatalogApi';
import { useEntityPresentation } from '../../presentation/useEntityPresentation';
import { catalogEntityDeletePermission } from '../../protocol/permissions';
import { catalogIndexRouteRef } from '../../routes';
import { useRemoval } from '../removal/useRemoval';
import { entityTranslationRef } from '../i18n/entityTranslationRef';

const toastTime = 5000;

/** Warns that no location provides the entity anymore. Users with permission can delete it. */
export function OrphanWarning({ entity }: { entity: Entity }) {
  return entity.metadata.annotations?.[ANNOTATION_ORPHAN] === 'true' ? <Orphan entity={entity} /> : null;
}

function Orphan({ entity }: { entity: Entity }) {
  const { t } = useTranslationRef(entityTranslationRef);
  const [asking, setAsking] = useState(false);
  const { uid } = entity.metadata;
  const { allowed, loading } = usePermission({
    permission: catalogEntityDeletePermission,
    resourceRef: stringifyEntityRef(entity),
  });
  return (
    <>
      <Alert severity="warning">
        {t('warnings.orphan')}{' '}
        {allowed && uid !== undefined && (
          <Link
            component="button"
            type="button"
            color="inherit"
            underline="always"
            sx={{ font: 'inherit', verticalAlign: 'baseline' }}
            onClick={() => setAsking(true)}
          >
            {t('warnings.orphanDelete')}
          </Link>
        )}
        {!allowed && !loading && t('warnings.denied', { permission: catalogEntityDeletePermission.name })}
      </Alert>
      {asking && uid !== undefined && (
        <DeleteDialog entity={entity} uid={uid} onClose={() => setAsking(false)} />
      )}
    </>
  );
}

function DeleteDialog(props: { entity: Entity; uid: string; onClose: () => void }) {
  const { entity, uid, onClose } = props;
  const { t } = useTranslationRef(entityTranslationRef);
  const catalogApi = useApi(catalogApiRef);
  const toastApi = useApi(toastApiRef);
  const { primaryTitle } = useEntityPresentation(entity);
  const { busy, error, run } = useRemoval(useRouteRef(catalogIndexRouteRef)?.() ?? '/');
  const remove = (): Promise<void> =>
    run({
      remove: () => catalogApi.removeEntityByUid(uid),
      permission: catalogEntityDeletePermission,
      onRemoved: () =>
        toastApi.post({ title: t('warnings.removed', { name: primaryTitle }), timeout: toastTime }),
    });
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
