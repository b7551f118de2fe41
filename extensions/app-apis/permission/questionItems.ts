import type { Permission } from '#sdk';
import type { Question } from './postQuestions';

/** An item of a permission request. */
export interface QuestionItem {
  id: string;
  permission: Permission;
  resourceRef?: string | string[];
  /** The ids of the questions that the results answer, in order. A single result answers all of them. */
  asks: string[];
}

/** Returns one item per question. */
export function listEach(questions: readonly Question[]): QuestionItem[] {
  return questions.map(({ id, request: { permission, resourceRef } }) => ({
    id,
    permission,
    ...(resourceRef === undefined ? {} : { resourceRef }),
    asks: [id],
  }));
}

/** Returns one item per permission, with all its resources. */
export function groupByPermission(questions: readonly Question[]): QuestionItem[] {
  const items = new Map<string, QuestionItem & { resourceRef?: string[] }>();
  for (const { id, request } of questions) {
    const { permission, resourceRef } = request;
    const key = `${permission.name} ${resourceRef === undefined ? '' : 'of a resource'}`;
    const item = items.get(key) ?? { id, permission, asks: [] };
    item.asks.push(id);
    if (resourceRef !== undefined) item.resourceRef = [...(item.resourceRef ?? []), resourceRef];
    items.set(key, item);
  }
  return [...items.values()];
}
