import type { ApiViewerProps } from '../ApiViewerProps';
import { openSession } from '../background/openSession';
import { createOutlineReader } from '../outline/createOutlineReader';
import { OutlinedCode, type OutlineLanguage } from '../outline/OutlinedCode';
import type { ProtoKind } from './outline/protoOutline';

const syntax: OutlineLanguage<ProtoKind> = {
  language: 'protobuf',
  tones: { service: 'info', rpc: 'success', message: 'neutral', enum: 'warning', extend: 'neutral' },
  emptyMessage: 'problem.emptyProto',
  open: (definition) =>
    openSession(
      definition,
      () => new Worker(new URL('outline/protoOutlineWorker.ts', import.meta.url), { type: 'module' }),
      async () => createOutlineReader((await import('./outline/protoOutline')).createProtoOutline),
    ),
};

/** The viewer of Protobuf definitions: text with an outline. */
export function GrpcView({ definition }: ApiViewerProps) {
  return <OutlinedCode definition={definition} syntax={syntax} />;
}
