import { type ApiRef, createApiRef } from '#engine';

/** The attributes that every event carries: who drew the thing that the user touched. */
export interface CommonAnalyticsContext {
  pluginId: string;
  extensionId: string;
}

/** The attributes of all analytics contexts around the place where an event came from, inner ones winning. */
export type AnalyticsContextValue = CommonAnalyticsContext & {
  [attribute in string]: string | boolean | number | undefined;
};

/** Facts that belong to one event only. */
export type AnalyticsEventAttributes = { [attribute in string]: string | boolean | number };

/** One thing that a user did. */
export interface AnalyticsEvent {
  /** A verb: `navigate`, `click`, `search`, … */
  action: string;
  /** What it was done to: the path navigated to, the text of the link, … */
  subject: string;
  value?: number;
  attributes?: AnalyticsEventAttributes;
  context: AnalyticsContextValue;
}

/** One receiver of events; any number of them attach to `api:app/analytics`. */
export interface AnalyticsImplementation {
  captureEvent(event: AnalyticsEvent): void;
}

/** Hands events to every installed implementation. Components use `useAnalytics`, which adds the context. */
export interface AnalyticsApi {
  captureEvent(event: AnalyticsEvent): void;
}

/** The ref of {@link AnalyticsApi}. */
export const analyticsApiRef: ApiRef<AnalyticsApi> = createApiRef<AnalyticsApi>({ id: 'core.analytics' });
