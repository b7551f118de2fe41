import { ALWAYS, type Condition } from './condition';

const NEVER: Condition = { kind: 'any', parts: [] };

/**
 * Simplifies the condition for entities that match `asked`. If those are of certain kinds only, conditions on kinds
 * are known in advance: "all except APIs" is always true for components, whose counts are stored.
 */
export function assumeKinds(condition: Condition, asked: Condition): Condition {
  const kinds = findKinds(asked);
  return kinds ? simplify(condition, kinds) : condition;
}

type Match = Extract<Condition, { kind: 'match' }>;

function findKinds(asked: Condition): ReadonlySet<string> | undefined {
  if (asked.kind === 'all') return asked.parts.map(findKinds).find((kinds) => kinds !== undefined);
  return asked.kind === 'match' ? readKinds(asked) : undefined;
}

function readKinds({ key, comparison }: Match): ReadonlySet<string> | undefined {
  return key === 'kind' && comparison.by === 'values' ? new Set(comparison.values) : undefined;
}

function simplify(condition: Condition, kinds: ReadonlySet<string>): Condition {
  switch (condition.kind) {
    case 'match':
      return simplifyMatch(condition, kinds);
    case 'not': {
      const part = simplify(condition.part, kinds);
      if (isAlways(part)) return NEVER;
      return isNever(part) ? ALWAYS : { kind: 'not', part };
    }
    case 'all': {
      const parts = condition.parts.map((part) => simplify(part, kinds)).filter((part) => !isAlways(part));
      return parts.some(isNever) ? NEVER : { kind: 'all', parts };
    }
    case 'any': {
      const parts = condition.parts.map((part) => simplify(part, kinds)).filter((part) => !isNever(part));
      return parts.some(isAlways) ? ALWAYS : { kind: 'any', parts };
    }
    default:
      return condition;
  }
}

function simplifyMatch(match: Match, kinds: ReadonlySet<string>): Condition {
  const wanted = readKinds(match);
  if (!wanted) return match;
  if ([...kinds].every((kind) => wanted.has(kind))) return ALWAYS;
  return [...kinds].some((kind) => wanted.has(kind)) ? match : NEVER;
}

function isAlways(condition: Condition): boolean {
  return condition.kind === 'all' && condition.parts.length === 0;
}

function isNever(condition: Condition): boolean {
  return condition.kind === 'any' && condition.parts.length === 0;
}
