import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { FacetFilter } from './FacetFilter';
import { FilterChips } from './FilterChips';
import { SearchField } from './SearchField';
import { SegmentedControl } from './SegmentedControl';
import { resolveShownOptions } from './shownOptions';

describe('the search field', () => {
  test('reports the text when typing pauses', () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const onChange = vi.fn();
    render(<SearchField label="Search components" value="" delay={1000} onChange={onChange} />);
    const field = screen.getByRole('searchbox', { name: 'Search components' });
    for (const value of ['p', 'pa', 'pay']) {
      fireEvent.change(field, { target: { value } });
      act(() => void vi.advanceTimersByTime(999));
    }
    expect(onChange).not.toHaveBeenCalled();
    act(() => void vi.advanceTimersByTime(1));
    expect(onChange.mock.calls).toEqual([['pay']]);
  });

  test('reports the text immediately on Enter, and clears with the button and Escape', async () => {
    const onChange = vi.fn();
    render(<SearchField label="Search" value="pay" delay={10_000} onChange={onChange} />);
    const field = screen.getByRole('searchbox');
    await userEvent.type(field, 's{Enter}');
    expect(onChange).toHaveBeenLastCalledWith('pays');
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(onChange).toHaveBeenLastCalledWith('');
    await userEvent.type(field, 'x{Escape}');
    expect(field).toHaveValue('');
  });

  test('shows a value that changes from outside, such as by the back button', () => {
    const { rerender } = render(<SearchField label="Search" value="pay" onChange={() => {}} />);
    rerender(<SearchField label="Search" value="ship" onChange={() => {}} />);
    expect(screen.getByRole('searchbox')).toHaveValue('ship');
  });
});

describe('the chips of active filters', () => {
  test('can be removed one by one or all at once', async () => {
    const remove = vi.fn();
    const clear = vi.fn();
    render(
      <FilterChips
        filters={[{ id: 'o', label: 'Owner', value: 'Team A', onRemove: remove }]}
        onClearAll={clear}
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Remove filter Owner: Team A' }));
    expect(remove).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(clear).toHaveBeenCalledOnce();
  });

  test('render nothing without filters', () => {
    const { container } = render(<FilterChips filters={[]} onClearAll={() => {}} />);
    expect(container).toBeEmptyDOMElement();
  });
});

const owners = Array.from({ length: 12 }, (_, index) => ({
  value: `t${index}`,
  label: `Team ${index}`,
  count: index,
}));

describe('a facet', () => {
  function Owners({ onChange = () => {} }: { onChange?: (selected: string[]) => void }) {
    const [selected, setSelected] = useState<string[]>([]);
    const change = (next: string[]) => {
      setSelected(next);
      onChange(next);
    };
    return <FacetFilter label="Owner" options={owners} selected={selected} onChange={change} />;
  }

  test('shows the first values with their counts, and all of them on request', async () => {
    render(<Owners />);
    expect(screen.getAllByRole('checkbox')).toHaveLength(6);
    await userEvent.click(screen.getByRole('button', { name: 'Show all 12' }));
    expect(screen.getAllByRole('checkbox')).toHaveLength(12);
    await userEvent.click(screen.getByRole('button', { name: 'Show fewer' }));
    expect(screen.getAllByRole('checkbox')).toHaveLength(6);
  });

  test('can be used with the keyboard', async () => {
    const onChange = vi.fn();
    render(<Owners onChange={onChange} />);
    screen.getByRole('checkbox', { name: /Team 1/ }).focus();
    await userEvent.keyboard(' ');
    expect(onChange).toHaveBeenLastCalledWith(['t1']);
    await userEvent.keyboard(' ');
    expect(onChange).toHaveBeenLastCalledWith([]);
  });

  test('searches in many values', async () => {
    render(<Owners />);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search in Owner' }), '11');
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
    await userEvent.type(screen.getByRole('searchbox'), 'zzz');
    expect(screen.getByText('No matches.')).toBeInTheDocument();
  });

  test('can be collapsed', async () => {
    render(<Owners />);
    const fold = screen.getByRole('button', { name: /^Owner/ });
    expect(fold).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(fold);
    expect(fold).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  test('always shows selected values, even beyond the limit or if they no longer exist', () => {
    const { shown, hidden } = resolveShownOptions(owners, ['t9', 'gone'], { term: '', limit: 2 });
    expect(shown.map(({ value }) => value)).toEqual(['t0', 't1', 't9', 'gone']);
    expect(hidden).toBe(9);
  });
});

test('a segmented control is a named group of radio buttons', async () => {
  const onChange = vi.fn();
  render(
    <SegmentedControl
      label="Theme"
      value="auto"
      onChange={onChange}
      segments={[
        { value: 'light', label: 'Light' },
        { value: 'auto', label: 'Auto' },
      ]}
    />,
  );
  expect(screen.getByRole('group', { name: 'Theme' })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Auto' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'Light' }));
  expect(onChange).toHaveBeenCalledWith('light');
});
