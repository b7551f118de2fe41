import { describeAlertApi, describeErrorApi, mockApis } from '#sdk/testing';
import { describe, expect, test } from 'vitest';
import { createErrorApi } from '../errors/createErrorApi';
import { createAlertApi } from './createAlertApi';
import { createToastForwarder } from './toastForwarder';

describeAlertApi('the portal', () => createAlertApi());
describeErrorApi('the portal', () => createErrorApi(mockApis.alert()));

describe('an error that is posted', () => {
  test('becomes an alert, unless it is hidden', () => {
    const alerts = mockApis.alert();
    const errors = createErrorApi(alerts);
    errors.post(new Error('shown'));
    errors.post(new Error('hidden'), { hidden: true });
    expect(alerts.getAlerts()).toEqual([{ message: 'shown', severity: 'error' }]);
  });
});

describe('a toast', () => {
  test('waits for the screen, and can be taken back', () => {
    const forwarder = createToastForwarder();
    forwarder.post({ title: 'taken back early' }).close();
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
