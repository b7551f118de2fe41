import { isJsonObject } from '../json';
import { printIssuePath, type ValidationIssue } from './issue';

/** The catalogue's database knows no text with a NUL inside; one such text would keep everything around it from being stored. */
export function validateText(value: unknown, path: ValidationIssue['path'] = []): ValidationIssue[] {
  if (typeof value === 'string') return value.includes('\0') ? [refuse(path)] : [];
  if (Array.isArray(value)) return value.flatMap((item, index) => validateText(item, [...path, index]));
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([key, item]) => {
    const inside = [...path, key];
    return key.includes('\0') ? [refuse(inside)] : validateText(item, inside);
  });
}

function refuse(path: ValidationIssue['path']): ValidationIssue {
  const shown = printIssuePath(path).replaceAll('\0', '␀');
  return { path, message: `"${shown}" holds the character U+0000, which no text of the catalogue can hold.` };
}
