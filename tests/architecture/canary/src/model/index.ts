import { cli } from '../cli/index';

export const model = [cli];
