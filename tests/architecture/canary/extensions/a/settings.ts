import { ui } from '../../src/ui/index';

export const settings = [ui];
