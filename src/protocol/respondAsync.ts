/** The value of `Prefer` that asks for the status 202 instead of a wait or an error while something is created (RFC 7240, 4.1). */
export const RESPOND_ASYNC = 'respond-async';
