/** An error that is sent to the client. `name` and status are part of the protocol. `message` is shown to people. */
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

/** 400: the request is invalid. */
export function inputError(message: string): HttpError {
  return new HttpError('InputError', 400, message);
}

/** 401: the credentials are missing or invalid. */
export function authenticationError(message: string): HttpError {
  return new HttpError('AuthenticationError', 401, message);
}

/** 403: the caller is authenticated but not allowed to do this. */
export function notAllowedError(message: string): HttpError {
  return new HttpError('NotAllowedError', 403, message);
}

/** 404: the requested resource does not exist. */
export function notFoundError(message: string): HttpError {
  return new HttpError('NotFoundError', 404, message);
}

/** 409: the request contradicts the current state, such as creating what exists. */
export function conflictError(message: string): HttpError {
  return new HttpError('ConflictError', 409, message);
}

/** 429: the caller has sent too many requests. It can retry after `retryAfter` seconds. */
export function tooManyRequestsError(message: string, retryAfter: number): HttpError {
  return new HttpError('TooManyRequestsError', 429, message, { 'retry-after': String(retryAfter) });
}

/** 501: the protocol defines this operation, but the provider does not implement it. */
export function notImplementedError(message: string): HttpError {
  return new HttpError('NotImplementedError', 501, message);
}

/** 503: temporarily unavailable. The client can retry after `retryAfter` seconds. */
export function serviceUnavailableError(message: string, retryAfter: number): HttpError {
  return new HttpError('ServiceUnavailableError', 503, message, { 'retry-after': String(retryAfter) });
}
