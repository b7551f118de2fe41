import { createOutline } from './createOutline';
import { readReference } from '../../document/cutSchema';
import type { DefinitionProblem, OpenApiOutline, OperationDetail } from './openApiTypes';
import { parseDefinition } from './parseDefinition';
import { generateExample } from '../../document/printExample';
import { readOperation } from './readOperation';
import { type Referenced, resolveRef } from '../../document/resolvePointer';

/** The options of a generated example. */
export interface SampleOptions {
  mediaType: string;
  /** Requests have no read-only properties, responses have no write-only ones. */
  isRequest: boolean;
}

/** Reads one definition piece by piece. It keeps the whole document, which is too large to be sent to the page. */
export interface OpenApiReader {
  open: () => { outline: OpenApiOutline } | { problem: DefinitionProblem };
  /** Reads an operation. `undefined` if it does not exist. */
  operation: (id: string) => OperationDetail | undefined;
  /** Reads what a `$ref` leads to, cut to a size that the page can show. */
  resolve: (ref: string) => Referenced;
  /** Generates an example from the schema at a pointer. */
  sample: (pointer: string, options: SampleOptions) => string | undefined;
}

/** Parses a definition. */
export function createOpenApiReader(definition: string): OpenApiReader {
  const parsed = parseDefinition(definition);
  if ('problem' in parsed) {
    const { problem } = parsed;
    const none = () => undefined;
    return { open: () => ({ problem }), operation: none, sample: none, resolve: () => ({ missing: true }) };
  }
  const { root } = parsed.document;
  const { outline, places } = createOutline(parsed.document);
  return {
    open: () => ({ outline }),
    operation: (id) => readOperation(root, places, id),
    resolve: (ref) => readReference(root, ref),
    sample: (pointer, options) => {
      const found = resolveRef(root, pointer);
      return 'value' in found ? generateExample(root, found.value, options) : undefined;
    },
  };
}
