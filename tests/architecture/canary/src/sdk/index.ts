import { cli } from '../cli/index';

export const sdk = [cli];
