/** Why the backend could not build a site. */
export class BuildFailure extends Error {}
