import type { ConfigPath, ProblemFix } from '#diagnostics';
import type { Span } from '../located/locatedValue';
import type { ConfigSchema } from '../schema/configSchema';
import { suggestDefault } from '../validate/suggestDefault';

/** A text with missing variables. */
export interface UnfilledText {
  names: readonly string[];
  written: string;
  at: Span | undefined;
  path: ConfigPath;
  schema: ConfigSchema;
}

/**
 * Creates a fix that adds a default to each reference without one. If the text is a single reference, the default is valid for
 * its key.
 */
export function createDefaultFix({ names, written, at, path, schema }: UnfilledText): ProblemFix | undefined {
  const fallback = isOneReference(written) ? suggestDefault(schema, path) : '';
  const value = names.reduce((text, name) => addDefault(text, name, fallback), written);
  if (at === undefined || value === written) return undefined;
  const given = fallback === '' ? 'an empty default' : `the default '${fallback}'`;
  return {
    title: `Add ${given} to '${names.join("', '")}'.`,
    edits: [{ kind: 'replace', place: { ...at, path: '' }, value }],
  };
}

/** Whether a text is a single reference, whose default can contain references. */
function isOneReference(text: string): boolean {
  return /^\$\{[^]*\}$/.test(text) && text.lastIndexOf('${', text.indexOf('}')) === text.lastIndexOf('${');
}

function addDefault(text: string, name: string, fallback: string): string {
  return text.replace(/\$\{\s*([^{}$:]*?)\s*\}/g, (whole, found) =>
    found === name ? `\${${name}:-${fallback}}` : whole,
  );
}
