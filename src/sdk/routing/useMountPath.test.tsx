import { render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { useMountPath } from './useMountPath';

function Shown() {
  return <output>{useMountPath()}</output>;
}

function mountPathAt(address: string, pattern: string): string | null {
  render(
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route path={pattern} element={<Shown />} />
      </Routes>
    </MemoryRouter>,
  );
  return screen.getByRole('status').textContent;
}

describe('useMountPath', () => {
  it.each([
    ['/create', '/create/*', '/create'],
    ['/create/', '/create/*', '/create'],
    ['/create/tasks/7?x=1#y', '/create/*', '/create'],
    [
      '/catalog/default/component/web/docs',
      '/catalog/:namespace/:kind/:name/*',
      '/catalog/default/component/web',
    ],
    ['/docs/a%2Fb/c%20d', '/docs/*', '/docs'],
    ['/a/b/a/b', '/a/b/*', '/a/b'],
    ['/', '/*', ''],
    ['/anything/below', '/*', ''],
    ['/settings', '/settings', '/settings'],
  ])('of %s mounted at %s is %s', (address, pattern, expected) => {
    expect(mountPathAt(address, pattern)).toBe(expected);
  });
});
