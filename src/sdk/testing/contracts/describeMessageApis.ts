import { describe, expect, it } from 'vitest';
import type { AlertApi, AlertMessage } from '../../apis/alertApi';
import type { ErrorApi } from '../../apis/errorApi';

/** The contract of alert APIs. */
export function describeAlertApi(name: string, createApi: () => AlertApi): void {
  describe(`${name} as an alert API`, () => {
    it('delivers alerts that were posted before the first subscription', () => {
      const api = createApi();
      const seen: AlertMessage[] = [];
      api.post({ message: 'first' });
      api.alert$().subscribe((alert) => seen.push(alert));
      api.post({ message: 'second', severity: 'error', display: 'transient' });
      expect(seen).toMatchObject([
        { message: 'first' },
        { message: 'second', severity: 'error', display: 'transient' },
      ]);
    });

    it('stops delivering after unsubscribe', () => {
      const api = createApi();
      const seen: AlertMessage[] = [];
      api
        .alert$()
        .subscribe((alert) => seen.push(alert))
        .unsubscribe();
      api.post({ message: 'late' });
      expect(seen).toEqual([]);
    });
  });
}

/** The contract of error APIs. */
export function describeErrorApi(name: string, createApi: () => ErrorApi): void {
  describe(`${name} as an error API`, () => {
    it('emits each error with its context', () => {
      const api = createApi();
      const seen: Array<[string, boolean]> = [];
      api.error$().subscribe(({ error, context }) => seen.push([error.message, context?.hidden ?? false]));
      api.post(new Error('shown'));
      api.post(new Error('hidden'), { hidden: true });
      expect(seen).toEqual([
        ['shown', false],
        ['hidden', true],
      ]);
    });
  });
}
