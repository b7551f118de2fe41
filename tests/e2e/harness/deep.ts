/** Whether this is `npm run test:deep`, which checks every screen in every width and language. */
export const isDeep = process.env['TRELLIS_TEST_DEEP'] === '1';
