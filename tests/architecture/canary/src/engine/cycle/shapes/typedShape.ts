import type { value } from '../values/value';

export type TypedShape = typeof value;
