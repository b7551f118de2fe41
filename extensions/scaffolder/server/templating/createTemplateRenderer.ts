import type { JsonValue } from '#model';
import type { RenderOptions, TemplateRenderer } from '#backend';
import type { TemplateThreads } from './createTemplateThreads';

/**
 * Creates the renderer of templates. Each call has a sandbox of its own, so that no text affects the next. Texts without any tag
 * need no sandbox.
 */
export function createTemplateRenderer(threads: TemplateThreads): TemplateRenderer {
  return {
    open: async (limits) => ({
      async renderTemplate(text, values, options = {}) {
        if (!hasTag(text, options)) return text;
        return threads.render({ kind: 'template', text, values, options }, limits);
      },
      async renderValue(value, context, onProblem) {
        if (!needsRendering(value)) return value;
        const text = await threads.render({ kind: 'value', value, context }, limits);
        const rendered = JSON.parse(text) as { value?: JsonValue; problems: string[] };
        for (const problem of rendered.problems) onProblem?.(problem);
        return rendered.value ?? null;
      },
      close: async () => undefined,
    }),
  };
}

function hasTag(text: string, { cookiecutterCompat = false }: RenderOptions = {}): boolean {
  return text.includes('{%') || text.includes('{#') || text.includes(cookiecutterCompat ? '{{' : '${{');
}

/** Empty texts are removed from values, so they need rendering too. */
function needsRendering(value: JsonValue): boolean {
  if (typeof value === 'string') return value === '' || hasTag(value);
  return (
    value !== null &&
    typeof value === 'object' &&
    Object.values(value).some((part) => part !== undefined && needsRendering(part))
  );
}
