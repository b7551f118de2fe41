import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { TrellisThemeProvider } from '#ui';
import { LogView, type LogViewProps } from './LogView';

beforeAll(() => import('./LogStage').then(() => {}));

const view = (lines: string[], props: Partial<LogViewProps> = {}) => (
  <TrellisThemeProvider variant="light">
    <LogView lines={lines} label="Build" {...props} />
  </TrellisThemeProvider>
);

async function draw(lines: string[], props: Partial<LogViewProps> = {}) {
  render(view(lines, props));
  return screen.findByRole('region', { name: 'Build' });
}

const drawn = (region: HTMLElement) => region.querySelectorAll('[data-line]').length;

describe('the log view', () => {
  test('renders only a few of many lines, and shows their number', async () => {
    const region = await draw(Array.from({ length: 200_000 }, (_none, index) => `line ${index}`));
    expect(drawn(region)).toBeLessThan(60);
    expect(screen.getByText('200,000 lines')).toBeVisible();
  });

  test('finds lines, moves between matches, and wraps around', async () => {
    const region = await draw(['one', 'two error', 'three', 'four Error']);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search the log' }), 'error');
    await expect.poll(() => screen.getByText('1 of 2')).toBeVisible();
    const current = () => region.querySelector('[data-current]')?.getAttribute('data-line');
    expect(current()).toBe('2');
    await userEvent.keyboard('{Enter}');
    await expect.poll(current).toBe('4');
    await userEvent.click(screen.getByRole('button', { name: 'Next match' }));
    expect(current()).toBe('2');
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    await expect.poll(current).toBe('4');
    expect(region.querySelectorAll('mark')).toHaveLength(2);
  });

  test('searches again if the log is replaced, even if the start is the same', async () => {
    const { rerender } = render(view(['start', 'error', 'end']));
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search the log' }), 'error');
    await expect.poll(() => screen.getByText('1 of 1')).toBeVisible();
    rerender(view(['start', 'fine', 'fine', 'error', 'error', 'error']));
    await expect.poll(() => screen.getByText(/of 3/)).toBeVisible();
  });

  test('truncates a line of 50 MB, and copies all of it without colors', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);
    const region = await draw(['\u001B[31mred\u001B[0m', 'x'.repeat(50_000_000)]);
    expect(region.textContent.length).toBeLessThan(6000);
    expect(
      screen.getByText('… 49,995,000 more characters. Download the log to see the full line.'),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Copy: Build' }));
    await expect.poll(() => writeText.mock.calls[0]?.[0].slice(0, 10)).toBe('red\nxxxxxx');
    expect(writeText.mock.calls[0]?.[0]).toHaveLength(50_000_004);
  });

  test('does not link an unsafe URL', async () => {
    const link = (address: string) => `\u001B]8;;${address}\u0007there\u001B]8;;\u0007`;
    await draw([link('javascript:alert(1)'), link('https://example.com/run')]);
    expect(screen.getAllByRole('link').map((one) => one.getAttribute('href'))).toEqual([
      'https://example.com/run',
    ]);
  });

  test('can only follow live logs', async () => {
    await draw(['a'], { isLive: true });
    expect(screen.getByRole('button', { name: 'Follow new lines', pressed: true })).toBeVisible();
  });

  test('stops following with the first pixel up or key up, and follows again at the end', async () => {
    const lines = Array.from({ length: 40 }, (_none, index) => `line ${index}`);
    const { rerender } = render(view(lines, { isLive: true }));
    const region = await screen.findByRole('region', { name: 'Build' });
    Object.defineProperties(region, { clientHeight: { value: 480 }, scrollHeight: { value: 880 } });
    const scrollTo = vi.spyOn(region, 'scrollTo').mockReturnValue();
    const addLine = () => {
      scrollTo.mockClear();
      lines.push('another');
      rerender(view([...lines], { isLive: true }));
    };
    const scroll = (top: number) => {
      region.scrollTop = top;
      fireEvent.scroll(region);
    };
    scroll(400);
    addLine();
    expect(scrollTo).toHaveBeenCalled();
    scroll(397);
    addLine();
    expect(scrollTo).not.toHaveBeenCalled();
    scroll(399);
    addLine();
    expect(scrollTo).toHaveBeenCalled();
    fireEvent.keyDown(region, { key: 'Home' });
    addLine();
    expect(scrollTo).not.toHaveBeenCalled();
    scroll(400);
    fireEvent.wheel(region, { deltaY: -10 });
    addLine();
    expect(scrollTo).not.toHaveBeenCalled();
  });

  test('shows a message if it is empty', async () => {
    await draw([]);
    expect(screen.getByText('No output yet.')).toBeVisible();
  });
});
