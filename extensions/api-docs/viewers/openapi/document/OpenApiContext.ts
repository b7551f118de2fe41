import { createContext, useContext } from 'react';
import type { OpenApiOutline } from '../model/openApiTypes';
import type { Session } from '../../background/session';
import type { OpenApiReader } from '../model/createOpenApiReader';

/** The shown document. */
export interface OpenApiDocumentContext {
  session: Session<OpenApiReader>;
  outline: OpenApiOutline;
  /** Whether users can send requests. */
  tryItOut: boolean;
}

/** Provided by `OpenApiView`. */
export const OpenApiContext = createContext<OpenApiDocumentContext | undefined>(undefined);

/** Returns the shown document. Throws outside of `OpenApiView`. */
export function useOpenApi(): OpenApiDocumentContext {
  const document = useContext(OpenApiContext);
  if (!document) throw new Error('useOpenApi must be used within OpenApiView');
  return document;
}
