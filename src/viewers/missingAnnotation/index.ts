/** An empty state that lists the annotations that an entity needs, with a sample descriptor. */
export { MissingAnnotation } from './MissingAnnotation';
