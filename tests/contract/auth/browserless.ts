/**
 * An HTTP client that acts as a browser: keeps cookies per host, follows redirects on request only, and submits
 * forms.
 */
export class Browserless {
  readonly cookies = new Map<string, Map<string, string>>();
  /** All opened URLs, oldest first. */
  readonly visited: string[] = [];

  async open(url: string, init: RequestInit = {}): Promise<Response> {
    const { host } = new URL(url);
    const jar = this.cookies.get(host) ?? new Map<string, string>();
    this.cookies.set(host, jar);
    this.visited.push(url);
    const headers = new Headers(init.headers);
    if (jar.size > 0) headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await fetch(url, { ...init, headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) keep(jar, line);
    return response;
  }

  /** Opens the URL and follows redirects until a response is not a redirect, or `until` matches the next URL. */
  async follow(url: string, until: (next: string) => boolean = () => false): Promise<Response> {
    let response = await this.open(url);
    for (let hops = 0; hops < 20 && isRedirect(response); hops += 1) {
      const next = locationOf(response);
      if (until(next)) return response;
      response = await this.open(next);
    }
    return response;
  }

  /** Submits a form of the last opened page. */
  submit(form: Record<string, string>): Promise<Response> {
    return this.open(this.visited.at(-1) ?? '', { method: 'POST', body: new URLSearchParams(form) });
  }
}

/** Returns the absolute URL of a redirect. */
export function locationOf(response: Response): string {
  return new URL(response.headers.get('location') ?? '', response.url).href;
}

function isRedirect({ status }: Response): boolean {
  return status >= 300 && status < 400;
}

function keep(jar: Map<string, string>, line: string): void {
  const [pair = '', ...attributes] = line.split('; ');
  const equals = pair.indexOf('=');
  const name = pair.slice(0, equals);
  const expires = attributes.find((attribute) => /^expires=/i.test(attribute))?.slice(8);
  const isGone = expires !== undefined && Date.parse(expires) <= Date.now();
  if (isGone) jar.delete(name);
  else jar.set(name, pair.slice(equals + 1));
}
