const CHECK_EVERY = 100;

/** Options of {@link openLoginPopup}. */
export interface LoginPopupOptions {
  /** The URL where sign-in starts. */
  url: string;
  /** The origin that messages must come from. */
  origin: string;
  name: string;
  width?: number;
  height?: number;
}

/**
 * Opens a popup for sign-in and returns the backend's response. Messages from other windows and origins are ignored.
 *
 * @throws `PopupRejectedError` if the browser blocks the popup, `PopupClosedError` if it is closed early, or the error
 * in the backend's response.
 */
export function openLoginPopup(options: LoginPopupOptions): Promise<unknown> {
  const popup = openWindow(options);
  if (!popup || popup.closed)
    return Promise.reject(createNamedError('PopupRejectedError', 'Failed to open auth popup.'));

  return new Promise((resolve, reject) => {
    let targetOrigin: string | undefined;

    function finish(): void {
      globalThis.removeEventListener('message', hear);
      clearInterval(timer);
      popup?.close();
    }

    function hear(event: MessageEvent<unknown>): void {
      if (event.source !== popup || event.origin !== options.origin || !isRecord(event.data)) return;
      const { type, targetOrigin: expected, response, error } = event.data;
      if (type === 'config_info' && typeof expected === 'string') targetOrigin = expected;
      if (type !== 'authorization_response') return;
      finish();
      if (isRecord(error)) reject(readError(error));
      else resolve(response);
    }

    const timer = setInterval(() => {
      if (!popup.closed) return;
      finish();
      reject(explainClosing(targetOrigin));
    }, CHECK_EVERY);
    globalThis.addEventListener('message', hear);
  });
}

function openWindow({ url, name, width = 500, height = 700 }: LoginPopupOptions): Window | null {
  const left = globalThis.screenX + Math.max(0, globalThis.outerWidth - width) / 2;
  const top = globalThis.screenY + Math.max(0, globalThis.outerHeight - height) / 2;
  return globalThis.open(url, name, `width=${width},height=${height},left=${left},top=${top}`);
}

function explainClosing(targetOrigin: string | undefined): Error {
  return targetOrigin === undefined || targetOrigin === globalThis.location.origin
    ? createNamedError('PopupClosedError', 'Login failed, popup was closed')
    : createNamedError('PopupOriginError', `Login failed, Incorrect app origin, expected ${targetOrigin}`);
}

function readError({ name, message }: Record<string, unknown>): Error {
  return createNamedError(
    typeof name === 'string' ? name : 'Error',
    typeof message === 'string' ? message : 'Login failed',
  );
}

function createNamedError(name: string, message: string): Error {
  return Object.assign(new Error(message), { name });
}

/** Copies own fields only, because a message can have a different prototype. */
function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
