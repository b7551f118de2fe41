export { createIndexer } from './createIndexer';
export { createStemmer } from './createStemmer';
