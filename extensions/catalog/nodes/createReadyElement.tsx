import { type ReactElement, useEffect, useState } from 'react';
import { Progress } from '#sdk';

/**
 * Gives an element that loads what it draws and draws it as soon as it is there. React holds back what was suspended for
 * 300 ms after its fallback showed, which is longer than a page of the catalogue takes to load; so this does not suspend.
 */
export function createReadyElement(load: () => Promise<ReactElement>): ReactElement {
  let loaded: ReactElement | undefined;
  let loading: Promise<ReactElement> | undefined;

  function ReadyElement() {
    const [, setSettled] = useState<ReactElement>();
    const [failure, setFailure] = useState<{ error: unknown }>();
    // Begun while drawing, so that no commit has to be waited for.
    if (!loaded && !failure) loading ??= load();
    useEffect(() => {
      if (loaded) return undefined;
      let current = true;
      const settle = async () => {
        try {
          loaded = await loading;
          if (current) setSettled(loaded);
        } catch (error) {
          loading = undefined;
          if (current) setFailure({ error });
        }
      };
      void settle();
      return () => {
        current = false;
      };
    }, []);
    if (failure) throw failure.error;
    return loaded ?? <Progress />;
  }
  return <ReadyElement />;
}
