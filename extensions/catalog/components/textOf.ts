/** The text of a field, for display. Fields of entities can contain any value. */
export { printableText as textOf } from '#model';
