import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { SkipLink } from '../a11y/SkipLink';
import { InfoCard } from '../card/InfoCard';
import { Page } from './Page';
import { PageHeader } from './PageHeader';

const tabs = [
  { id: 'overview', label: 'Overview', to: '/c/payments', end: true },
  { id: 'docs', label: 'Docs', to: '/c/payments/docs' },
  {
    id: 'dev',
    label: 'Development',
    items: [
      { id: 'apis', label: 'APIs', to: '/c/payments/apis' },
      { id: 'ci', label: 'CI/CD', to: '/c/payments/ci' },
    ],
  },
];

function Address() {
  return <output>{useLocation().pathname}</output>;
}

function renderHeader(path: string) {
  return render(
    <MemoryRouter initialEntries={[path]}>
      <PageHeader
        title="payments"
        breadcrumbs={[{ label: 'Catalog', to: '/catalog' }]}
        facts="A service"
        tabs={tabs}
      />
      <Address />
    </MemoryRouter>,
  );
}

describe('the header of a page', () => {
  test('shows the breadcrumbs, the title and the facts', () => {
    renderHeader('/c/payments');
    const trail = screen.getByRole('navigation', { name: 'Breadcrumb' });
    expect(within(trail).getByRole('link', { name: 'Catalog' })).toHaveAttribute('href', '/catalog');
    expect(screen.getByRole('heading', { level: 1, name: 'payments' })).toBeInTheDocument();
    expect(screen.getByText('A service')).toBeInTheDocument();
  });

  test('has a link for each section and marks the current one', async () => {
    renderHeader('/c/payments/docs/deep');
    const row = await screen.findByRole('navigation', { name: 'Sections of payments' });
    expect(within(row).getByRole('link', { name: 'Docs' })).toHaveAttribute('aria-current', 'page');
    expect(within(row).getByRole('link', { name: 'Overview' })).not.toHaveAttribute('aria-current');
  });

  test('shows the sections of a group in a menu and names the active one', async () => {
    renderHeader('/c/payments/apis');
    await userEvent.click(await screen.findByRole('button', { name: 'Development: APIs' }));
    const chosen = await screen.findByRole('menuitemradio', { name: 'APIs' });
    expect(chosen).toHaveAttribute('aria-checked', 'true');
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'CI/CD' }));
    expect(screen.getByText('/c/payments/ci')).toBeInTheDocument();
  });

  test('isolates the text direction of the title', () => {
    const { container } = render(<PageHeader title={'\u202eevil'} />, { wrapper: MemoryRouter });
    expect(container.querySelector('h1 > bdi')).toHaveTextContent('evil');
  });
});

test('the skip link jumps to the page', async () => {
  render(
    <>
      <SkipLink />
      <Page>content</Page>
    </>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Skip to content' }));
  expect(screen.getByRole('main')).toHaveFocus();
});

test('an empty card shrinks to one line with a message', () => {
  render(
    <InfoCard title="Provided APIs" empty="None provided">
      <table />
    </InfoCard>,
  );
  expect(screen.getByRole('region', { name: 'Provided APIs' })).toHaveTextContent('None provided');
  expect(screen.queryByRole('table')).toBeNull();
});

test('a page inside a page is not a second landmark', () => {
  render(
    <Page>
      <Page>not found</Page>
    </Page>,
  );
  expect(screen.getAllByRole('main')).toHaveLength(1);
  expect(screen.getByRole('main')).toHaveTextContent('not found');
});
