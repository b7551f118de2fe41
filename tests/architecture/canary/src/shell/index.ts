import { cli } from '../cli/index';

export const shell = [cli];
