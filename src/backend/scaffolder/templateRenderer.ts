import type { JsonObject, JsonValue } from '#model';

/** The limits of a session. */
export interface RenderLimits {
  /** Milliseconds for one call. */
  timeMs: number;
  memoryBytes: number;
  /** The maximum size of one rendered text or value, as UTF-8. */
  outputBytes: number;
}

/** How to render a text. */
export interface RenderOptions {
  /** `{{ }}` instead of `${{ }}`, and the extensions of cookiecutter. */
  cookiecutterCompat?: boolean;
  trimBlocks?: boolean;
  lstripBlocks?: boolean;
}

/** Renders templates in a sandbox. Each call starts from the same state, which no other call can change. */
export interface TemplateSession {
  /** @throws TemplateError */
  renderTemplate(text: string, values: JsonObject, options?: RenderOptions): Promise<string>;
  /**
   * Renders all texts in a JSON value. A text that is a single expression becomes the value of the expression, with its type. An
   * empty result is removed, or `null` for the whole value. A text that cannot be rendered stays as it is, as templates expect, and
   * its error is passed to `onProblem`.
   *
   * @throws TemplateError if a limit is exceeded
   */
  renderValue(
    value: JsonValue,
    context: JsonObject,
    onProblem?: (message: string) => void,
  ): Promise<JsonValue>;
  close(): Promise<void>;
}

/** Opens sessions. */
export interface TemplateRenderer {
  open(limits: RenderLimits): Promise<TemplateSession>;
}

/** A template that cannot be rendered, or that exceeds a limit. The message is shown to users. */
export class TemplateError extends Error {
  override readonly name = 'TemplateError';
}
