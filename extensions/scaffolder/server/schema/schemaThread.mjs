import { parentPort } from 'node:worker_threads';
import jsonschema from 'jsonschema';

// A URL in a schema is never loaded: the package only resolves references inside the schema.
parentPort?.on('message', ({ value, schema }) => {
  try {
    const { errors } = jsonschema.validate(value, schema);
    parentPort?.postMessage({ errors: JSON.parse(JSON.stringify(errors)) });
  } catch (error) {
    parentPort?.postMessage({ message: error instanceof Error ? error.message : String(error) });
  }
});
parentPort?.postMessage('ready');
