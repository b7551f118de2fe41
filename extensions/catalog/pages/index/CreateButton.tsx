import Button from '@mui/material/Button';
import { Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { type Permission, useLinkClick, usePermission, useRouteRef, useTranslationRef } from '#sdk';
import { catalogTranslationRef } from '../../i18n/catalogTranslationRef';
import { createComponentRouteRef } from '../../routes';

const createPermission: Permission = {
  type: 'basic',
  name: 'catalog.entity.create',
  attributes: { action: 'create' },
};

/** Leads to where new things are made, for those who may make them; absent where nothing is installed for it. */
export function CreateButton() {
  const { t } = useTranslationRef(catalogTranslationRef);
  const handleClick = useLinkClick();
  const { allowed } = usePermission({ permission: createPermission });
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
