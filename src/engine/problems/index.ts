export { printFindings } from './printFindings';
