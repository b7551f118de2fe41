/** Behavior without styles, for screens that render without Material UI, such as the startup failure screen. */
export { scrollRegion } from './scrollRegion';
export { hasPreviousPage } from './hasPreviousPage';
export { copyText } from './copyText';
export { useCopy, type CopyState } from './useCopy';
export { createEvenRows, resolveRowRange, type RowLayout, type RowRange } from './rowRange';
export { readStyleNonce } from './readStyleNonce';
export { useDebouncedText, type DebouncedText, type DebouncedTextOptions } from './useDebouncedText';
