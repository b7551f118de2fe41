import { errorBodySchema } from '#protocol';

/** What a backend answered instead of what it was asked for. */
export class ResponseError extends Error {
  readonly status: number;

  constructor(message: string, status: number, name: string) {
    super(message);
    this.status = status;
    this.name = name;
  }
}

/** Makes an error of a response that is not OK: its name and message are the backend's own, where it gave any. */
export async function createResponseError(response: Response): Promise<ResponseError> {
  const failed = `Request failed with status ${response.status} ${response.statusText}`.trimEnd();
  const body = errorBodySchema.safeParse(await readJson(response));
  if (!body.success) return new ResponseError(failed, response.status, 'ResponseError');
  const { name, message } = body.data.error;
  return new ResponseError(`${failed}, ${message}`, response.status, name);
}

/** A proxy between may answer with a page of HTML, or with nothing. */
async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}
