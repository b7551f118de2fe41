import { cli } from '../cli/index';

export const devtools = [cli];
