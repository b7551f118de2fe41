const REASONS: Record<number, string> = {
  400: 'BadRequest',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'NotFound',
  405: 'MethodNotAllowed',
  410: 'Expired',
  429: 'TooManyRequests',
  500: 'InternalError',
  503: 'ServiceUnavailable',
};

/** An error that the API answers with an object of the kind `Status`. */
export class StatusError extends Error {
  readonly code: number;
  readonly details: object | undefined;

  constructor(code: number, message: string, details?: object) {
    super(message);
    this.code = code;
    this.details = details;
  }

  /** The body of the answer. */
  toStatus(): object {
    return {
      kind: 'Status',
      apiVersion: 'v1',
      metadata: {},
      status: 'Failure',
      message: this.message,
      reason: REASONS[this.code] ?? '',
      ...(this.details && { details: this.details }),
      code: this.code,
    };
  }
}
