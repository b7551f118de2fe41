import { ui } from '../ui/index';

export const cli = [ui];
