import { describe, expect, it } from 'vitest';
import type { AlertApi, AlertMessage } from '../../apis/alertApi';
import type { ErrorApi } from '../../apis/errorApi';

/** What every alert API promises. */
export function describeAlertApi(name: string, makeApi: () => AlertApi): void {
  describe(`${name} as an alert API`, () => {
    it('delivers what was posted before anybody listened', () => {
      const api = makeApi();
      const seen: AlertMessage[] = [];
      api.post({ message: 'first' });
      api.alert$().subscribe((alert) => seen.push(alert));
      api.post({ message: 'second', severity: 'error', display: 'transient' });
      expect(seen).toMatchObject([
        { message: 'first' },
        { message: 'second', severity: 'error', display: 'transient' },
      ]);
    });

    it('says nothing to those who left', () => {
      const api = makeApi();
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

/** What every error API promises. */
export function describeErrorApi(name: string, makeApi: () => ErrorApi): void {
  describe(`${name} as an error API`, () => {
    it('tells listeners each error and how it is to be treated', () => {
      const api = makeApi();
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
