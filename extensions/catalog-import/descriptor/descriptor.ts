import { isMap, isNode, LineCounter, parseAllDocuments, stringify, type Document } from 'yaml';
import { type Entity, validateEntity, type ValidationIssue } from '#model';

/** Where the fields of the form are in a descriptor. */
export const fieldPaths = {
  name: ['metadata', 'name'],
  title: ['metadata', 'title'],
  description: ['metadata', 'description'],
  tags: ['metadata', 'tags'],
  type: ['spec', 'type'],
  lifecycle: ['spec', 'lifecycle'],
  owner: ['spec', 'owner'],
  system: ['spec', 'system'],
} as const;

export type DescriptorField = keyof typeof fieldPaths;

/** A problem in a descriptor. */
export interface DescriptorIssue extends ValidationIssue {
  /** The line in the YAML, starting at 1. */
  line: number;
  /** The position of the document in the file. */
  document: number;
}

/** A descriptor file: the fields of its first document, and the problems of all. */
export interface Descriptor {
  /** Values with another type are missing. */
  fields: Partial<Record<Exclude<DescriptorField, 'tags'>, string>> & { tags: string[] };
  /** The kind of the first document. */
  kind: string;
  /** Whether fields can be changed: the YAML can be parsed, and its first document is a map. */
  isEditable: boolean;
  issues: DescriptorIssue[];
}

/** Prints entities as a descriptor file. */
export function printDescriptors(entities: readonly Entity[]): string {
  return entities.map((entity) => stringify(entity, { lineWidth: 0 })).join('---\n');
}

/** Reads a descriptor file and validates each document by the rules of the catalog. */
export function readDescriptor(text: string): Descriptor {
  const counter = new LineCounter();
  const documents: Document[] = [...parseAllDocuments(text, { lineCounter: counter })];
  const [first] = documents;
  const issues = documents.flatMap((document, index) =>
    listIssues(document, counter).map((issue) => ({ ...issue, document: index })),
  );
  const none = { path: [], message: 'The file has no descriptor.', line: 1, document: 0 };
  const read = (field: DescriptorField): unknown => {
    const value: unknown = first && isMap(first.contents) ? first.getIn(fieldPaths[field]) : undefined;
    return isNode(value) ? value.toJSON() : value;
  };
  const entries = Object.keys(fieldPaths).flatMap((field) => {
    const value = read(field as DescriptorField);
    return typeof value === 'string' ? [[field, value]] : [];
  });
  const tags = read('tags');
  const kind: unknown = first && isMap(first.contents) ? first.get('kind') : undefined;
  return {
    fields: {
      ...(Object.fromEntries(entries) as Descriptor['fields']),
      tags: Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : [],
    },
    kind: typeof kind === 'string' ? kind : 'Component',
    isEditable: isEditable(documents),
    issues: first === undefined ? [none] : issues,
  };
}

/** Whether all documents can be printed again, and the first one has fields. */
function isEditable(documents: readonly Document[]): boolean {
  return isMap(documents[0]?.contents) && documents.every(({ errors }) => errors.length === 0);
}

/** Changes a field of the first document. Comments, order and other fields stay. An empty value removes the field. */
export function changeDescriptor(
  text: string,
  field: DescriptorField,
  value: string | readonly string[],
): string {
  const documents: Document[] = [...parseAllDocuments(text)];
  const [first] = documents;
  if (!first || !isEditable(documents)) return text;
  const path = fieldPaths[field];
  if (value.length === 0) first.deleteIn(path);
  else first.setIn(path, typeof value === 'string' ? value : first.createNode(value));
  return documents
    .map((document, index) => {
      const printed = document.toString({ lineWidth: 0 });
      return index > 0 && !printed.startsWith('---') ? `---\n${printed}` : printed;
    })
    .join('');
}

function listIssues(document: Document, counter: LineCounter): Array<Omit<DescriptorIssue, 'document'>> {
  if (document.errors.length > 0)
    return document.errors.map(({ message, pos }) => ({
      path: [],
      message: message.split('\n')[0] ?? message,
      line: counter.linePos(pos[0]).line,
    }));
  return validateEntity(readContent(document)).map(({ path, message }) => ({
    path,
    message,
    line: counter.linePos(findOffset(document, path)).line,
  }));
}

/** Too many aliases are an error, which the issues of the value then report. */
function readContent(document: Document): unknown {
  try {
    return document.toJS();
  } catch {
    return undefined;
  }
}

/** The start of a value, or of the nearest map around it that exists. */
function findOffset(document: Document, path: ValidationIssue['path']): number {
  for (let length = path.length; length > 0; length -= 1) {
    const node: unknown = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return document.contents?.range?.[0] ?? 0;
}
