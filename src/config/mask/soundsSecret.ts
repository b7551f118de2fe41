/** Parts of words that name secrets. */
const sensitivePart =
  /secret|token|passw|passphrase|credential|kubeconfig|(access|account|api|app|encryption|license|master|private|shared|signing|ssh|storage)key/;
const harmlessPart = /tokeni[sz]|secretar|passwordless/;

/** Whole words that name secrets. */
const sensitiveWords = new Set(
  'authorization bearer ca cadata connection connections cookie cookies dsn hmac jwt mnemonic otp passcode pat pem pepper pfx salt signing totp webhook webhooks'.split(
    ' ',
  ),
);

/** Last words of names for things around a secret, such as `tokenUrl` or `passwordPolicy`. */
const attributes = new Set(
  'alg algorithm algorithms arn attempts audience class claim count duration enabled endpoint enforcement expiration expires expiry field file format interval issuer length lifetime limit manager max method millis min minutes mode ms name namespace path pattern policy pool prefix provider ref region required resolver retries rotation scope scopes seconds size store strategy timeout ttl type uri url'.split(
    ' ',
  ),
);

/** Words before `key` that make it a name instead of a secret. */
const namingWords = new Set(
  'annotation board cache column config dictionary entity event feature field filter flag foreign group hot i18n icon id index issue item label locale lookup map menu message metadata name nav object partition path plugin primary project public query registry row search shortcut sort tab tag theme translation unique'.split(
    ' ',
  ),
);
const contents = new Set(['base64', 'content', 'data', 'material', 'pem', 'value']);

/** Whether a key with this name probably contains a secret. */
export function soundsSecret(key: string): boolean {
  const words = splitWords(key);
  const last = words.at(-1) ?? '';
  // The URL of a webhook often contains its token.
  if (words.some((word) => word.startsWith('webhook')) && /^(url|uri|endpoint|path)$/.test(last)) return true;
  if (words.length > 1 && attributes.has(last)) return false;
  if (['pass', 'pwd', 'private'].includes(last)) return true;
  if (words.join(' ').endsWith('basic auth')) return true;
  if (
    words.some((word) => sensitiveWords.has(word) || (sensitivePart.test(word) && !harmlessPart.test(word)))
  )
    return true;
  return namesKey(words);
}

/** Whether the name ends with the word `key`, possibly followed by a word for its content. */
function namesKey(words: readonly string[]): boolean {
  const rest = contents.has(words.at(-1) ?? '') ? words.slice(0, -1) : words;
  const last = rest.at(-1);
  if (last === 'key') return !namingWords.has(rest.at(-2) ?? '');
  return (
    last === 'keys' &&
    /^(api|app|access|private|signing|encryption|master|shared|ssh)$/.test(rest.at(-2) ?? '')
  );
}

function splitWords(key: string): string[] {
  return key
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
}
