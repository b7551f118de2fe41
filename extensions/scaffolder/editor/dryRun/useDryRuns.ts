import { useCallback, useEffect, useRef, useState } from 'react';
import { useApi } from '#sdk';
import { scaffolderApiRef, type DryRunRequest } from '../../api/ScaffolderApi';
import type { DryRunResponse } from '../../protocol/templates';
import type { TemplateFile } from '../files/templateFile';

/** What a dry run is started with. */
export interface DryRunInput extends Pick<
  DryRunRequest,
  'template' | 'values' | 'secrets' | 'directoryContents'
> {
  /** The files that the results are compared with. */
  files: readonly TemplateFile[];
}

/** A dry run. Results are only kept in memory, because templates can write secrets to files. */
export interface DryRun {
  number: number;
  startedAt: Date;
  /** The files of the template when it ran. */
  files: readonly TemplateFile[];
  state: 'running' | 'done' | 'failed';
  response?: DryRunResponse;
  error?: Error;
}

export interface DryRuns {
  runs: readonly DryRun[];
  isRunning: boolean;
  start: (input: DryRunInput) => void;
  cancel: () => void;
  remove: (number: number) => void;
}

/** The number of results that are kept. */
const MOST_RUNS = 10;

/** Runs templates without effects, one run at a time. */
export function useDryRuns(): DryRuns {
  const api = useApi(scaffolderApiRef);
  const [runs, setRuns] = useState<readonly DryRun[]>([]);
  const next = useRef(1);
  const current = useRef<AbortController>(undefined);
  useEffect(() => () => current.current?.abort(), []);
  const start = useCallback(
    async ({ files, ...request }: DryRunInput): Promise<void> => {
      if (current.current) return;
      const controller = new AbortController();
      current.current = controller;
      const run: DryRun = { number: next.current, startedAt: new Date(), files, state: 'running' };
      next.current += 1;
      setRuns((now) => [...now.slice(1 - MOST_RUNS), run]);
      const end = (result: Partial<DryRun>): void =>
        setRuns((now) => now.map((known) => (known.number === run.number ? { ...known, ...result } : known)));
      try {
        const response = await api.dryRun(request, { signal: controller.signal });
        end({ state: 'done', response });
      } catch (cause) {
        if (controller.signal.aborted) setRuns((now) => now.filter(({ number }) => number !== run.number));
        else end({ state: 'failed', error: cause instanceof Error ? cause : new Error(String(cause)) });
      } finally {
        current.current = undefined;
      }
    },
    [api],
  );
  return {
    runs,
    isRunning: runs.some(({ state }) => state === 'running'),
    start: (input) => void start(input),
    cancel: () => current.current?.abort(),
    remove: (number) => setRuns((now) => now.filter((run) => run.number !== number)),
  };
}
