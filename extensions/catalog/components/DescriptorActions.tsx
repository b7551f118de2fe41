import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { Pencil, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { stringifyEntityRef, type Entity } from '#model';
import { ANNOTATION_EDIT_URL, ANNOTATION_LOCATION } from '#protocol';
import { alertApiRef, toastApiRef, useApi, usePermission, useTranslationRef } from '#sdk';
import { SafeLink, VisuallyHidden, radius, resolveTokens } from '#ui';
import { catalogApiRef } from '../api/CatalogApi';
import { useAsyncEntity, useEntity } from '../context/entityContext';
import { entityTranslationRef } from '../entity/i18n/entityTranslationRef';
import { catalogEntityRefreshPermission } from '../protocol/permissions';

const toastTime = 5000;

// The size and color of the button beside it.
const Edit = styled('span')(({ theme }) => ({
  '& > a': { display: 'grid', placeItems: 'center', width: 28, height: 28, borderRadius: radius.control },
  '& > a:hover': { backgroundColor: resolveTokens(theme).surface.muted },
  '& > :is(a, span)': { color: resolveTokens(theme).text.secondary },
  '& svg': { width: 18, height: 18, margin: 0 },
}));

/** The actions of the first card of an entity: reload and edit its descriptor. */
export function DescriptorActions() {
  const { entity } = useEntity();
  const { t } = useTranslationRef(entityTranslationRef);
  const editUrl = entity.metadata.annotations?.[ANNOTATION_EDIT_URL];
  const location = entity.metadata.annotations?.[ANNOTATION_LOCATION] ?? '';
  return (
    <>
      {/^(url|file):/.test(location) && <RefreshButton entity={entity} />}
      {editUrl === undefined ? null : (
        <Edit title={t('about.edit')}>
          <SafeLink href={editUrl} hideIcon>
            <Pencil aria-hidden />
            <VisuallyHidden>{t('about.edit')}</VisuallyHidden>
          </SafeLink>
        </Edit>
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
