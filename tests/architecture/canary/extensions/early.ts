import { inner } from './a/inner';

export const list = [inner];
