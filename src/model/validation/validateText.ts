import { isJsonObject } from '../value/json';
import { printIssuePath, type ValidationIssue } from './issue';

/** Rejects NUL characters. The catalog's database cannot store them, so the whole entity would fail. */
export function validateText(value: unknown, path: ValidationIssue['path'] = []): ValidationIssue[] {
  if (typeof value === 'string') return value.includes('\0') ? [createIssue(path)] : [];
  if (Array.isArray(value)) return value.flatMap((item, index) => validateText(item, [...path, index]));
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([key, item]) => {
    const inside = [...path, key];
    return key.includes('\0') ? [createIssue(inside)] : validateText(item, inside);
  });
}

function createIssue(path: ValidationIssue['path']): ValidationIssue {
  const shown = printIssuePath(path).replaceAll('\0', '␀');
  return { path, message: `"${shown}" contains the character U+0000, which the catalog cannot store.` };
}
