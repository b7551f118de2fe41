import { describeExtension } from '../descriptions/describeExtension';
import { variablePattern } from '../editor/writtenElsewhere';
import type { InstalledExtension } from '../installation/installation';
import type { JsonSchema } from '../jsonSchema';

/**
 * A text that is one of these ids. Editors write all words of an enum into the note about one of them, and into the complaint
 * about another; so a pattern refuses, and alternatives, of which one always holds, propose and explain.
 */
export function createIdSchema(extensions: readonly InstalledExtension[], complaint: string): JsonSchema {
  const ids = extensions.map(({ id }) => escapePattern(id));
  return {
    // As a list of one, so that an editor shows this complaint about another type and not one of its own.
    type: ['string'],
    errorMessage: complaint,
    pattern: `^(${ids.join('|')})$|${variablePattern}`,
    anyOf: [
      ...extensions.map((extension) => ({
        const: extension.id,
        title: extension.id,
        description: describeExtension(extension).text,
      })),
      { title: 'Another id' },
    ],
  };
}

/** A text as a pattern that finds just this text. */
export function escapePattern(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
}
