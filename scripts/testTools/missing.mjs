/** Something tests need and can't have; the message names the package. */
export class Missing extends Error {}
