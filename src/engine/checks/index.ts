export { addFixes } from './addFixes';
export { checkApp } from './checkApp';
export type { CheckedApp } from './checkedApp';
