import { checks } from './checks/index';

export const report = [checks];
