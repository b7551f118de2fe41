export const backend = [];
