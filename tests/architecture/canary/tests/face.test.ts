import { inner } from '../extensions/a/inner';

export const seen = inner;
