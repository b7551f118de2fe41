import * as z from 'zod/mini';

const integer = (min: number, max: number) => z.optional(z.int().check(z.gte(min), z.lte(max)));

/** Headers that would expose a secret to every browser. */
const secretHeader = /^(?:authorization|proxy-authorization|cookie)$/i;

/** The settings of `analytics:analytics/http`. */
export const httpAnalyticsSchema = {
  endpoint: z
    .string()
    .check(
      z.regex(
        /^(?:https?:\/\/|plugin:\/\/|\/(?!\/))\S+$/,
        "must be a URL such as 'https://analytics.example.com', or a path that starts with '/'",
      ),
    ),
  actions: z.optional(z.array(z.string())),
  sampleRate: z.optional(z.number().check(z.gte(0), z.lte(1))),
  batchSize: integer(1, 200),
  flushSeconds: integer(1, 3600),
  queueSize: integer(1, 5000),
  user: z.optional(z.enum(['none', 'pseudonym', 'ref'])),
  respectDoNotTrack: z.optional(z.boolean()),
  keepQuery: z.optional(z.array(z.string())),
  headers: z.optional(z.record(z.string().check(z.refine((name) => !secretHeader.test(name))), z.string())),
};

/** The settings of the endpoint and its events. */
export interface HttpAnalyticsSettings {
  /** `https://…`, `plugin://<plugin id>/…`, or a path on the backend. */
  endpoint: string;
  /** The actions to send. All by default. */
  actions?: string[] | undefined;
  /** The share of page loads that send events, from 0 to 1. */
  sampleRate?: number | undefined;
  batchSize?: number | undefined;
  flushSeconds?: number | undefined;
  queueSize?: number | undefined;
  user?: 'none' | 'pseudonym' | 'ref' | undefined;
  respectDoNotTrack?: boolean | undefined;
  /** The query parameters to keep in URLs. */
  keepQuery?: string[] | undefined;
  headers?: Record<string, string> | undefined;
}
