import { lazyPart } from '#sdk';

/** Few sites have a default page. */
export const DefaultPath = lazyPart(async () => (await import('../../states/DefaultPath')).DefaultPath);
