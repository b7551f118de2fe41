/** The steps, as in the URL of the page. */
export const importSteps = ['url', 'found', 'review', 'done'] as const;

export type ImportStep = (typeof importSteps)[number];
