/** The parameters of the URL that name the open object. */
export const objectParameters = ['cluster', 'kind', 'namespace', 'name'] as const;

/** Parts of the details that are open. They belong to one object. */
const parts = [
  'logs',
  'logRange',
  'logPrevious',
  'logTimestamps',
  'logSearch',
  'yaml',
  'managedFields',
  'warnings',
  'revision',
  'since',
  'help',
] as const;

let last = { search: '', others: '' };

/** Returns the parameters of a URL that do not belong to the open object. The result for the last URL is kept. */
export function withoutObject(search: string): string {
  if (last.search !== search) {
    const next = new URLSearchParams(search);
    for (const name of [...objectParameters, ...parts]) next.delete(name);
    last = { search, others: next.toString() };
  }
  return last.others;
}
