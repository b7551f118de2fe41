/** Space reserved for the navigation, in px: its width when collapsed and open, and its height on phones. */
export const frameSizes = { closed: 72, open: 224, bar: 56 } as const;
