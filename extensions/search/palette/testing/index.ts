/** What the benchmark of the palette measures. */
export { arrangeItems } from '../model/arrangeItems';
