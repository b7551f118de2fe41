import { type JsonValue, isJsonObject } from '#model';
import type { RequestHandler } from '../../background/session';
import { cutSchema } from '../../document/cutSchema';
import { parseText } from '../../document/parseText';
import { ownValue, textOf } from '../../document/readValue';
import { pointerTo, type Referenced, resolveRef } from '../../document/resolvePointer';
import type { AsyncChannel, AsyncOutline, AsyncProblem } from './asyncTypes';
import { createOutline } from './createOutline';
import { normalizeDocument, type NormalizedDocument } from './normalizeDocument';
import { readChannel } from './readChannel';

/** A question about a document. A definition has to be opened first. */
export type AsyncRequest = { open: string } | { channel: string } | { schema: string } | { resolve: string };

/** What the request asks for. Nothing if the document has no such part. */
export interface AsyncAnswer {
  outline?: AsyncOutline;
  problem?: AsyncProblem;
  channel?: AsyncChannel | undefined;
  schema?: JsonValue | undefined;
  resolved?: Referenced;
}

/** Creates a handler that keeps a document, so that a large one never has to be in the page as a whole. */
export function createAsyncReader(): RequestHandler<AsyncRequest, AsyncAnswer> {
  let document: NormalizedDocument | undefined;
  return (request) => {
    if ('open' in request) {
      const parsed = parseAsyncApi(request.open);
      if ('problem' in parsed) return parsed;
      document = parsed;
      return { outline: createOutline(parsed) };
    }
    if (!document) return {};
    const { root } = document;
    if ('channel' in request) return { channel: readChannel(document, request.channel) };
    if ('resolve' in request) {
      const resolved = resolveRef(root, request.resolve);
      return {
        resolved: 'value' in resolved ? { value: cutSchema(resolved.value, request.resolve) } : resolved,
      };
    }
    const schema = ownValue(ownValue(root['components'], 'schemas'), request.schema);
    const pointer = pointerTo('#', 'components', 'schemas', request.schema);
    return { schema: schema === undefined ? undefined : cutSchema(schema, pointer) };
  };
}

function parseAsyncApi(text: string): NormalizedDocument | { problem: AsyncProblem } {
  const parsed = parseText(text);
  if ('problem' in parsed) return { problem: { code: 'syntax', ...parsed.problem } };
  const root = parsed.value;
  return isJsonObject(root) && textOf(root['asyncapi']) !== undefined
    ? normalizeDocument(root)
    : { problem: { code: 'notAsyncApi' } };
}
