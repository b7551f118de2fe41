/** The query parameter that opens the dialog. */
export const UNREGISTER_PARAMETER = 'unregister';
