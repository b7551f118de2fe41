import { CircleAlert, TriangleAlert } from 'lucide-react';

/** What stands beside a reading that is not good. */
export const gaugeIcons = { success: undefined, warning: TriangleAlert, error: CircleAlert } as const;
