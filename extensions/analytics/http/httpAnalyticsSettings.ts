import * as z from 'zod/mini';

const whole = (least: number, most: number) => z.optional(z.int().check(z.gte(least), z.lte(most)));

/** Names that would carry a secret into every browser. */
const secretHeader = /^(?:authorization|proxy-authorization|cookie)$/i;

/** The settings of `analytics:analytics/http`. */
export const httpAnalyticsSchema = {
  endpoint: z.string().check(z.regex(/^(?:https?:\/\/|plugin:\/\/|\/(?!\/))\S+$/)),
  actions: z.optional(z.array(z.string())),
  sampleRate: z.optional(z.number().check(z.gte(0), z.lte(1))),
  batchSize: whole(1, 200),
  flushSeconds: whole(1, 3600),
  queueSize: whole(1, 5000),
  user: z.optional(z.enum(['none', 'pseudonym', 'ref'])),
  respectDoNotTrack: z.optional(z.boolean()),
  keepQuery: z.optional(z.array(z.string())),
  headers: z.optional(z.record(z.string().check(z.refine((name) => !secretHeader.test(name))), z.string())),
};

/** What an administrator says of the endpoint and of what goes there. */
export interface HttpAnalyticsSettings {
  /** `https://…`, `plugin://<plugin id>/…`, or a path of the backend. */
  endpoint: string;
  /** Only these; all unless given. */
  actions?: string[] | undefined;
  /** The share of page loads that are told about. */
  sampleRate?: number | undefined;
  batchSize?: number | undefined;
  flushSeconds?: number | undefined;
  queueSize?: number | undefined;
  user?: 'none' | 'pseudonym' | 'ref' | undefined;
  respectDoNotTrack?: boolean | undefined;
  /** Query parameters whose values may leave the browser. */
  keepQuery?: string[] | undefined;
  headers?: Record<string, string> | undefined;
}
