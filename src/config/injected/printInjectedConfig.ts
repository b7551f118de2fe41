import { injectedConfigId, type InjectedConfig } from './injectedConfig';

/** Prints JSON that is safe inside an HTML script element: it cannot end the element or open a comment. */
export function printSafeJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Prints the element that contains the configuration for browsers. It is data, so it needs no exception in the CSP. */
export function printInjectedConfig(injected: InjectedConfig): string {
  return `<script type="application/json" id="${injectedConfigId}">${printSafeJson(injected)}</script>`;
}
