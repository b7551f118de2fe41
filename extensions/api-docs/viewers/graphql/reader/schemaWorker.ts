import { serveReader } from '../../background/serveReader';
import { createSchemaReader } from './schemaReader';

// Runs in a worker, because a large schema takes seconds to parse.
serveReader(createSchemaReader);
