import { createContext, useContext } from 'react';

/** Whether the header of the page shows the type, the owner and the lifecycle of the entity. */
export const HeaderFactsContext = createContext(false);

/** Returns whether the header shows the type, the owner and the lifecycle, so that a card need not. */
export function useHeaderFacts(): boolean {
  return useContext(HeaderFactsContext);
}
