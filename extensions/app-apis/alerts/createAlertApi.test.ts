import { describeAlertApi, describeErrorApi, mockApis } from '#sdk/testing';
import { describe, expect, test } from 'vitest';
import { createErrorApi } from '../errors/createErrorApi';
import { createAlertApi } from './createAlertApi';
import { createToastForwarder } from './toastForwarder';

describeAlertApi('the portal', () => createAlertApi());
describeErrorApi('the portal', () => createErrorApi(mockApis.alert()));

describe('a posted error', () => {
  test('creates an alert unless it is hidden', () => {
    const alerts = mockApis.alert();
    const errors = createErrorApi(alerts);
    errors.post(new Error('shown'));
    errors.post(new Error('hidden'), { hidden: true });
    expect(alerts.getAlerts()).toEqual([{ message: 'shown', severity: 'error' }]);
  });
});

describe('the toast queue', () => {
  test('keeps toasts until they are shown, and closes them', () => {
    const forwarder = createToastForwarder();
    forwarder.post({ title: 'closed early' }).close();
    const second = forwarder.post({ title: 'second' });
    const shown: unknown[] = [];
    const closed: string[] = [];
    forwarder.toast$().subscribe(({ title }) => shown.push(title));
    forwarder.closed$().subscribe((key) => closed.push(key));
    second.close();
    expect(shown).toEqual(['second']);
    expect(closed).toEqual(['toast-2']);
  });
});
