import { get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { IDENTITY_FIELD, type Session } from '#protocol';

/** The clients of `reads.ts`, in a process of their own: `readers.ts URL GREEDY_CALLERS`. */
export interface ReadFigures {
  /** Milliseconds per question. */
  reads: Record<string, { count: number; p50: number; p99: number; longest: number }>;
  /** Answers to greedy callers by status. */
  greedy: Record<string, number>;
}

const [url = '', greedyCallers = '0'] = process.argv.slice(2);
const COMPONENTS = 'filter=kind%3Dcomponent';
const QUESTIONS: Record<string, string> = {
  'a page': `/entities/by-query?limit=20&orderField=metadata.name%2Casc&${COMPONENTS}`,
  'a count': `/entities/by-query?limit=0&${COMPONENTS}`,
  facets: `/entity-facets?facet=metadata.tags&facet=relations.ownedBy&${COMPONENTS}`,
  'a search in names': `/entities/by-query?limit=20&fullTextFilterTerm=playlist&fullTextFilterFields=metadata.name`,
  'a search in descriptions': `/entities/by-query?limit=0&fullTextFilterTerm=ledger&fullTextFilterFields=metadata.description`,
  'an entity': `/entities?limit=1&offset=1`,
};
/** The most that one request can ask for. */
const GREEDY = [
  '/entities/by-query?limit=100000',
  '/entities/by-query?limit=100000&fullTextFilterTerm=data&fullTextFilterFields=metadata.description',
  '/entities',
  '/entity-facets?facet=metadata.description&facet=metadata.name',
];
/** Requests of one greedy caller at the same time. */
const GREEDY_PARALLEL = 6;

let running = true;
const greedy: Record<string, number> = {};
const taken = new Map<string, number[]>();

const session = (await (
  await fetch(`${url}/api/auth/guest/refresh`, { headers: { 'x-requested-with': 'XMLHttpRequest' } })
).json()) as Session;
const authorization = `Bearer ${session[IDENTITY_FIELD].token}`;

/** Asks from an address of its own, because guests differ only by their addresses. */
function ask(path: string, localAddress: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(`${url}/api/catalog${path}`, { headers: { authorization }, localAddress }, (response) => {
      response.resume();
      response.on('close', () => resolve(response.statusCode ?? 0));
    }).on('error', reject);
  });
}

async function readAll(): Promise<void> {
  while (running) {
    for (const [question, path] of Object.entries(QUESTIONS)) {
      const began = performance.now();
      const status = await ask(path, '127.0.0.2');
      if (status !== 200) throw new Error(`${question}: status ${status}`);
      const times = taken.get(question) ?? [];
      taken.set(question, times);
      times.push(performance.now() - began);
      await wait(50);
    }
  }
}

async function readGreedily(caller: number, turn: number): Promise<void> {
  for (let at = turn; running; at += 1) {
    const status = await ask(GREEDY[at % GREEDY.length] ?? '', `127.0.1.${caller + 1}`);
    greedy[status] = (greedy[status] ?? 0) + 1;
    if (status === 429) await wait(1_000);
  }
}

function summarize(times: number[]) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { count: sorted.length, p50: at(0.5), p99: at(0.99), longest: at(1) };
}

process.on('message', () => (running = false));
const reading = [readAll()];
for (let caller = 0; caller < Number(greedyCallers); caller += 1) {
  for (let turn = 0; turn < GREEDY_PARALLEL; turn += 1)
    void readGreedily(caller, turn).catch(() => undefined);
}
process.send?.('ready');
await Promise.all(reading);
const reads = Object.fromEntries([...taken].map(([question, times]) => [question, summarize(times)]));
process.send?.({ reads, greedy } satisfies ReadFigures, () => process.exit(0));
