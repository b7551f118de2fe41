import { isJsonObject, type JsonObject } from '../value/json';
import { printActual, printIssuePath, type ValidationIssue } from '../validation/issue';
import type { FilterPredicate } from './filterPredicate';

export type ParsedFilterPredicate =
  | { ok: true; value: FilterPredicate }
  | { ok: false; issues: ValidationIssue[] };

/** Limits recursion, so that a request cannot overflow the stack. */
const MAX_DEPTH = 32;

type Path = ReadonlyArray<string | number>;

/** Parses a predicate from YAML or from a request. Reports all issues, not only the first. */
export function parseFilterPredicate(input: unknown): ParsedFilterPredicate {
  const issues = checkPredicate(input, [], 0);
  return issues.length === 0 ? { ok: true, value: input as FilterPredicate } : { ok: false, issues };
}

function checkPredicate(input: unknown, path: Path, depth: number): ValidationIssue[] {
  if (depth > MAX_DEPTH) return createIssues(path, `must not be nested more than ${MAX_DEPTH} levels deep`);
  if (isPrimitive(input)) return [];
  if (!isJsonObject(input))
    return createIssues(
      path,
      `must be a string, a number, a boolean or a map, but it is ${printActual(input)}`,
    );
  const operator = Object.keys(input).find((key) => key.startsWith('$'));
  if (operator === undefined) {
    return Object.entries(input).flatMap(([key, value]) => checkValue(value, [...path, key], depth + 1));
  }
  return (
    checkAlone(input, operator, path) ??
    checkOperator(operator, input[operator], [...path, operator], depth + 1)
  );
}

function checkOperator(operator: string, operand: unknown, path: Path, depth: number): ValidationIssue[] {
  if (operator === '$not') return checkPredicate(operand, path, depth);
  if (operator === '$all' || operator === '$any') {
    if (!Array.isArray(operand))
      return createIssues(path, `must be a list of predicates, but it is ${printActual(operand)}`);
    return operand.flatMap((part, index) => checkPredicate(part, [...path, index], depth));
  }
  return createIssues(
    path,
    'is not a valid operator. Use $all, $any or $not here, or $exists, $in, $contains or $hasPrefix below a path',
  );
}

function checkValue(input: unknown, path: Path, depth: number): ValidationIssue[] {
  if (isPrimitive(input)) return [];
  if (!isJsonObject(input))
    return createIssues(
      path,
      `must be a string, a number, a boolean or one operator, but it is ${printActual(input)}`,
    );
  const operator = Object.keys(input)[0];
  if (operator === undefined)
    return createIssues(path, 'must contain one of $exists, $in, $contains and $hasPrefix, but it is empty');
  return (
    checkAlone(input, operator, path) ??
    checkValueOperator(operator, input[operator], [...path, operator], depth)
  );
}

function checkValueOperator(
  operator: string,
  operand: unknown,
  path: Path,
  depth: number,
): ValidationIssue[] {
  switch (operator) {
    case '$exists':
      return typeof operand === 'boolean'
        ? []
        : createIssues(path, `must be true or false, but it is ${printActual(operand)}`);
    case '$hasPrefix':
      return typeof operand === 'string'
        ? []
        : createIssues(path, `must be a string, but it is ${printActual(operand)}`);
    case '$in':
      return Array.isArray(operand) && operand.every(isPrimitive)
        ? []
        : createIssues(
            path,
            `must be a list of strings, numbers or booleans, but it is ${printActual(operand)}`,
          );
    case '$contains':
      return checkPredicate(operand, path, depth + 1);
    default:
      return createIssues(
        path,
        'is not a valid operator for a value. Use $exists, $in, $contains or $hasPrefix',
      );
  }
}

function checkAlone(input: JsonObject, operator: string, path: Path): ValidationIssue[] | undefined {
  if (Object.keys(input).length === 1) return undefined;
  return createIssues([...path, operator], 'must be the only key of its map');
}

function createIssues(path: Path, problem: string): ValidationIssue[] {
  return [
    { path, message: `${path.length === 0 ? 'The predicate' : `"${printIssuePath(path)}"`} ${problem}.` },
  ];
}

function isPrimitive(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}
