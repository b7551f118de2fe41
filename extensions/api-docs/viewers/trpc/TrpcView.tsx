import type { ApiViewerProps } from '../ApiViewerProps';
import { openSession } from '../background/openSession';
import { createOutlineReader } from '../outline/createOutlineReader';
import { OutlinedCode, type OutlineLanguage } from '../outline/OutlinedCode';
import type { RouterKind } from './outline/routerOutline';

const syntax: OutlineLanguage<RouterKind> = {
  language: 'typescript',
  tones: {
    router: 'neutral',
    query: 'success',
    mutation: 'warning',
    subscription: 'info',
    procedure: 'neutral',
  },
  emptyMessage: 'problem.emptyRouter',
  open: (definition) =>
    openSession(
      definition,
      () => new Worker(new URL('outline/routerOutlineWorker.ts', import.meta.url), { type: 'module' }),
      async () => createOutlineReader((await import('./outline/routerOutline')).createRouterOutline),
    ),
};

/** The viewer of tRPC routers: text with an outline. */
export function TrpcView({ definition }: ApiViewerProps) {
  return <OutlinedCode definition={definition} syntax={syntax} />;
}
