import { server } from '../../src/server/index';

export const inner = server;
