import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { Avatar } from './Avatar';
import { CopyButton } from './CopyButton';
import { formatRelativeTime } from './formatRelativeTime';
import { resolveInitials } from './initials';
import { KeyValueList } from './KeyValueList';
import { KindIcon } from './KindIcon';
import { resolveKindHue } from './kindIcons';
import { RelativeTime } from './RelativeTime';
import { TagList } from './TagList';
import { Truncate } from './Truncate';

describe('copying', () => {
  test('copies the text and reports it', async () => {
    const user = userEvent.setup();
    render(<CopyButton text="component:default/payments" label="Entity ref" />);
    await user.click(screen.getByRole('button', { name: 'Copy: Entity ref' }));
    expect(await navigator.clipboard.readText()).toBe('component:default/payments');
    expect(screen.getByRole('status')).toHaveTextContent('Text copied to clipboard');
  });

  test.each([
    [true, 'Text copied to clipboard'],
    [false, 'Could not copy the text. Select it and copy it manually.'],
  ])('without permission, copies by selection and reports the result: %s', async (works, expected) => {
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'));
    let copied = '';
    Object.assign(document, {
      execCommand: () => {
        copied = document.getSelection()?.toString() ?? '';
        return works;
      },
    });
    render(<CopyButton text={() => 'component:default/payments'} />);
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    await expect.poll(() => screen.getByRole('status').textContent).toBe(expected);
    expect(copied).toBe('component:default/payments');
    expect(document.querySelector('body > pre')).toBeNull();
    Reflect.deleteProperty(document, 'execCommand');
  });
});

describe('a time', () => {
  const now = Date.UTC(2026, 0, 15, 12);

  test.each([
    [0, 'now'],
    [-5_000, 'now'],
    [-4 * 60_000, '4 minutes ago'],
    [-26 * 3_600_000, 'yesterday'],
    [-20 * 86_400_000, '2 weeks ago'],
    [3 * 3_600_000, 'in 3 hours'],
  ])('%d ms from now is formatted as %s', (distance, expected) => {
    expect(formatRelativeTime(new Date(now + distance), now, 'en')).toBe(expected);
  });

  test('has the exact time as an attribute and on hover', () => {
    const { container } = render(<RelativeTime value="2026-01-15T12:00:00Z" />);
    expect(container.querySelector('time')).toHaveAttribute('datetime', '2026-01-15T12:00:00.000Z');
    expect(container.querySelector('time')?.title).toContain('2026');
  });

  test('that is invalid is shown unchanged', () => {
    render(<RelativeTime value="next spring" />);
    expect(screen.getByText('next spring')).toBeInTheDocument();
  });
});

describe('initials', () => {
  test.each([
    ['Ada Lovelace', 'AL'],
    ['user:default/guest', 'G'],
    ['team-a', 'TA'],
    ['Jean-Luc M. Picard', 'JP'],
    ['', '?'],
    ['🎧', '?'],
    ['Ólafur', 'Ó'],
  ])('of %j are %s', (name, initials) => expect(resolveInitials(name)).toBe(initials));
});

describe('an avatar', () => {
  test('shows the picture, or the initials when it does not load', () => {
    const { container } = render(
      <Avatar name="Ada Lovelace" picture="https://example.com/a.png" alt="Profile picture" />,
    );
    const picture = screen.getByRole('img', { name: 'Profile picture' });
    expect(picture).toHaveAttribute('referrerpolicy', 'no-referrer');
    picture.dispatchEvent(new Event('error'));
    return vi.waitFor(() => expect(container).toHaveTextContent('AL'), 15_000);
  });

  test.each([
    'javascript:alert(1)',
    'data:image/svg+xml,<svg onload=alert(1)>',
    'data:text/html,x',
    'mailto:a@example.com',
  ])('does not load %s', (picture) => {
    const { container } = render(<Avatar name="A" picture={picture} />);
    expect(container.querySelector('img')).toBeNull();
  });
});

describe('an entity kind', () => {
  test.each([
    ['Component', 'component'],
    ['API', 'api'],
    ['Galaxy', 'unknown'],
    ['constructor', 'unknown'],
    ['__proto__', 'unknown'],
  ])('%s has the color of %s', (kind, hue) => expect(resolveKindHue(kind)).toBe(hue));

  test('is hidden next to text and has a name on its own', () => {
    const { rerender } = render(<KindIcon kind="System" />);
    expect(screen.queryByRole('img')).toBeNull();
    rerender(<KindIcon kind="System" label="System" />);
    expect(screen.getByRole('img', { name: 'System' })).toBeInTheDocument();
  });
});

test('a key-value list uses terms and definitions, and shows or omits missing values depending on the layout', () => {
  const items = [
    { id: 'o', label: 'Owner', value: 'Team A' },
    { id: 'd', label: 'Domain', value: undefined },
  ];
  const { rerender } = render(<KeyValueList items={items} />);
  expect(screen.getAllByRole('term')).toHaveLength(2);
  expect(screen.getByText('None')).toBeInTheDocument();
  rerender(<KeyValueList items={items} layout="line" />);
  expect(screen.getAllByRole('term')).toHaveLength(1);
});

test('tags beyond the maximum are shown on request', async () => {
  render(<TagList label="Tags" tags={['a', 'b', 'c', 'd']} max={2} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  await userEvent.click(screen.getByRole('button', { name: 'Show 2 more tags' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
});

test('a text of ten thousand characters with markup and direction marks is truncated plain text', () => {
  const hostile = `<b>\u202e${'x'.repeat(10_000)}`;
  const { container } = render(<Truncate>{hostile}</Truncate>);
  expect(container.querySelector('b')).toBeNull();
  expect(container.querySelector('bdi')?.textContent.length).toBeLessThan(1100);
});
