import { type ReactNode, createContext, useContext, useMemo } from 'react';
import type { AnalyticsContextValue } from '../apis/analyticsApi';

const outermost: AnalyticsContextValue = { pluginId: 'root', extensionId: 'App' };

const Context = createContext<AnalyticsContextValue>(outermost);

/** Adds attributes to all events from the components inside. Inner contexts override outer ones. */
export function AnalyticsContext(props: { attributes: Partial<AnalyticsContextValue>; children: ReactNode }) {
  const outer = useContext(Context);
  const { attributes } = props;
  const value = useMemo<AnalyticsContextValue>(() => ({ ...outer, ...attributes }), [outer, attributes]);
  return <Context value={value}>{props.children}</Context>;
}

/** Returns the combined attributes of all contexts around a component. */
export function useAnalyticsContext(): AnalyticsContextValue {
  return useContext(Context);
}
