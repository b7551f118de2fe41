import type { EarlyPart } from '#sdk/early';

/** The skeleton of the home page. */
export const homeEarlyPart: EarlyPart = {
  page: ({ isAt }) => (isAt('page:home', '/home') ? { skeleton: 'home', requests: () => [] } : undefined),
};
