/** What a site may contain, from `techdocs.sanitizer`. */
export interface SanitizerRules {
  /** Hosts whose pages may be embedded, in lower case. None by default. */
  iframeHosts: readonly string[];
  /** Custom elements to keep. None by default. */
  elementPattern: RegExp | undefined;
  /** Attributes to keep on them. */
  attributePattern: RegExp | undefined;
  /** The protocols of links, in lower case and without the colon. */
  protocols: readonly string[];
}

/** The protocols that are always allowed. */
export const defaultProtocols: readonly string[] = [
  'callto',
  'cid',
  'ftp',
  'ftps',
  'http',
  'https',
  'mailto',
  'matrix',
  'sms',
  'tel',
  'xmpp',
];

/** Never allowed, whatever the configuration says: these run code or show content that an attacker controls. */
const refused = new Set(['javascript', 'vbscript', 'data', 'blob', 'file', 'filesystem', 'about']);

/** The settings that the rules are read from. */
export interface SanitizerSettings {
  allowedIframeHosts?: readonly string[];
  allowedCustomElementTagNameRegExp?: string;
  allowedCustomElementAttributeNameRegExp?: string;
  additionalAllowedURIProtocols?: readonly string[];
}

/** Resolves the rules. A pattern that is not valid allows nothing. */
export function resolveRules(settings: SanitizerSettings = {}): SanitizerRules {
  const extra = (settings.additionalAllowedURIProtocols ?? [])
    .map((protocol) => protocol.toLowerCase().replace(/:$/, ''))
    .filter((protocol) => /^[a-z][a-z0-9+.-]*$/.test(protocol) && !refused.has(protocol));
  return {
    iframeHosts: (settings.allowedIframeHosts ?? []).map((host) => host.toLowerCase()),
    elementPattern: toPattern(settings.allowedCustomElementTagNameRegExp),
    attributePattern: toPattern(settings.allowedCustomElementAttributeNameRegExp),
    protocols: [...defaultProtocols, ...extra],
  };
}

function toPattern(source: string | undefined): RegExp | undefined {
  if (source === undefined || source === '') return undefined;
  try {
    return new RegExp(source);
  } catch {
    return undefined;
  }
}

/** Whether the address of an embedded page has exactly an allowed host. */
export function isAllowedFrame(source: string, { iframeHosts }: SanitizerRules): boolean {
  if (!URL.canParse(source, 'https://invalid.invalid')) return false;
  const { protocol, host } = new URL(source, 'https://invalid.invalid');
  return (protocol === 'https:' || protocol === 'http:') && iframeHosts.includes(host.toLowerCase());
}
