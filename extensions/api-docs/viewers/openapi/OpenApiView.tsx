import { CodeView } from '#viewers/code';
import type { ApiViewerProps } from '../ApiViewerProps';

/** Props of {@link OpenApiView}. */
export interface OpenApiViewProps extends ApiViewerProps {
  /** Whether users can send requests. */
  tryItOut: boolean;
}

/** An OpenAPI definition as documentation. */
export function OpenApiView({ definition, entityRef }: OpenApiViewProps) {
  return <CodeView code={definition} label={entityRef} language="yaml" />;
}
