/** Shows JSON Schemas, for other plugins. Import it only in lazily loaded code. */
export { SchemaTree, type SchemaTreeProps } from './SchemaTree';
export { SchemaRow, type SchemaRowProps } from './SchemaRow';
export { SchemaContext, type SchemaSource } from './SchemaContext';
export { hasParts } from './describeSchema';
export { resolveRef } from '../document/resolvePointer';
