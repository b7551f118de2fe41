import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { TrellisThemeProvider } from '#ui';
import { Stepper, type StepperProps } from './Stepper';
import { initialStepperState, moveStepper } from './stepperState';

const steps: StepperProps['steps'] = [
  { id: 'source', title: 'Source', content: 'Where it lies' },
  { id: 'owner', title: 'Owner', content: 'Who owns it', isOptional: true },
  { id: 'review', title: 'Review', content: 'What will be done' },
];

function draw(props: Partial<StepperProps> = {}) {
  render(
    <TrellisThemeProvider variant="light">
      <Stepper label="Import" steps={steps} {...props} />
    </TrellisThemeProvider>,
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const open = (name: string) => screen.findByRole('heading', { name });

describe.each(['vertical', 'horizontal'] as const)('a %s stepper', (orientation) => {
  test('goes forward, skips optional steps, goes back, finishes and resets, and moves the focus', async () => {
    const onFinish = vi.fn<() => void>();
    draw({ orientation, onFinish });
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Skip' })).toBeNull();
    await press('Next');
    expect(await open('Step 2 of 3: Owner Optional')).toHaveFocus();
    await press('Skip');
    expect(await open('Step 3 of 3: Review')).toHaveFocus();
    await press('Back');
    await open('Step 2 of 3: Owner Optional');
    await press('Next');
    await open('Step 3 of 3: Review');
    expect(onFinish).not.toHaveBeenCalled();
    await press('Finish');
    expect(await open('All steps completed')).toHaveFocus();
    expect(onFinish).toHaveBeenCalledOnce();
    await press('Reset');
    expect(await open('Step 1 of 3: Source')).toHaveFocus();
  });

  test('shows the current step and the completed steps', async () => {
    draw({ orientation });
    await press('Next');
    const items = within(screen.getByRole('region', { name: 'Import' })).getAllByRole('listitem');
    expect(items[0]).toHaveTextContent('Source, Completed');
    expect(items[1]).toHaveAttribute('aria-current', 'step');
  });
});

describe('a step', () => {
  test('stays on an invalid step and shows the error', async () => {
    const found = ['The address is missing.', undefined];
    draw({ steps: [{ ...steps[0]!, validate: () => Promise.resolve(found.shift()) }, ...steps.slice(1)] });
    await press('Next');
    expect(await screen.findByRole('alert')).toHaveTextContent('The address is missing.');
    await press('Next');
    await open('Step 2 of 3: Owner Optional');
  });

  test.each([
    ['rejects', () => Promise.reject(new Error('The server did not respond.'))],
    [
      'throws',
      () => {
        throw new Error('The server did not respond.');
      },
    ],
  ])('whose validation %s shows the reason and can be tried again', async (_, fail) => {
    const validate = vi
      .fn<() => Promise<undefined>>()
      .mockImplementationOnce(fail)
      .mockResolvedValue(undefined);
    draw({ steps: [{ ...steps[0]!, validate }, ...steps.slice(1)] });
    await press('Next');
    expect(await screen.findByRole('alert')).toHaveTextContent('The server did not respond.');
    await press('Next');
    await open('Step 2 of 3: Owner Optional');
  });

  test('marks steps with errors from the caller', () => {
    draw({
      steps: [{ ...steps[0]!, error: 'Not found.' }, ...steps.slice(1)],
      state: { current: 1, skipped: [] },
    });
    expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('Source, Completed, Needs attention');
  });
});

test('the caller can manage the state', async () => {
  const onStateChange = vi.fn<NonNullable<StepperProps['onStateChange']>>();
  draw({ state: { current: 1, skipped: [] }, onStateChange });
  await press('Skip');
  expect(onStateChange).toHaveBeenCalledWith({ current: 2, skipped: ['owner'] });
  expect(screen.getByRole('heading', { name: 'Step 2 of 3: Owner Optional' })).toBeVisible();
});

test('completed steps can be opened again if the caller allows it', async () => {
  draw({ canReturn: true, orientation: 'horizontal' });
  expect(screen.queryByRole('button', { name: 'Source' })).toBeNull();
  await press('Next');
  await press('Skip');
  await open('Step 3 of 3: Review');
  expect(screen.queryByRole('button', { name: /Review/ })).toBeNull();
  await press('Source , Completed');
  expect(await open('Step 1 of 3: Source')).toHaveFocus();
  expect(screen.queryByRole('button', { name: /Owner/ })).toBeNull();
});

test('a skipped step that is completed later is no longer skipped', () => {
  const ids = ['a', 'b'];
  const skipped = moveStepper(initialStepperState, 'skip', ids);
  expect(skipped).toEqual({ current: 1, skipped: ['a'] });
  expect(moveStepper(moveStepper(skipped, 'back', ids), 'next', ids)).toEqual({ current: 1, skipped: [] });
  expect(moveStepper({ current: 2, skipped: [] }, 'next', ids).current).toBe(2);
  expect(moveStepper(initialStepperState, 'back', ids).current).toBe(0);
});
