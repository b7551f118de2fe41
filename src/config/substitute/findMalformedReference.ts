import { parseTemplate, type Template } from './parseTemplate';

/** A text that was probably meant as a reference to a variable. */
export interface MalformedReference {
  name: string;
  hasDefault: boolean;
  /** Whether the text can also be meant literally, like a password that starts with a dollar sign. */
  isUnsure: boolean;
}

const name = String.raw`([A-Z_][A-Z0-9_]*)`;
const anyName = String.raw`([A-Za-z_]\w*)`;

/** Forms that are meant as references wherever they are. Valid references are already removed. */
const sure = [
  // ${{ X }}, ${{ secrets.X }}. Other expressions, such as ${{ parameters.x }}, belong to templates.
  new RegExp(String.raw`\$\{\{\s*${name}\s*(?:\}|$)`),
  new RegExp(String.raw`\$\{\{\s*(?:secrets|env|vars)\.${anyName}`),
  // ${X and ${X:-default without an end
  new RegExp(String.raw`\$\{\s*${anyName}\s*(:?-)?`),
  // $X}, $(X), $[X], $<X>
  new RegExp(String.raw`\$${name}\}`),
  new RegExp(String.raw`\$[([<]\s*${name}\s*(:?-)?[^()[\]<>{}]*[)\]>}]`),
  // $X as a part of a URL
  new RegExp(String.raw`:\/\/(?:.*?[/:@])??\$${name}(?=$|[/:@?#.])`),
];

/** Forms that are meant as references if they are the whole text. */
const whole = [
  new RegExp(String.raw`^\$${name}$`),
  new RegExp(String.raw`^%${name}%$`),
  new RegExp(String.raw`^[#%@]?\{\{?\s*${name}\s*\}?\}$`),
];

const dollarName = new RegExp(String.raw`^\$${anyName}$`);

/** Finds a text that was probably meant as `${NAME}` or `${NAME:-default}`, but is not written like that. */
export function findMalformedReference(
  text: string,
  isSet: (name: string) => boolean,
): MalformedReference | undefined {
  if (!/[${%]/.test(text)) return undefined;
  // An escaped reference is meant literally.
  const template = parseTemplate(text.replaceAll(/\$\$\{[^}]*\}?/g, ' '));
  for (const [index, part] of (template ?? []).entries()) {
    if (typeof part !== 'string') {
      if (followsBrace(template, index))
        return { name: part.name, hasDefault: part.fallback !== undefined, isUnsure: false };
      continue;
    }
    const found = matchFirst(sure, part);
    if (found) return found;
  }
  const trimmed = text.trim();
  const [, set] = dollarName.exec(trimmed) ?? [];
  if (set !== undefined && isSet(set)) return { name: set, hasDefault: false, isUnsure: true };
  const found = matchFirst(whole, trimmed);
  return found && { ...found, isUnsure: true };
}

function matchFirst(patterns: readonly RegExp[], text: string): MalformedReference | undefined {
  for (const pattern of patterns) {
    const [, found, fallback] = pattern.exec(text) ?? [];
    if (found !== undefined) return { name: found, hasDefault: fallback !== undefined, isUnsure: false };
  }
  return undefined;
}

/** Whether a reference has one closing brace too many, as in `${X}}`. */
function followsBrace(template: Template | undefined, index: number): boolean {
  const next = template?.[index + 1];
  if (typeof next !== 'string' || !next.startsWith('}')) return false;
  return !template?.some((part) => typeof part === 'string' && part.includes('{'));
}
