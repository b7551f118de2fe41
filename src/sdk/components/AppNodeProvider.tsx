import { type ReactNode, createContext, useContext } from 'react';
import type { AppNode } from '#engine';

const Context = createContext<AppNode | undefined>(undefined);

/** Provides the node of the extension that the components inside belong to. */
export function AppNodeProvider(props: { node: AppNode; children: ReactNode }) {
  return <Context value={props.node}>{props.children}</Context>;
}

/** Returns the node of the nearest extension around a component, or `undefined` outside of extensions. */
export function useAppNode(): AppNode | undefined {
  return useContext(Context);
}
