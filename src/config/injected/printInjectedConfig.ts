import { injectedConfigId, type InjectedConfig } from './injectedConfig';

/** JSON that is safe inside of an HTML script element: nothing in it can end the element or open a comment. */
export function printSafeJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** The element that carries the configuration to the browser. Data, not a script: it needs no exception in the CSP. */
export function printInjectedConfig(injected: InjectedConfig): string {
  return `<script type="application/json" id="${injectedConfigId}">${printSafeJson(injected)}</script>`;
}
