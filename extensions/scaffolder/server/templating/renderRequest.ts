import type { JsonObject, JsonValue } from '#model';
import type { RenderLimits, RenderOptions } from '#backend';

/** What is rendered. */
export type RenderWork =
  | { kind: 'template'; text: string; values: JsonObject; options: RenderOptions }
  | { kind: 'value'; value: JsonValue; context: JsonObject };

/** A request to a thread. */
export interface RenderRequest {
  /** A {@link RenderWork} as JSON. */
  work: string;
  limits: RenderLimits;
}

/** The response of a thread. `message` is for authors of templates. */
export type RenderResponse =
  | { kind: 'rendered'; text: string }
  | { kind: 'failed'; message: string }
  | { kind: 'broken'; message: string };
