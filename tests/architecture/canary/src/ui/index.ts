import { cli } from '../cli/index';

export const ui = [cli];
