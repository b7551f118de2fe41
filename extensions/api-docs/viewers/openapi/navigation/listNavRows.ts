import type { OpenApiOutline, OperationSummary } from '../model/openApiTypes';

/** A row of the navigation. */
export type NavRow =
  | { is: 'group'; key: string; title: 'untagged' | 'webhooks' | 'schemas' | { name: string }; count: number }
  | { is: 'operation'; key: string; operation: OperationSummary }
  | { is: 'schema'; key: string; name: string };

/** Lists the rows that match a search: each word is in the path, method, name, summary or tags. */
export function listNavRows(outline: OpenApiOutline, query: string): NavRow[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const matches = (text: string) => words.every((word) => text.includes(word));
  const rows: NavRow[] = [];
  outline.groups.forEach(({ name, isWebhooks, operations }, index) => {
    const found = words.length === 0 ? operations : operations.filter(({ text }) => matches(text));
    if (found.length === 0) return;
    const title = isWebhooks ? 'webhooks' : name === undefined ? 'untagged' : { name };
    rows.push({ is: 'group', key: `group ${index}`, title, count: found.length });
    for (const operation of found) rows.push({ is: 'operation', key: `${index} ${operation.id}`, operation });
  });
  const schemas = outline.schemas.filter((name) => matches(name.toLowerCase()));
  if (schemas.length > 0) {
    rows.push({ is: 'group', key: 'schemas', title: 'schemas', count: schemas.length });
    for (const name of schemas) rows.push({ is: 'schema', key: `schema ${name}`, name });
  }
  return rows;
}
