/** An API whose methods all return promises. */
type AsyncApi<Api> = { [Name in keyof Api]: (...request: never[]) => Promise<unknown> };

/**
 * Creates an API whose code is loaded when one of its methods is first called. If loading fails, the call fails, and the next call
 * loads again.
 *
 * @param names the methods
 */
export function createLazyApi<Api extends AsyncApi<Api>>(
  load: () => Promise<Api>,
  names: ReadonlyArray<keyof Api & string>,
): Api {
  let loaded: Promise<Api> | undefined;
  const call = async (name: keyof Api, request: never[]): Promise<unknown> => {
    const api = (loaded ??= load());
    // A failed import must not be kept.
    api.catch(() => (loaded = undefined));
    return (await api)[name](...request);
  };
  return Object.fromEntries(
    names.map((name) => [name, async (...request: never[]) => call(name, request)]),
  ) as Api;
}
