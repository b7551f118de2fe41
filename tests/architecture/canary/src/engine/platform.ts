import { readFileSync } from 'node:fs';

export const platform = readFileSync;
