/** Servers and proxies commonly stop reading a request line at 8 kB; a longer query is posted instead. */
export const longestQuery = 6000;
