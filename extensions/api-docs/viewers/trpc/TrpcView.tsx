import type { ApiViewerProps } from '../ApiViewerProps';
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
  createWorker: () =>
    new Worker(new URL('outline/routerOutlineWorker.ts', import.meta.url), { type: 'module' }),
  loadHandler: async () => (await import('./outline/routerOutline')).createRouterOutline,
};

/** The viewer of tRPC routers: text with an outline. */
export function TrpcView({ definition }: ApiViewerProps) {
  return <OutlinedCode definition={definition} syntax={syntax} />;
}
