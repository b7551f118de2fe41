import type { Palette } from './palette';

/** The light palette: white cards on a cool gray page. */
export const lightPalette: Palette = {
  surface: { canvas: '#f6f7f9', base: '#ffffff', muted: '#eef0f4', floating: '#ffffff', hover: '#f3f5f8' },
  line: { subtle: '#e1e5eb', control: '#858e9e' },
  text: { primary: '#161a22', secondary: '#545d6d' },
  status: {
    success: { text: '#156b36', soft: '#e6f5eb', line: '#b7dfc5' },
    warning: { text: '#825200', soft: '#fcf2da', line: '#eed9a6' },
    error: { text: '#b3221a', soft: '#fdecea', line: '#f3c6c2' },
    info: { text: '#1d5bb5', soft: '#e8f0fc', line: '#c0d6f6' },
    neutral: { text: '#4b5463', soft: '#eef0f4', line: '#d9dee6' },
  },
  kind: {
    component: '#2360c5',
    api: '#7240cf',
    resource: '#8f5f00',
    system: '#0b7270',
    domain: '#b02d7c',
    group: '#2c7a30',
    user: '#07719b',
    location: '#5a6371',
    template: '#b14b0a',
    unknown: '#5a6371',
  },
  code: { text: '#161a22', key: '#1d5bb5', string: '#156b36', comment: '#5a6371', mark: '#fdf3c8' },
  shadow: '0 1px 2px rgb(22 26 34 / 8%), 0 8px 24px rgb(22 26 34 / 14%)',
  backdrop: 'rgb(22 26 34 / 42%)',
};
