import { type ApiRef, createApiRef } from '#engine';

/** The attributes of every event: the plugin and the extension that it came from. */
export interface CommonAnalyticsContext {
  pluginId: string;
  extensionId: string;
}

/** The combined attributes of all analytics contexts around the source of an event. Inner contexts override outer ones. */
export type AnalyticsContextValue = CommonAnalyticsContext & {
  [attribute in string]: string | boolean | number | undefined;
};

/** Attributes of a single event. */
export type AnalyticsEventAttributes = { [attribute in string]: string | boolean | number };

/** A user action. */
export interface AnalyticsEvent {
  /** A verb: `navigate`, `click`, `search`, … */
  action: string;
  /** The object of the action, such as the new path or the text of the link. */
  subject: string;
  value?: number;
  attributes?: AnalyticsEventAttributes;
  context: AnalyticsContextValue;
}

/** Receives all events. Any number of implementations can be attached to `api:app/analytics`. */
export interface AnalyticsImplementation {
  captureEvent(event: AnalyticsEvent): void;
}

/** Sends events to all installed implementations. In components, use `useAnalytics`, which adds the context. */
export interface AnalyticsApi {
  captureEvent(event: AnalyticsEvent): void;
}

/** The ref of {@link AnalyticsApi}. */
export const analyticsApiRef: ApiRef<AnalyticsApi> = createApiRef<AnalyticsApi>({ id: 'core.analytics' });
