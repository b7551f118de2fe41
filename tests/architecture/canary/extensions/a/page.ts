import { plugin } from './plugin';
import { routes } from './server/routes';

export const page = [plugin, routes];
