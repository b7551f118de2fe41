import { CircleAlert, TriangleAlert } from 'lucide-react';

/** The icon of each tone. */
export const gaugeIcons = { success: undefined, warning: TriangleAlert, error: CircleAlert } as const;
