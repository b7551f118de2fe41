// Checks the rules for APIs of Harbourline: each operation and each event has a summary.
import { readFileSync } from 'node:fs';

const definition = JSON.parse(readFileSync(new URL('../definition.json', import.meta.url), 'utf8'));
const places = { ...definition.paths, ...definition.channels };
const actions = ['get', 'put', 'post', 'patch', 'delete', 'publish', 'subscribe'];

const missing = Object.entries(places).flatMap(([path, place]) =>
  actions.filter((action) => place[action] && !place[action].summary).map((action) => `${action} ${path}`),
);
for (const operation of missing) console.error(`Add a summary to ${operation}.`);
if (Object.keys(places).length === 0) console.error('The definition is empty.');
process.exitCode = missing.length > 0 || Object.keys(places).length === 0 ? 1 : 0;
