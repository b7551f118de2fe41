import Button from '@mui/material/Button';
import { Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useLinkClick, usePermission, useRouteRef, useTranslationRef } from '#sdk';
import { catalogTranslationRef } from '../../i18n/catalogTranslationRef';
import { catalogEntityCreatePermission } from '../../permissions';
import { createComponentRouteRef } from '../../routes';

/** Leads to where new things are made, for those who may make them; absent where nothing is installed for it. */
export function CreateButton() {
  const { t } = useTranslationRef(catalogTranslationRef);
  const handleClick = useLinkClick();
  const { allowed } = usePermission({ permission: catalogEntityCreatePermission });
  const to = useRouteRef(createComponentRouteRef)?.();
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
      {t('index.create')}
    </Button>
  );
}
