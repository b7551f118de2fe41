import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { PopupConfig, PopupResult } from '#protocol';
import { resolveResultTexts, type ResultTexts } from './resultTexts';

export interface ResultPageOptions {
  /** Origin of the waiting page. No other origin receives the result. */
  targetOrigin: string;
  result: PopupResult;
  /** Link for users whose portal page is closed. */
  homeUrl: string;
  statusCode?: number;
}

/**
 * Renders the final page of a sign-in popup. It posts the result to the page that opened it and closes itself. If
 * that page is gone, it shows the result and a link to the portal. It uses the browser's language.
 */
export function sendResultPage(reply: FastifyReply, options: ResultPageOptions): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  return reply
    .code(options.statusCode ?? 200)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('vary', 'accept-language')
    .header(
      'content-security-policy',
      `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    )
    .send(printPage(options, resolveResultTexts(reply.request.headers['accept-language']), nonce));
}

// Removes the data from the document first. The text is inserted as text, not as HTML.
const SCRIPT = `
const holder = document.getElementById('result');
const { config, result } = JSON.parse(holder.textContent);
holder.remove();
if (window.opener) {
  window.opener.postMessage(config, '*');
  window.opener.postMessage(result, config.targetOrigin);
  setTimeout(() => window.close(), 100);
}`;

// The portal's colors and sizes. The page is self-contained, so it works when the rest of the portal doesn't.
const STYLE = `
:root {
  color-scheme: light dark;
  font: 400 14px/1.5 Inter, system-ui, sans-serif;
  color: light-dark(#161a22, #e7eaef);
  background: light-dark(#f6f7f9, #0d1014);
}
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 16px; box-sizing: border-box; }
main {
  max-width: 480px; padding: 24px; box-sizing: border-box; overflow-wrap: anywhere;
  border: 1px solid light-dark(#e1e5eb, #272d37); border-radius: 10px; background: light-dark(#fff, #14181e);
}
h1 { margin: 0 0 8px; font-size: 20px; font-weight: 600; line-height: 1.3; }
p { margin: 0 0 16px; color: light-dark(#545d6d, #a3acba); }
a { display: inline-block; padding: 4px 0; color: light-dark(#1d5bb5, #80b8ff); font-weight: 500; }
a:focus-visible { outline: 2px solid currentColor; outline-offset: 2px; border-radius: 6px; }`;

function printPage(
  { targetOrigin, result, homeUrl }: ResultPageOptions,
  texts: ResultTexts,
  nonce: string,
): string {
  const config: PopupConfig = { type: 'config_info', targetOrigin };
  const title = result.error ? texts.failed : texts.done;
  const message = result.error?.message ?? texts.close;
  return `<!doctype html>
<html lang="${texts.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style nonce="${nonce}">${STYLE}</style></head>
<body><main><h1>${title}</h1><p>${escapeHtml(message)}</p>
<a href="${escapeHtml(homeUrl)}">${texts.back}</a></main>
<script type="application/json" id="result">${escapeJson({ config, result })}</script>
<script nonce="${nonce}">${SCRIPT}</script></body></html>`;
}

function escapeHtml(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
}

// In a script element only `<` is special, and JSON can escape it.
function escapeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
