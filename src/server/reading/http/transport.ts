/** A request that is ready to be sent. */
export interface TransportInit {
  method: string;
  headers: Readonly<Record<string, string>>;
  body?: string | Uint8Array<ArrayBuffer> | undefined;
  signal: AbortSignal;
  /** Whether it can be sent to an IP address of the host. */
  accepts: (ip: string) => boolean;
}

/** Sends one request, without following redirects. Tests replace it. */
export type Transport = (url: URL, init: TransportInit) => Promise<Response>;
