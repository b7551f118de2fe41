import type { ConfigPath, ProblemFix } from '#diagnostics';
import type { Span } from '../located/locatedValue';
import { suggestDefault } from '../schema/suggestDefault';

/** A text in which variables are missing. */
export interface UnfilledText {
  names: readonly string[];
  written: string;
  at: Span | undefined;
  path: ConfigPath;
}

/** Writes a default into each reference that lacks one: for a value that is all of the text, one that its schema takes. */
export function createDefaultFix({ names, written, at, path }: UnfilledText): ProblemFix | undefined {
  const fallback = isOneReference(written) ? suggestDefault(path) : '';
  const value = names.reduce((text, name) => addDefault(text, name, fallback), written);
  if (at === undefined || value === written) return undefined;
  const given = fallback === '' ? 'an empty default' : `the default '${fallback}'`;
  return {
    title: `Give '${names.join("', '")}' ${given}.`,
    edits: [{ kind: 'replace', place: { ...at, path: '' }, value }],
  };
}

/** Whether a text is one reference and nothing beside it, perhaps with references in its default. */
function isOneReference(text: string): boolean {
  return /^\$\{[^]*\}$/.test(text) && text.lastIndexOf('${', text.indexOf('}')) === text.lastIndexOf('${');
}

function addDefault(text: string, name: string, fallback: string): string {
  return text.replace(/\$\{\s*([^{}$:]*?)\s*\}/g, (whole, found) =>
    found === name ? `\${${name}:-${fallback}}` : whole,
  );
}
