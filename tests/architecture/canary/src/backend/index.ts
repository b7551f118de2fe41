import { cli } from '../cli/index';

export const backend = [cli];
