import { createContext, useContext, useState } from 'react';
import type { Credentials } from './buildRequest';

/** What a user sets once for all operations of a definition. */
export interface RequestSetup {
  /** The address of the selected server, as written. */
  server?: string;
  /** The variables of servers by the address of the server, as written. */
  variables: Readonly<Record<string, Readonly<Record<string, string>>>>;
  credentials: Credentials;
}

/** The setup, and a function that changes it. */
export type RequestSetupState = [setup: RequestSetup, change: (changed: Partial<RequestSetup>) => void];

const empty: RequestSetup = { variables: {}, credentials: {} };

/**
 * Setups by entity, with the definition that they were entered for. They are in memory only, because they contain secrets, and are
 * dropped when the definition changes, because its servers can be others.
 */
const remembered = new Map<string, { definition: string; setup: RequestSetup }>();

/** Returns the setup for the requests of a definition. It is kept until the page is reloaded. */
export function useStoredSetup(entityRef: string, definition: string): RequestSetupState {
  const [, setCount] = useState(0);
  const read = () => {
    const known = remembered.get(entityRef);
    return known?.definition === definition ? known.setup : empty;
  };
  return [
    read(),
    (changed) => {
      remembered.set(entityRef, { definition, setup: { ...read(), ...changed } });
      setCount((count) => count + 1);
    },
  ];
}

/** Provided by `OpenApiView`. */
export const RequestSetupContext = createContext<RequestSetupState | undefined>(undefined);

/** Returns the setup for all requests of the shown definition. Throws outside of `OpenApiView`. */
export function useRequestSetup(): RequestSetupState {
  const state = useContext(RequestSetupContext);
  if (!state) throw new Error('useRequestSetup must be used within OpenApiView');
  return state;
}
