import IconButton from '@mui/material/IconButton';
import { Pencil, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { stringifyEntityRef, type Entity } from '#model';
import { ANNOTATION_EDIT_URL, ANNOTATION_LOCATION } from '#protocol';
import { alertApiRef, toastApiRef, useApi, usePermission, useTranslationRef } from '#sdk';
import { SafeLink, VisuallyHidden } from '#ui';
import { catalogApiRef } from '../../api/CatalogApi';
import { useAsyncEntity, useEntity } from '../../context/entityContext';
import { catalogEntityRefreshPermission } from '../../permissions';
import { entityTranslationRef } from '../i18n/entityTranslationRef';

const toastTime = 5000;

/** What can be done about the descriptor: edit it, and have it read again. */
export function AboutActions() {
  const { entity } = useEntity();
  const { t } = useTranslationRef(entityTranslationRef);
  const editUrl = entity.metadata.annotations?.[ANNOTATION_EDIT_URL];
  const location = entity.metadata.annotations?.[ANNOTATION_LOCATION] ?? '';
  return (
    <>
      {/^(url|file):/.test(location) && <RefreshButton entity={entity} />}
      {editUrl === undefined ? null : (
        <SafeLink href={editUrl} hideIcon>
          <Pencil aria-hidden size={16} />
          <VisuallyHidden>{t('about.edit')}</VisuallyHidden>
        </SafeLink>
      )}
    </>
  );
}

function RefreshButton({ entity }: { entity: Entity }) {
  const { t } = useTranslationRef(entityTranslationRef);
  const catalogApi = useApi(catalogApiRef);
  const alertApi = useApi(alertApiRef);
  const toastApi = useApi(toastApiRef);
  const { refresh } = useAsyncEntity();
  const [busy, setBusy] = useState(false);
  const entityRef = stringifyEntityRef(entity);
  const { allowed } = usePermission({ permission: catalogEntityRefreshPermission, resourceRef: entityRef });
  if (!allowed) return null;
  const run = async (): Promise<void> => {
    setBusy(true);
    try {
      await catalogApi.refreshEntity(entityRef);
      toastApi.post({ title: t('about.refreshed'), status: 'info', timeout: toastTime });
      refresh?.();
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      alertApi.post({ message: t('about.refreshFailed', { error: message }), severity: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <IconButton
      size="small"
      disabled={busy}
      aria-label={t('about.refresh')}
      title={t('about.refresh')}
      onClick={() => void run()}
    >
      <RefreshCw aria-hidden />
    </IconButton>
  );
}
