import { cli } from '../cli/index';

export const protocol = [cli];
