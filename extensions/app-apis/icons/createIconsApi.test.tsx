import { render, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { builtInIcons } from './builtInIcons';
import { createIconsApi } from './createIconsApi';

const keys = [
  'brokenImage',
  'catalog',
  'scaffolder',
  'techdocs',
  'search',
  'chat',
  'dashboard',
  'docs',
  'email',
  'github',
  'group',
  'help',
  'kind:api',
  'kind:component',
  'kind:domain',
  'kind:group',
  'kind:location',
  'kind:system',
  'kind:user',
  'kind:resource',
  'kind:template',
  'user',
  'warning',
  'star',
  'unstarred',
  'externalLink',
];

describe('createIconsApi', () => {
  test('has an icon of 24 by 24 pixels for every built-in key', async () => {
    const api = createIconsApi([builtInIcons]);
    expect(api.listIconKeys().toSorted()).toEqual(keys.toSorted());
    for (const key of keys) {
      const { container } = render(<>{api.icon(key)}</>);
      await waitFor(() => expect(container.querySelector('.lucide')).toHaveAttribute('width', '24'));
      expect(container.querySelector('.lucide')).toHaveAttribute('height', '24');
    }
  });

  test('uses the icon of the last bundle, as an element or component', () => {
    const api = createIconsApi([builtInIcons, { star: <i>element</i>, help: () => <i>component</i> }]);
    const Star = api.getIcon('star');
    const Help = api.getIcon('help');
    render(
      <>
        {api.icon('help')}
        {Star && <Star />}
        {Help && <Help />}
      </>,
    );
    expect(screen.getAllByText('component')).toHaveLength(2);
    expect(screen.getByText('element')).toBeInTheDocument();
  });

  test('returns the same component each time, and nothing for an unknown key', () => {
    const api = createIconsApi([builtInIcons]);
    expect(api.getIcon('star')).toBe(api.getIcon('star'));
    expect(api.icon('nothing')).toBeUndefined();
    expect(api.getIcon('toString')).toBeUndefined();
  });
});
