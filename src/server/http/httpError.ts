/** A refusal that the client is told about: its name and status are part of the protocol, its message is for people. */
export class HttpError extends Error {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, string>>;

  constructor(name: string, statusCode: number, message: string, headers: Record<string, string> = {}) {
    super(message);
    this.name = name;
    this.statusCode = statusCode;
    this.headers = headers;
  }
}

/** 400: the request itself is wrong. */
export function inputError(message: string): HttpError {
  return new HttpError('InputError', 400, message);
}

/** 401: nobody, or a token that proves nothing. */
export function authenticationError(message: string): HttpError {
  return new HttpError('AuthenticationError', 401, message);
}

/** 403: known, but not allowed. */
export function notAllowedError(message: string): HttpError {
  return new HttpError('NotAllowedError', 403, message);
}

/** 404: the thing asked for is not there. */
export function notFoundError(message: string): HttpError {
  return new HttpError('NotFoundError', 404, message);
}

/** 501: known to the protocol, not to this provider. */
export function notImplementedError(message: string): HttpError {
  return new HttpError('NotImplementedError', 501, message);
}

/** 503: not at the moment; the client may come back after `retryAfter` seconds. */
export function serviceUnavailableError(message: string, retryAfter: number): HttpError {
  return new HttpError('ServiceUnavailableError', 503, message, { 'retry-after': String(retryAfter) });
}
