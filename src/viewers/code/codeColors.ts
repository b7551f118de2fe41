import type { ThemeVariant } from '#ui';
import type { CodeTokenKind } from './highlight/codeTokens';

/** The syntax colors of each theme. Comments are muted and names stand out. */
export const codeColors: Readonly<Record<ThemeVariant, Readonly<Record<CodeTokenKind, string>>>> = {
  light: {
    comment: '#5a6371',
    keyword: '#7240cf',
    string: '#156b36',
    number: '#9c3d00',
    title: '#1d5bb5',
    type: '#07647f',
    key: '#1d5bb5',
    meta: '#a3246f',
    added: '#156b36',
    removed: '#b3221a',
  },
  dark: {
    comment: '#9ba4b3',
    keyword: '#c3adff',
    string: '#63cd8f',
    number: '#f5aa70',
    title: '#80b8ff',
    type: '#62c7ef',
    key: '#80b8ff',
    meta: '#f190c8',
    added: '#63cd8f',
    removed: '#ff8f86',
  },
};
