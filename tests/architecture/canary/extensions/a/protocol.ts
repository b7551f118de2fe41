import { ui } from '../../src/ui/index';

export const protocol = [ui];
