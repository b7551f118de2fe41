import { cli } from '../cli/index';

export const engine = [cli];
