import { cli } from '../cli/index';

export const config = [cli];
