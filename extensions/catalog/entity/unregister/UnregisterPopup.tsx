import { useSearchParams } from 'react-router-dom';
import { lazyPopup } from '#sdk';
import { UNREGISTER_PARAMETER } from './unregisterParameter';
import { useMayUnregister } from './useMayUnregister';

const UnregisterDialog = lazyPopup(async () => (await import('./UnregisterDialog')).UnregisterDialog);

/** The dialog, while the URL has its parameter and the user may unregister the entity. */
export function UnregisterPopup() {
  const [parameters, setParameters] = useSearchParams();
  const allowed = useMayUnregister();
  if (!allowed || !parameters.has(UNREGISTER_PARAMETER)) return null;
  const close = (): void =>
    setParameters(
      (current) => {
        current.delete(UNREGISTER_PARAMETER);
        return current;
      },
      { replace: true },
    );
  return <UnregisterDialog onClose={close} />;
}
