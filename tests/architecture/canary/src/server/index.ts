import { cli } from '../cli/index';

export const server = [cli];
