import Button from '@mui/material/Button';
import { Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useLinkClick, usePermission, useRouteRef, useTranslationRef } from '#sdk';
import { catalogTranslationRef } from '../../i18n/catalogTranslationRef';
import { catalogEntityCreatePermission } from '../../protocol/permissions';
import { createComponentRouteRef } from '../../routes';

/** Links to the page for creating entities. Hidden without permission, or if no such page is installed. */
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
