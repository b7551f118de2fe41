import { useSearchParams } from 'react-router-dom';
import { useTranslationRef } from '#sdk';
import type { EntityContextMenuItemProps } from '../../blueprints/EntityContextMenuItemBlueprint';
import { catalogTranslationRef } from '../../i18n/catalogTranslationRef';
import { UNREGISTER_PARAMETER } from './unregisterParameter';
import { useMayUnregister } from './useMayUnregister';

/** Opens the dialog that unregisters the entity. `option` disables or hides the item for all users. */
export function useUnregisterItem(option: boolean | 'hidden' | 'disable'): EntityContextMenuItemProps {
  const { t } = useTranslationRef(catalogTranslationRef);
  const [, setParameters] = useSearchParams();
  const allowed = useMayUnregister();
  return {
    title: t('entity.unregister'),
    hidden: option === 'hidden',
    disabled: !allowed || option !== false,
    onClick: () =>
      setParameters((parameters) => {
        parameters.set(UNREGISTER_PARAMETER, 'true');
        return parameters;
      }),
  };
}
