import { inner } from '../a/inner';

export const seen = inner;
