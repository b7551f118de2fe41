import * as z from 'zod/mini';
import type { Entity, JsonObject, JsonValue } from '#model';

const jsonObject = z.custom<JsonObject>((value) => typeof value === 'object' && value !== null);
const entity = z.custom<Entity>((value) => typeof value === 'object' && value !== null);

/** A step of a task, as its template defines it. Its texts are not rendered. */
export const taskStepSchema = z.looseObject({
  id: z.string(),
  name: z.string(),
  action: z.string(),
  input: z.optional(jsonObject),
  if: z.optional(z.union([z.string(), z.boolean()])),
  each: z.optional(z.custom<JsonValue>()),
});

/** What a task runs. */
export const taskSpecSchema = z.looseObject({
  apiVersion: z.string(),
  steps: z.array(taskStepSchema),
  output: z.custom<JsonObject>((value) => typeof value === 'object' && value !== null),
  parameters: jsonObject,
  EXPERIMENTAL_recovery: z.optional(z.looseObject({ EXPERIMENTAL_strategy: z.optional(z.string()) })),
  user: z.optional(z.looseObject({ ref: z.optional(z.string()), entity: z.optional(entity) })),
  templateInfo: z.optional(
    z.looseObject({
      entityRef: z.string(),
      baseUrl: z.optional(z.string()),
      entity: z.optional(z.custom<Pick<Entity, 'metadata'>>()),
    }),
  ),
});

export const taskStatusSchema = z.enum(['open', 'processing', 'completed', 'failed', 'cancelled', 'skipped']);

/** Response of `GET /v2/tasks/:taskId`. */
export const taskSchema = z.looseObject({
  id: z.string(),
  spec: taskSpecSchema,
  status: taskStatusSchema,
  createdAt: z.string(),
  lastHeartbeatAt: z.optional(z.string()),
  createdBy: z.optional(z.string()),
});

/** Response of `GET /v2/tasks`. */
export const tasksSchema = z.object({ tasks: z.array(taskSchema), totalTasks: z.number() });

/** An event of a task. The task has ended after `completion`, until it is retried. After `recovered`, it starts over. */
export const taskEventSchema = z.looseObject({
  /** Increases from event to event. */
  id: z.number(),
  taskId: z.string(),
  type: z.enum(['log', 'completion', 'cancelled', 'recovered']),
  isTaskRecoverable: z.optional(z.boolean()),
  createdAt: z.string(),
  body: z.looseObject({
    message: z.string(),
    stepId: z.optional(z.string()),
    status: z.optional(taskStatusSchema),
    output: z.optional(jsonObject),
    error: z.optional(z.looseObject({ name: z.string(), message: z.string() })),
    recoverStrategy: z.optional(z.string()),
  }),
});

/** Response of `GET /v2/tasks/:taskId/events`. */
export const taskEventsSchema = z.array(taskEventSchema);

/** Body of `POST /v2/tasks`. */
export const createTaskSchema = z.object({
  templateRef: z.string(),
  values: jsonObject,
  secrets: z.optional(z.record(z.string(), z.string())),
});

/** Response of `POST /v2/tasks` and of `POST /v2/tasks/:taskId/retry`. */
export const taskIdSchema = z.object({ id: z.string() });

/** Body of `POST /v2/tasks/:taskId/retry`. */
export const retryTaskSchema = z.object({ secrets: z.optional(z.record(z.string(), z.string())) });

/** Response of `POST /v2/tasks/:taskId/cancel`. */
export const cancelResponseSchema = z.object({ status: z.optional(taskStatusSchema) });

export type TaskStep = z.infer<typeof taskStepSchema>;
export type TaskSpec = z.infer<typeof taskSpecSchema>;
export type TaskStatus = z.infer<typeof taskStatusSchema>;
export type Task = z.infer<typeof taskSchema>;
export type TaskEvent = z.infer<typeof taskEventSchema>;
