import { cli } from '../cli/index';

export const diagnostics = [cli];
