export const plugin = [];
