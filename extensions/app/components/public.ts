/** Components that other extensions use on their pages. They depend on Material UI, so load this module with import(). */
export { ErrorPage, type ErrorPageProps } from './ErrorPage';
