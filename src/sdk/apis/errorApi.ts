import { type ApiRef, createApiRef } from '#engine';
import type { Observable } from '../observable/observable';

/** The least that an error must have to be posted. */
export interface ErrorApiError {
  name: string;
  message: string;
  stack?: string;
}

/** How an error is to be treated. */
export interface ErrorApiErrorContext {
  /** Report it to listeners, but do not show it to the user. */
  hidden?: boolean;
}

/** Takes errors that no component can show by itself. */
export interface ErrorApi {
  post(error: ErrorApiError, context?: ErrorApiErrorContext): void;
  error$(): Observable<{ error: ErrorApiError; context?: ErrorApiErrorContext }>;
}

/** The ref of {@link ErrorApi}. */
export const errorApiRef: ApiRef<ErrorApi> = createApiRef<ErrorApi>({ id: 'core.error' });
