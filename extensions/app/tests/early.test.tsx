import { beforeEach, describe, expect, it } from 'vitest';
import { readEarlyContext } from '#sdk/early';
import { appEarlyPart } from '../early';

function paint(app: unknown, overridden: string[] = []): readonly string[] | undefined {
  document.head.innerHTML = `<script id="trellis-config" type="application/json">${JSON.stringify({ config: { app } })}</script>`;
  const context = readEarlyContext(document, new URL(location.href), new Set(overridden));
  return appEarlyPart.paint?.(context);
}

beforeEach(() => {
  localStorage.clear();
  document.documentElement.dir = '';
  document.body.innerHTML = '<div class="skeleton"><em>Trellis</em></div>';
});

describe('the first paint', () => {
  it('has the theme, the navigation, the title and the direction of the user', () => {
    localStorage.setItem('theme', 'dark');
    localStorage.setItem('sidebarPinState', 'false');
    localStorage.setItem('language', 'ar');
    const language = { 'api:app/app-language': { config: { availableLanguages: ['en', 'ar'] } } };
    expect(paint({ title: 'Nordwind', extensions: [language] })).toEqual(['dark', 'folded']);
    expect(document.documentElement.dir).toBe('rtl');
    expect(document.querySelector('em')?.textContent).toBe('Nordwind');
  });

  it('leaves the color open that a theme configures or a plugin overrides', () => {
    expect(paint({})).toEqual(['light']);
    expect(paint({ extensions: [{ 'theme:app/light': { config: { accent: '#123456' } } }] })).toEqual([
      'light',
      'accent',
    ]);
    expect(paint({}, ['theme:app/light', 'api:app/app-language'])).toEqual(['light', 'accent']);
    expect(document.documentElement.dir).toBe('ltr');
  });
});
