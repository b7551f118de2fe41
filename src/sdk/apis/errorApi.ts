import { type ApiRef, createApiRef } from '#engine';
import type { Observable } from '../observable/observable';

/** The required properties of a posted error. */
export interface ErrorApiError {
  name: string;
  message: string;
  stack?: string;
}

/** How to handle an error. */
export interface ErrorApiErrorContext {
  /** Reports the error to subscribers without showing it to the user. */
  hidden?: boolean;
}

/** Receives errors that a component cannot show itself. */
export interface ErrorApi {
  post(error: ErrorApiError, context?: ErrorApiErrorContext): void;
  error$(): Observable<{ error: ErrorApiError; context?: ErrorApiErrorContext }>;
}

/** The ref of {@link ErrorApi}. */
export const errorApiRef: ApiRef<ErrorApi> = createApiRef<ErrorApi>({ id: 'core.error' });
