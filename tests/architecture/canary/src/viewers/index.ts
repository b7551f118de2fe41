import { cli } from '../cli/index';

export const viewers = [cli];
