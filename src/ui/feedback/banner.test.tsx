import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { mockApis, TestApiProvider } from '#sdk/testing';
import { TrellisThemeProvider } from '../theme/material/TrellisThemeProvider';
import { DismissibleBanner } from './DismissibleBanner';

function show(storage: ReturnType<typeof mockApis.storage>) {
  return render(
    <TestApiProvider apis={[storage]}>
      <TrellisThemeProvider variant="light">
        <DismissibleBanner id="one">One</DismissibleBanner>
        <DismissibleBanner id="two" link={{ url: 'javascript:alert(1)', title: 'Trap' }}>
          Two
        </DismissibleBanner>
      </TrellisThemeProvider>
    </TestApiProvider>,
  );
}

describe('a banner', () => {
  test('is shown until it is dismissed, and its id is saved in the notifications bucket', async () => {
    const storage = mockApis.storage();
    const { unmount } = show(storage);
    expect(screen.getByText('One')).toBeInTheDocument();
    await userEvent.click(screen.getAllByRole('button', { name: 'Dismiss' })[0] ?? document.body);
    expect(screen.queryByText('One')).not.toBeInTheDocument();
    expect(screen.getByText(/Two/)).toBeInTheDocument();
    unmount();
    show(storage);
    expect(screen.queryByText('One')).not.toBeInTheDocument();
    expect(screen.getByText(/Two/)).toBeInTheDocument();
  });

  test('shows an unsafe URL as text', () => {
    show(mockApis.storage());
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.getByText(/Trap/)).toBeInTheDocument();
  });
});
