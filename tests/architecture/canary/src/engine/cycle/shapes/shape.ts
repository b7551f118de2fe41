export const shape = [];
