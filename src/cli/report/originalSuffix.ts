/** The suffix of the copies of files as they were before they were fixed. */
export const originalSuffix = '.orig';
