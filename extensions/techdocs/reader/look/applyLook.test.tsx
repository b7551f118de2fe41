import { expect, it } from 'vitest';
import { applyLook } from './applyLook';

it('follows the color scheme of the portal until it is undone', () => {
  const root = document.createElement('div').attachShadow({ mode: 'open' });
  root.innerHTML = '<div data-md-color-scheme="default"></div>';
  const [content] = root.querySelectorAll<HTMLElement>('div');
  const undo = applyLook(root, true);
  expect(content?.dataset['mdColorScheme']).toBe('slate');
  undo();
  expect(content?.dataset['mdColorScheme']).toBe('default');
});
