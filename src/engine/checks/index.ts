export { addFixes } from './fixes/addFixes';
export { checkApp } from './find/checkApp';
export type { CheckedApp } from './written/checkedApp';
