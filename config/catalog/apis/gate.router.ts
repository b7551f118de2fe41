import { initTRPC } from '@trpc/server';
import { z } from 'zod';
import { gates, scans } from './store';

const t = initTRPC.create();
const scan = z.object({ pass: z.string().length(12), gate: z.string() });

/** The passengers who are on board. */
const boardingRouter = t.router({
  count: t.procedure.input(z.object({ sailing: z.string() })).query(({ input }) => scans.count(input.sailing)),
  scan: t.procedure.input(scan).mutation(({ input }) => scans.add(input)),
  undo: t.procedure.input(scan).mutation(({ input }) => scans.remove(input)),
  onScan: t.procedure.input(z.object({ sailing: z.string() })).subscription(async function* ({ input }) {
    yield* scans.follow(input.sailing);
  }),
});

export const gateRouter = t.router({
  boarding: boardingRouter,
  gates: t.router({
    list: t.procedure.query(() => gates.all()),
    open: t.procedure.input(z.object({ gate: z.string() })).mutation(({ input }) => gates.open(input.gate)),
    close: t.procedure.input(z.object({ gate: z.string() })).mutation(({ input }) => gates.close(input.gate)),
  }),
});

export type GateRouter = typeof gateRouter;
