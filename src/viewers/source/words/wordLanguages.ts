import type { Extension } from '@codemirror/state';
import { createWordLanguage } from './createWordLanguage';

/** GraphQL schemas and operations. */
export function graphql(): Extension {
  return createWordLanguage({
    keywords:
      'type interface union enum scalar input directive extend schema implements on query mutation subscription fragment repeatable true false null',
    lineComment: '#',
    blocks: [['"""', '"""', 'string']],
  });
}

/** Protocol Buffers. */
export function protobuf(): Extension {
  return createWordLanguage({
    keywords:
      'syntax edition package import public weak option service rpc returns stream message group enum oneof map extend extensions reserved repeated optional required to max true false double float int32 int64 uint32 uint64 sint32 sint64 fixed32 fixed64 sfixed32 sfixed64 bool string bytes',
    lineComment: '//',
    blocks: [['/*', '*/', 'comment']],
  });
}

/** TypeScript. */
export function typescript(): Extension {
  return createWordLanguage({
    keywords:
      'import export from const let var function return async await class extends implements interface type enum new if else for while do switch case default break continue throw try catch finally yield static readonly private public protected abstract declare namespace true false null undefined this super typeof instanceof keyof in of as is satisfies void number string boolean unknown any never object',
    lineComment: '//',
    blocks: [
      ['/*', '*/', 'comment'],
      ['`', '`', 'string'],
    ],
  });
}
