import type { ApiDefinitionViewerParams } from './ApiViewerProps';

/** The built-in viewers without settings, by the type of the API. Each is a chunk of its own. */
export const builtInViewers: readonly ApiDefinitionViewerParams[] = [
  {
    type: 'asyncapi',
    title: 'AsyncAPI',
    rawLanguage: 'yaml',
    loader: async () => (await import('./asyncapi/AsyncApiView')).AsyncApiView,
  },
  {
    type: 'graphql',
    title: 'GraphQL',
    rawLanguage: 'graphql',
    loader: async () => (await import('./graphql/GraphqlView')).GraphqlView,
  },
  {
    type: 'grpc',
    title: 'gRPC',
    rawLanguage: 'protobuf',
    loader: async () => (await import('./grpc/GrpcView')).GrpcView,
  },
  {
    type: 'trpc',
    title: 'tRPC',
    rawLanguage: 'typescript',
    loader: async () => (await import('./trpc/TrpcView')).TrpcView,
  },
];
