import { type JsonValue, isJsonObject } from '#model';
import { cutSchema, readReference } from '../../document/cutSchema';
import { parseText } from '../../document/parseText';
import { ownValue, textOf } from '../../document/readValue';
import { pointerTo, type Referenced } from '../../document/resolvePointer';
import type { AsyncChannel, AsyncOutline, AsyncProblem } from './asyncTypes';
import { createOutline } from './createOutline';
import { normalizeDocument, type NormalizedDocument } from './normalizeDocument';
import { readChannel } from './readChannel';

/** Reads one document piece by piece. It keeps the whole document, which is too large to be sent to the page. */
export interface AsyncReader {
  open: () => { outline: AsyncOutline } | { problem: AsyncProblem };
  /** Reads a channel. `undefined` if it does not exist. */
  channel: (id: string) => AsyncChannel | undefined;
  /** Reads a schema of the components, cut to a size that the page can show. `undefined` if it does not exist. */
  schema: (name: string) => JsonValue | undefined;
  /** Reads what a `$ref` leads to, cut to a size that the page can show. */
  resolve: (ref: string) => Referenced;
}

/** Parses a document. */
export function createAsyncReader(definition: string): AsyncReader {
  const document = parseAsyncApi(definition);
  if ('problem' in document) {
    const none = () => undefined;
    return { open: () => document, channel: none, schema: none, resolve: () => ({ missing: true }) };
  }
  const { root } = document;
  return {
    open: () => ({ outline: createOutline(document) }),
    channel: (id) => readChannel(document, id),
    schema: (name) => {
      const schema = ownValue(ownValue(root['components'], 'schemas'), name);
      return schema === undefined
        ? undefined
        : cutSchema(schema, pointerTo('#', 'components', 'schemas', name));
    },
    resolve: (ref) => readReference(root, ref),
  };
}

function parseAsyncApi(text: string): NormalizedDocument | { problem: AsyncProblem } {
  const parsed = parseText(text);
  if ('problem' in parsed) return { problem: { code: 'syntax', ...parsed.problem } };
  const root = parsed.value;
  const version = isJsonObject(root) ? textOf(root['asyncapi']) : undefined;
  if (!isJsonObject(root) || version === undefined) return { problem: { code: 'notAsyncApi' } };
  return /^[23](\.|$)/.test(version)
    ? normalizeDocument(root)
    : { problem: { code: 'version', message: `AsyncAPI ${version}` } };
}
