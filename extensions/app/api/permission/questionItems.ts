import type { Permission } from '#sdk';
import type { Question } from './postQuestions';

/** An item of a request to the permission backend. */
export interface QuestionItem {
  id: string;
  permission: Permission;
  resourceRef?: string | string[];
  /** The ids of the questions that its results answer, in their order; a single result answers all of them. */
  asks: string[];
}

/** An item for each question. */
export function listEach(questions: readonly Question[]): QuestionItem[] {
  return questions.map(({ id, request: { permission, resourceRef } }) => ({
    id,
    permission,
    ...(resourceRef === undefined ? {} : { resourceRef }),
    asks: [id],
  }));
}

/** An item for each permission, with all resources that it is asked for. */
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
