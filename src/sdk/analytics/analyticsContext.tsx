import { type ReactNode, createContext, useContext, useMemo } from 'react';
import type { AnalyticsContextValue } from '../apis/analyticsApi';

const outermost: AnalyticsContextValue = { pluginId: 'root', extensionId: 'App' };

const Context = createContext<AnalyticsContextValue>(outermost);

/** Adds attributes to every event from the components below it. Inner contexts win over outer ones. */
export function AnalyticsContext(props: { attributes: Partial<AnalyticsContextValue>; children: ReactNode }) {
  const outer = useContext(Context);
  const { attributes } = props;
  const value = useMemo<AnalyticsContextValue>(() => ({ ...outer, ...attributes }), [outer, attributes]);
  return <Context value={value}>{props.children}</Context>;
}

/** Gives the attributes of all contexts around a component. */
export function useAnalyticsContext(): AnalyticsContextValue {
  return useContext(Context);
}
