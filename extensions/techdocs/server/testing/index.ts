export { createGeneratorThreads } from '../build/generatorThreads';
