import { type ReactNode, createContext, useContext } from 'react';
import type { AppNode } from '#engine';

const Context = createContext<AppNode | undefined>(undefined);

/** Tells the components below which node of the tree draws them. */
export function AppNodeProvider(props: { node: AppNode; children: ReactNode }) {
  return <Context value={props.node}>{props.children}</Context>;
}

/** Gives the nearest node of the tree that draws this component, `undefined` outside of any extension. */
export function useAppNode(): AppNode | undefined {
  return useContext(Context);
}
