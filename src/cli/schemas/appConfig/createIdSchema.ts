import { variablePattern } from '../editor/writtenElsewhere';
import type { InstalledExtension } from '../installation/installation';
import type { JsonSchema } from '#config/schema';

/**
 * Creates the schema of a string that is one of these ids. Editors list all values of an enum in hovers and error messages, so a
 * pattern rejects unknown ids, and alternatives, one of which always matches, provide suggestions and descriptions.
 */
export function createIdSchema(extensions: readonly InstalledExtension[], errorMessage: string): JsonSchema {
  const ids = extensions.map(({ id }) => escapePattern(id));
  return {
    // An array, so that editors show this message instead of their own for values of another type.
    type: ['string'],
    errorMessage: errorMessage,
    pattern: `^(${ids.join('|')})$|${variablePattern}`,
    anyOf: [
      ...extensions.map((extension) => ({
        const: extension.id,
        title: extension.id,
        description: extension.description.text,
      })),
      { title: 'Another id' },
    ],
  };
}

/** Escapes a text for use in a pattern. */
export function escapePattern(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
}
