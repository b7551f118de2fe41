import { isJsonObject, type JsonObject, type JsonValue } from '#model';
import { listNames } from '../../form/schema/listNames';
import { readTitle } from '../../form/schema/readTitle';
import { readUi } from '../../form/schema/readUi';
import { readProperty } from '../../form/schema/readProperty';
import { isSecret, type TemplatePage } from '../pages/templatePages';

/** A value as the review shows it. */
export interface ReviewRow {
  path: string[];
  label: string;
  /** A list has several texts. */
  texts: string[];
  /** Whether the value is true or false, which the review translates. */
  isBoolean?: boolean;
  /** The `ui:field` of the value, or of its items. */
  field?: string;
}

/** What the template shows in place of a secret without a mask of its own. */
const MASK = '******';
const MAX_DEPTH = 8;

/** Lists the values of a page in the order of the form. */
export function listReviewRows(page: TemplatePage, values: JsonObject): ReviewRow[] {
  return Object.keys(values)
    .map((name) => ({ name, position: listNames(page).indexOf(name) }))
    .filter(({ position }) => position >= 0)
    .toSorted((a, b) => a.position - b.position)
    .flatMap(({ name }) => listRows(page, [name], values[name]));
}

function listRows(page: TemplatePage, path: string[], value: JsonValue | undefined): ReviewRow[] {
  const ui = readUi(page.uiSchema, path) ?? {};
  const settings = isJsonObject(ui['ui:backstage']) ? ui['ui:backstage']['review'] : undefined;
  const review = isJsonObject(settings) ? settings : {};
  if (value === undefined || review['show'] === false || ui['ui:widget'] === 'hidden') return [];
  const label = typeof review['name'] === 'string' ? review['name'] : printLabel(page, path);
  if (typeof review['mask'] === 'string') return [{ path, label, texts: [review['mask']] }];
  if (isSecret(ui)) return [{ path, label, texts: [MASK] }];
  const canExplode = review['explode'] !== false && path.length < MAX_DEPTH;
  if (isJsonObject(value) && canExplode)
    return Object.entries(value).flatMap(([name, inner]) => listRows(page, [...path, name], inner));
  if (Array.isArray(value) && canExplode && value.some((item) => typeof item === 'object'))
    return value.flatMap((item, index) => listRows(page, [...path, String(index)], item));
  const field = ui['ui:field'] ?? readUi(page.uiSchema, [...path, '0'])?.['ui:field'];
  const texts = (Array.isArray(value) ? value : [value]).map((one) => printValue(page, path, one));
  return [
    {
      path,
      label,
      texts,
      ...(typeof value === 'boolean' && { isBoolean: true }),
      ...(typeof field === 'string' && { field }),
    },
  ];
}

/** The titles on the way to a value, with the numbers of items. */
function printLabel({ schema, uiSchema }: TemplatePage, path: readonly string[]): string {
  return path
    .map((key, index) =>
      /^\d+$/.test(key) ? String(Number(key) + 1) : readTitle(schema, uiSchema, path.slice(0, index + 1)),
    )
    .join(' › ');
}

function printValue({ schema, uiSchema }: TemplatePage, path: readonly string[], value: JsonValue): string {
  const names =
    readUi(uiSchema, path)?.['ui:enumNames'] ?? readUi(uiSchema, [...path, '0'])?.['ui:enumNames'];
  const property = readProperty(schema, path);
  const items = isJsonObject(property?.['items']) ? property['items'] : property;
  const options = items?.['enum'];
  const index = Array.isArray(options) ? options.indexOf(value) : -1;
  const name = Array.isArray(names) ? names[index] : undefined;
  if (typeof name === 'string') return name;
  const alternatives = items?.['oneOf'] ?? items?.['anyOf'];
  const chosen = Array.isArray(alternatives)
    ? alternatives.find((one) => isJsonObject(one) && 'const' in one && one['const'] === value)
    : undefined;
  if (isJsonObject(chosen) && typeof chosen['title'] === 'string') return chosen['title'];
  return typeof value === 'string' ? value : JSON.stringify(value);
}
