import type { Palette } from './palette';

/** The dark palette. Higher surfaces are lighter, and colors are paler and less saturated than in the light palette. */
export const darkPalette: Palette = {
  surface: { canvas: '#0d1014', base: '#14181e', muted: '#1d222a', floating: '#1b2028', hover: '#1a1f26' },
  line: { subtle: '#272d37', control: '#6a7485' },
  text: { primary: '#e7eaef', secondary: '#a3acba' },
  status: {
    success: { text: '#63cd8f', soft: '#12281c', line: '#22492f' },
    warning: { text: '#e4b54a', soft: '#2b2211', line: '#4e3e1b' },
    error: { text: '#ff8f86', soft: '#341a1a', line: '#5c2b2a' },
    info: { text: '#80b8ff', soft: '#14243b', line: '#26446d' },
    neutral: { text: '#b3bbc8', soft: '#1d222a', line: '#313845' },
  },
  kind: {
    component: '#83b3ff',
    api: '#baa1ff',
    resource: '#e0b553',
    system: '#53cfc6',
    domain: '#f190c8',
    group: '#7fce83',
    user: '#62c7ef',
    location: '#a3acba',
    template: '#f5aa70',
    unknown: '#a3acba',
  },
  code: { text: '#e7eaef', key: '#80b8ff', string: '#63cd8f', comment: '#8f99a8', mark: '#3a3316' },
  shadow: '0 0 0 1px rgb(255 255 255 / 4%), 0 12px 32px rgb(0 0 0 / 56%)',
  backdrop: 'rgb(0 0 0 / 60%)',
};
