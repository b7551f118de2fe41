import Button from '@mui/material/Button';
import { Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useLinkClick, usePermission, useRouteRef, useTranslationRef } from '#sdk';
import { catalogEntityCreatePermission } from '#extensions/catalog';
import { apiDocsTranslationRef } from '../i18n/apiDocsTranslationRef';
import { registerApiRouteRef } from '../routes';

/** Links to the page for registering an API. Hidden without permission, or if no such page is installed. */
export function RegisterApiButton() {
  const { t } = useTranslationRef(apiDocsTranslationRef);
  const handleClick = useLinkClick();
  const { allowed } = usePermission({ permission: catalogEntityCreatePermission });
  const to = useRouteRef(registerApiRouteRef)?.();
  if (!allowed || to === undefined) return null;
  return (
    <Button
      component={Link}
      to={to}
      onClick={handleClick}
      variant="contained"
      color="primary"
      startIcon={<Plus aria-hidden />}
    >
      {t('explorer.register')}
    </Button>
  );
}
