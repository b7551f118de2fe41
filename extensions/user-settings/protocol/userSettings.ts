import * as z from 'zod/mini';
import type { JsonValue } from '#model';

const jsonValue = z.custom<JsonValue>((value) => value !== undefined);

/** One stored value of the user. Response of `GET` and `PUT buckets/{bucket}/keys/{key}`. */
export const userSettingSchema = z.object({ bucket: z.string(), key: z.string(), value: jsonValue });

/** Body of `PUT`. */
export const userSettingPutSchema = z.object({ value: jsonValue });

/** Body of `multiget`. */
export const multigetRequestSchema = z.object({
  items: z.array(z.object({ bucket: z.string(), key: z.string() })),
});

/** Response of `multiget`, in the order of the request. `null` for values that were never stored. */
export const multigetResponseSchema = z.object({
  items: z.array(z.nullable(z.object({ value: jsonValue }))),
});

export type UserSetting = z.infer<typeof userSettingSchema>;
export type MultigetRequest = z.infer<typeof multigetRequestSchema>;
export type MultigetResponse = z.infer<typeof multigetResponseSchema>;
