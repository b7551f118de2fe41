/** Many servers and proxies limit the request line to 8 kB. Longer queries are sent as POST requests. */
export const maxQueryLength = 6000;
