import { inner } from './a/inner';

export const bundles = [inner];
